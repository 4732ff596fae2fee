export * from './questions';
export * from './schemas';
