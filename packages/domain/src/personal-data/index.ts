export * from './archive';
export * from './schemas';
