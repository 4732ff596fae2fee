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

/** What stands before an amount, such as “$” or “CHF ”. Asking a formatter for each amount costs far more than its digits. */
const currencySigns = new Map<string, string>();
function currencySign(currency: string): string {
  const known = currencySigns.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const sign = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('');
  currencySigns.set(currency, sign);
  return sign;
}

/** Money to the cent with its currency's sign, as `Intl` writes it in English. Cents never pass through a binary fraction. */
export function formatCents(valueInCents: number, currency: string): string {
  const digits = String(Math.abs(valueInCents)).padStart(3, '0');
  let at = digits.length - 2;
  let amount = `.${digits.slice(at)}`;
  for (; at > 3; at -= 3) amount = `,${digits.slice(at - 3, at)}${amount}`;
  return `${valueInCents < 0 ? '\u2212' : ''}${currencySign(currency)}${digits.slice(0, at)}${amount}`;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => monthFormat.format(Date.UTC(2000, month)));

/** '2027-06-12' as 'June 12, 2027'. */
export function formatDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}

const [SPACE, LAST_PRINTED] = [0x20, 0x7e];

/** Nothing in it is to be cleaned: plain letters with single spaces between, as most answers are. */
function isClean(text: string): boolean {
  let last = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > LAST_PRINTED || (code === SPACE && last === SPACE)) return false;
    last = code;
  }
  return last !== SPACE || text === '';
}

/** What a person typed, with control characters taken out and runs of spaces folded; line breaks stay. */
export const cleanText = (text: string): string =>
  isClean(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim();
