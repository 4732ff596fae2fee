export * from './format';
export * from './platform-crypto';
export * from './timeline';
export * from './verify';
