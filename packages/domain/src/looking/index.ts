export * from './looking';
export * from './schemas';
