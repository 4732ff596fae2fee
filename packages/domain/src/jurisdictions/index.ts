export * from './choose-state';
export * from './enumerations';
export * from './schemas';
