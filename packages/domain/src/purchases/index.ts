export * from './derived-states';
export * from './enumerations';
export * from './schemas';
