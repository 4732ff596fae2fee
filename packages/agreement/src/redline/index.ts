export { applyRedline, wordsOfAgreement } from './apply-redline';
export { redline } from './redline';
