export { aCouple, type Couple } from './couple';
export { aFullCouple } from './full-couple';
