export * from './display';
export * from './problems';
export * from './schemas';
