export { applyRedline, wordsOfAgreement } from './apply-redline';
export { sourcesIn } from './evidence';
export { redline } from './redline';
export { type Redline, redlineSchema } from './schemas';
