export * from './amounts';
export * from './assumption-fields';
export * from './notes';
export * from './sheet';
export * from './table';
export * from './texts';
