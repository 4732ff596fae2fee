export * from './blocker';
export * from './schemas';
export * from './waiting';
