import { en } from '../generated/messages/en';
import type { Messages } from '../generated/messages/keys';
import { createTranslator, type Translator } from './translator';

export type DomainMessageKey = keyof Messages;

/** Says the domain's texts in some language; a portal makes one with `createTranslator`. */
export type DomainTranslator = Translator<Messages>;

const english = createTranslator<Messages>(en, 'en');
let current: DomainTranslator = english;

/**
 * Says the domain's texts in English, the language in which the specifications quote them.
 * Schemas use it, so that an issue that the API returns carries the exact text.
 */
export const say: DomainTranslator = Object.assign(
  ((...args: Parameters<DomainTranslator>) => current(...args)) as DomainTranslator,
  { locale: english.locale },
);

/**
 * Lets a portal in the pseudolocale hear the domain's texts in it, those of the schemas too, so that a text which no
 * catalog holds stands out there as well. Called once, before the first screen; the API never calls it.
 */
export async function speakDomain(locale: 'en' | 'pseudo'): Promise<void> {
  current =
    locale === 'en' ? english : createTranslator((await import('../generated/messages/pseudo')).pseudo, english.locale);
}

/** Keys whose text takes no argument. */
export type PlainMessageKey = {
  [K in DomainMessageKey]: Messages[K] extends `${string}{${string}` ? never : K;
}[DomainMessageKey];
