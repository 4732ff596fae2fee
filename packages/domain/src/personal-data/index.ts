export * from './archive';
export * from './deletion';
export * from './schemas';
