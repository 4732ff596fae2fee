export { applyRedline, wordsOfAgreement } from './apply-redline';
export { redline } from './redline';
export { type Redline, redlineSchema } from './schemas';
