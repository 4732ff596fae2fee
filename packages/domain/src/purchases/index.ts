export * from './charge';
export * from './derived-states';
export * from './discounts';
export * from './enumerations';
export * from './ledger';
export * from './refunds';
export * from './schemas';
export * from './split';
