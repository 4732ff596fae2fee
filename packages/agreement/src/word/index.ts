export type { WordNote } from './notes';
export { openWord, WORD_FILE_MAX_BYTES, type WordRefusal } from './open-word';
export { readBack } from './read-back';
