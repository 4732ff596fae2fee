export * from './plan-deadlines';
export * from './schemas';
export * from './steps';
