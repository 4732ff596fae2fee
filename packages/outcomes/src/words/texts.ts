import { createTranslator } from '@troth/domain/messages';
import { en } from '../generated/messages/en';
import type { Messages } from '../generated/messages/keys';

/** Who reads of the years: one of the couple, or one partner's attorney. */
export type Reader = 'PARTNER' | 'ATTORNEY';

export type Names = Readonly<Record<'A' | 'B', string>>;

/** A text that is said in other words to an attorney has them under its key and `.attorney`. */
type ToAttorney = `${string}.attorney`;
export type WordKey = Exclude<keyof Messages, ToAttorney>;
type Values = Readonly<Record<string, string | number>>;

const translate: (key: keyof Messages, values: Values) => string = createTranslator<Messages>(en, 'en');

/** Says a text; each takes what it names of the values and leaves the rest. */
export type Say = (key: WordKey, values?: Values) => string;

const sayToPartner: Say = (key, values = {}) => translate(key, values);
const sayToAttorney: Say = (key, values = {}) => {
  const own = `${key}.attorney`;
  return translate(own in en ? (own as keyof Messages) : key, values);
};

/** The texts of the years in the words for one reader. */
export const sayTo = (reader: Reader): Say => (reader === 'ATTORNEY' ? sayToAttorney : sayToPartner);
