export * from './canonical-json';
export * from './enumerations';
export * from './fields';
export * from './records';
export * from './saved-view-schemas';
