export * from './attorney-rules';
export * from './compare';
export * from './follow-ups';
export * from './schemas';
