export * from './counterparts';
export * from './schemas';
export * from './unread-mail';
