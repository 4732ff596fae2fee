import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Refused below this many guesses, as a power of ten: what one of ten million machines finds at once if hashes leak. */
const FEWEST_GUESSES_LOG10 = 8;

/** Words that anyone would try on this product first. Documented in docs/security.md (ASVS 5.0, 6.1.2). */
const PRODUCT_WORDS = ['prenuptial', 'premarital', 'prenup', 'troth', 'wedding', 'marriage'];

/** What has to be left of a password when the words of the product and of the person's address are taken out. */
const FEWEST_OTHER_CHARACTERS = 8;

/** 49,000 leaked passwords and 7,800 words, loaded with the first new password: they take 35 MB. */
let dictionaries: Promise<ZxcvbnFactory> | undefined;

async function loadDictionaries(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

/**
 * Whether a guesser who knows leaked passwords, keyboards, this product and the address finds the password soon: one
 * from a list of leaked ones, a variation of one, a row of keys, a repetition (ASVS 5.0, 6.2.4, 6.2.11 and 6.2.12).
 *
 * @param password With 12 to 128 characters.
 * @param email In lower case.
 */
export async function isEasyToGuess(password: string, email: string): Promise<boolean> {
  const known = [...PRODUCT_WORDS, ...email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 3)];
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  if (rest.length < password.length && [...rest].length < FEWEST_OTHER_CHARACTERS) return true;
  dictionaries ??= loadDictionaries();
  return (await dictionaries).check(password, known).guessesLog10 < FEWEST_GUESSES_LOG10;
}
