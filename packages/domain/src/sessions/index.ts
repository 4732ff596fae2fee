export * from './session-limits';
