export * from './enumerations';
export * from './blocker';
export * from './schemas';
export * from './stage';
export * from './time-left';
export * from './waiting';
