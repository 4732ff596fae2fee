export { cases } from '../cases/cases';
export { aCouple, type Couple } from './couple';
export { aFullCouple } from './full-couple';
export { aPlainCouple } from './plain-couple';
export { causesBeside, oneAnswerChanges, wrongCauses } from './one-answer-changes';
export { FEW_WORDS, paperSize } from './paper-size';
