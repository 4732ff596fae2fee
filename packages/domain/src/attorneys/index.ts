export * from './enumerations';
export * from './ratings';
export * from './schemas';
export * from './stages';
