export * from './enumerations';
export * from './names';
export * from './phone';
export * from './profile';
export * from './routing';
export * from './schemas';
export * from './second-factor';
export * from './second-factor-schemas';
