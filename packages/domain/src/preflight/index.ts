export * from './codes';
export * from './contradictions';
export * from './facts';
export * from './finding';
export * from './one-sided';
export * from './own-words';
export * from './preflight';
export * from './schemas';
