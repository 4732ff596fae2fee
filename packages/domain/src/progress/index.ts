export * from './menu';
export * from './next-step';
export * from './overall';
export * from './reminder';
export * from './schemas';
export * from './time-left';
