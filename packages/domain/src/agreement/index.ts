export * from './agreement-template';
export * from './clause-discussion-schemas';
export * from './draft-schemas';
export * from './enumerations';
export * from './run-schemas';
export * from './schemas';
export * from './template-text';
