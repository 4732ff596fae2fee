export * from './agreement-template';
export * from './clause-discussions';
export * from './drafts';
export * from './enumerations';
export * from './runs';
export * from './schemas';
export * from './template-text';
