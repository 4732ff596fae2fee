export { TERM_KEYS, type TermContent, type TermKey, terms, termsOfState } from './term';
