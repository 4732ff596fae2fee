export { statutoryCertificateOf } from './statutory-certificates';
export { fillPaper, SIGNING_PAPER_WORDS } from './papers';
