export { type Reader, ReachFinder, summariesOf, textsOf } from './reach';
