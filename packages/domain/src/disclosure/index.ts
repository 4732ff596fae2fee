export * from './amounts';
export * from './enumerations';
export * from './evidence';
export * from './income-completeness';
export * from './joint-entries';
export * from './schemas';
export * from './totals';
