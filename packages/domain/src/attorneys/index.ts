export * from './availability';
export * from './enumerations';
export * from './external-attorney';
export * from './payout-account';
export * from './ratings';
export * from './reviewing';
export * from './schemas';
export * from './stages';
