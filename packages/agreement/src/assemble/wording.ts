import { createTranslator } from '@troth/domain/messages';
import { en } from '../generated/messages/en';
import type { Messages } from '../generated/messages/keys';

/** Says the assembly's own words: labels, headings of tables, joiners. Clause texts come from the template. */
export const say = createTranslator<Messages>(en, 'en');

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999 in words, as instruments repeat it; null for any other, which stays in digits. */
export function numberWords(value: number): string | null {
  if (!Number.isInteger(value) || value < 0 || value > 999) return null;
  if (value < 20) return ONES[value] ?? null;
  if (value < 100)
    return [TENS[Math.floor(value / 10)], value % 10 === 0 ? null : ONES[value % 10]].filter(Boolean).join('-');
  const rest = value % 100;
  return `${ONES[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${numberWords(rest)}`}`;
}

/** 'forty percent (40%)', 'two and one-half percent (2.5%)'; digits alone with any other fraction. */
export function percentWords(value: number): string {
  const words = numberWords(value);
  const whole = numberWords(value - 0.5);
  if (whole !== null && value >= 1) return say('percent.half', { words: whole, value: String(value) });
  return words === null
    ? say('percent', { value: String(value) })
    : say('percent.words', { words, value: String(value) });
}

/** 'six (6)'. */
export function countWords(value: number): string {
  const words = numberWords(value);
  return words === null ? String(value) : say('count.words', { words, value: String(value) });
}

/** Making a formatter costs far more than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();
function moneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  moneyFormats.set(currency, made);
  return made;
}

/** Money to the cent with its currency's sign. Cents never pass through a binary fraction. */
export function formatCents(valueInCents: number, currency: string): string {
  const sign = valueInCents < 0 ? '-' : '';
  const digits = String(Math.abs(valueInCents)).padStart(3, '0');
  const amount = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return moneyFormat(currency).format(amount).replace('-', '\u2212');
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** '2027-06-12' as 'June 12, 2027'. */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = monthName.format(new Date(`${year}-${month}-01T00:00:00Z`));
  return `${name} ${Number(day)}, ${year}`;
}

/** What a person typed, with control characters taken out and runs of spaces folded; line breaks stay. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
