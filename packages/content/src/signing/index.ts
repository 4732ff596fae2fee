export { type StatutoryCertificate, statutoryCertificateOf } from './statutory-certificates';
export { fillPaper, SIGNING_PAPER_WORDS, type SigningPaperWords } from './papers';
