export * from './enumerations';
export * from './income-completeness';
export * from './joint-entries';
export * from './schemas';
