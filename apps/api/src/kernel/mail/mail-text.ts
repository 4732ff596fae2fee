import { text } from '../texts';

/** Marks that turn the direction of what follows them, beyond the name that they stand in. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Line ends and other characters without a form: in a subject they would begin a header of their own. */
const CONTROLS = /[\p{Cc}\u2028\u2029\s]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text without what would end a header. */
export const headerLine = (line: string): string => line.replace(CONTROLS, ' ').trim();

/** What someone typed, as one line that neither ends a header nor turns the words around it. */
export const oneLine = (typed: string): string => headerLine(typed.replace(DIRECTION_MARKS, ''));

/** The same within a sentence: a name that is written from right to left keeps its place there. */
const within = (typed: string): string => {
  const line = oneLine(typed);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
};

/** Lines that someone typed, for a quotation: without empty ones. */
export const typedLines = (typed: string): string[] =>
  typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '');

const cleaned = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? within(value) : value]),
  );

/** Says the texts of mails, with what people typed made safe in them. */
export const say = Object.assign(
  (key: Parameters<typeof text>[0], ...values: Readonly<Record<string, unknown>>[]) =>
    (text as (key: string, ...values: Readonly<Record<string, unknown>>[]) => string)(key, ...values.map(cleaned)),
  { locale: text.locale },
) as typeof text;

/** A moment in words, with the name of the zone in which it is meant. */
export const momentIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(text.locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(moment);
