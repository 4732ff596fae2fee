export * from './schemas';
export * from './problems';
