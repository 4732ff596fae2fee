export * from './personal-token-schemas';
export * from './personal-tokens';
