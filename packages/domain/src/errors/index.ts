export * from './browser-failure-schemas';
export * from './problems';
export * from './schemas';
