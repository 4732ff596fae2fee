import { type CompiledCatalog, createTranslator, type Translator } from '@troth/domain/messages';

export interface Texts<M> {
  /** Says a text of the catalog. */
  t: Translator<M>;
  /** Loads a locale before the first screen is shown. */
  use: (locale: Locale) => Promise<void>;
}

/** English, or the pseudolocale that shows texts which no catalog holds. */
export type Locale = 'en' | 'pseudo';

const localeKey = 'troth-locale';

/** `?locale=pseudo` switches for this tab until `?locale=en`. Never in production. */
export function chosenLocale(
  environmentName: string,
  search: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Locale {
  if (environmentName === 'production') return 'en';
  const asked = new URLSearchParams(search).get('locale');
  if (asked === 'pseudo' || asked === 'en') storage.setItem(localeKey, asked);
  return storage.getItem(localeKey) === 'pseudo' ? 'pseudo' : 'en';
}

/**
 * The texts of one package or portal, from its compiled catalog:
 * `export const texts = createTexts(en, async () => (await import('./generated/messages/pseudo')).pseudo);`
 * `export const { t } = texts;` and `bootPortal({ texts: [texts], ... })`.
 */
export function createTexts<M>(english: CompiledCatalog<M>, loadPseudo: () => Promise<CompiledCatalog<M>>): Texts<M> {
  let current = createTranslator(english, 'en');
  const say = ((...args: Parameters<Translator<M>>) => current(...args)) as Translator<M>;
  const t = Object.defineProperty(say, 'locale', { get: () => current.locale });
  return {
    t,
    use: async (locale) => {
      // Plurals, numbers and dates of the pseudolocale are English.
      current = createTranslator(locale === 'pseudo' ? await loadPseudo() : english, 'en');
    },
  };
}
