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

type LoadCatalog<M> = () => Promise<CompiledCatalog<M>>;

/**
 * The texts of one package or portal, from its compiled catalogs. Boot loads the locale while it looks for a session, so a
 * portal's texts weigh nothing on the script that starts it:
 * `export const texts = createTexts(async () => (await import('./generated/messages/en')).en, ...);`
 * `export const { t } = texts;` and `bootPortal({ texts: [texts], ... })`.
 *
 * @param english The catalog itself, where texts are needed before boot; else how it is loaded.
 */
export function createTexts<M>(english: CompiledCatalog<M> | LoadCatalog<M>, loadPseudo: LoadCatalog<M>): Texts<M> {
  const isLoaded = typeof english !== 'function';
  let current = createTranslator(isLoaded ? english : ({} as CompiledCatalog<M>), 'en');
  const loadEnglish = () => (isLoaded ? english : english());
  const say = ((...args: Parameters<Translator<M>>) => current(...args)) as Translator<M>;
  const t = Object.defineProperty(say, 'locale', { get: () => current.locale });
  return {
    t,
    use: async (locale) => {
      // Plurals, numbers and dates of the pseudolocale are English.
      current = createTranslator(await (locale === 'pseudo' ? loadPseudo() : loadEnglish()), 'en');
    },
  };
}
