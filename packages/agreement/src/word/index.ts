export type { WordNote } from './notes';
export { type OpenedWord, openWord, WORD_FILE_MAX_BYTES, type WordRefusal } from './open-word';
export { type ReadBack, readBack } from './read-back';
