export * from './read-seal';
