export { fillPaper, SIGNING_PAPER_WORDS, type SigningPaperWords } from './papers';
