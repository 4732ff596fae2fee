export * from './personal-token-schemas';
export * from './personal-tokens';
export * from './webhook-event-schemas';
export * from './webhook-schemas';
export * from './webhooks';
