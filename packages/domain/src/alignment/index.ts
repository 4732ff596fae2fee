export * from './attorney-rules';
export * from './compare';
export * from './schemas';
