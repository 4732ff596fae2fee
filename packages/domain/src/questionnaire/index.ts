export * from './answer-error';
export * from './canonical-value';
export * from './continue-from';
export * from './enumerations';
export * from './evaluate';
export * from './index-questionnaire';
export * from './schemas';
export * from './sections';
