export { aCouple, type Couple } from './couple';
export { aFullCouple } from './full-couple';
export { aPlainCouple } from './plain-couple';
