export { applyRedline, wordsOfAgreement } from './apply-redline';
export { changedClauses } from './changed-clauses';
export { sourcesIn } from './evidence';
export { redline } from './redline';
export { type Redline, redlineSchema } from './schemas';
