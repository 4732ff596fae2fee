export * from './attorney-rules';
export * from './compare';
export * from './discussion';
export * from './follow-ups';
export * from './schemas';
