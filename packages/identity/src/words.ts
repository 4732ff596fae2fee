import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type FormatValues } from 'icu-minify/format';
import { en } from './generated/messages/en';
import type { Messages } from './generated/messages/keys';

export type MessageKey = keyof Messages;
type ArgumentsOf<Key extends MessageKey> = GetICUArgs<
  Messages[Key],
  { ICUArgument: string; ICUNumberArgument: number }
>;
type ArgumentList<Key extends MessageKey> = keyof ArgumentsOf<Key> extends never ? [] : [values: ArgumentsOf<Key>];

const locale = 'en';
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** The text of a key of messages/en.json; the arguments that it names are required. */
export function say<Key extends MessageKey>(key: Key, ...[values]: ArgumentList<Key>): string {
  const text = format(en[key], locale, values as FormatValues<string> | undefined, { formatters });
  return typeof text === 'string' ? text : text.join('');
}
