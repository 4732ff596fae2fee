export * from './personal-token-schemas';
export * from './personal-tokens';
export * from './webhook-events';
export * from './webhook-schemas';
export * from './webhooks';
