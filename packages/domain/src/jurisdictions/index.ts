export * from './counsel';
export * from './choose-state';
export * from './enumerations';
export * from './law-change';
export * from './schemas';
