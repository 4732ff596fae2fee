import { en } from '../generated/messages/en';
import type { Messages } from '../generated/messages/keys';
import { createTranslator, type Translator } from './translator';

/** Keys of the domain's own catalog: validation messages, labels of enumerations, reasons for refusals. */
export type DomainMessages = Messages;
export type DomainMessageKey = keyof Messages;

/** Says the domain's texts in some language; a portal makes one with `createTranslator`. */
export type DomainTranslator = Translator<Messages>;

/**
 * Says the domain's texts in English, the language in which the specifications quote them.
 * Schemas use it, so that an issue that the API returns carries the exact text.
 */
export const say: DomainTranslator = createTranslator<Messages>(en, 'en');

/** Keys whose text takes no argument. */
export type PlainMessageKey = {
  [K in DomainMessageKey]: Messages[K] extends `${string}{${string}` ? never : K;
}[DomainMessageKey];
