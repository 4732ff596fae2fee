export { applyRedline, wordsOfAgreement } from './apply-redline';
export { type ChangedClause, changedClauses } from './changed-clauses';
export { sourcesIn } from './evidence';
export { redline } from './redline';
export { type Redline, redlineSchema } from './schemas';
