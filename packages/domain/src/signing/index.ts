export * from './codes';
export * from './facts';
export * from './papers';
export * from './schemas';
export * from './sheet';
