import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';

/** A catalog as `troth-messages` compiles it: the keys of `M`, each with its parsed ICU message. */
export type CompiledCatalog<M> = { readonly [K in keyof M]: CompiledMessage };

type Arguments<Text> = Text extends string
  ? GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }>
  : never;
type ArgumentList<Text> = keyof Arguments<Text> extends never ? [] : [values: Arguments<Text>];

/** Says the text of a key; the arguments that its English text names are required, and typed by it. */
export interface Translator<M> {
  <K extends keyof M & string>(key: K, ...values: ArgumentList<M[K]>): string;
  readonly locale: string;
}

const cached = <A extends unknown[], T>(make: (...args: A) => T) => {
  const made = new Map<string, T>();
  return (...args: A): T => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
};

const formatters = {
  getDateTimeFormat: cached(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: cached((...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args)),
  getPluralRules: cached((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};

/**
 * Makes the function that says a catalog's texts.
 * @param locale BCP 47 tag that plurals, numbers and dates follow; the pseudolocale uses `en`.
 */
export function createTranslator<M>(catalog: CompiledCatalog<M>, locale: string): Translator<M> {
  const translate = (key: keyof M & string, values?: FormatValues<string>): string => {
    const text = format(catalog[key], locale, values, { formatters });
    return typeof text === 'string' ? text : text.join('');
  };
  return Object.assign(translate, { locale }) as Translator<M>;
}
