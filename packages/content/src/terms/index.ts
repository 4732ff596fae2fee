export { terms, termsOfState } from './term';
