export * from './enumerations';
export * from './exchange';
export * from './schemas';
export * from './money';
