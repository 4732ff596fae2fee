export * from './agreement-template';
export * from './enumerations';
export * from './schemas';
export * from './template-text';
