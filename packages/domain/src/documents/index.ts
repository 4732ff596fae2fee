export * from './approval';
export * from './document-files';
export * from './document-states';
export * from './enumerations';
export * from './file-name';
export * from './schemas';
export * from './text';
export * from './told-answers';
