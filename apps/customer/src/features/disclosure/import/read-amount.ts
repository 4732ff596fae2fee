import { LARGEST_AMOUNT_IN_CENTS } from '@troth/domain/constants';
import type { ImportDecimalMark } from '@troth/domain/disclosure';
import { CURRENCIES, type Currency } from '@troth/domain/money';

interface Unsigned {
  readonly digits: string;
  readonly isNegative: boolean;
}

/** No amount is longer, with all that stands around it. */
const LONGEST = 40;
const MINUS = /^[-\u2212\u2012\u2013\u25b2\u25b3]|[-\u2212]$/u;
const DEBIT = /^DR\.?\s|[\s\d)]DR\.?$/i;
const CREDIT = /^CR\.?\s|(?<=[\s\d)])CR\.?$/i;
const SYMBOLS = new RegExp(
  `^(?:${CURRENCIES.join('|')}|A\\$|CA\\$|US\\$|S\\$|CN¥|Rs\\.?)|(?:${CURRENCIES.join('|')}|円|元)$|[$€£¥₹￥]`,
  'gi',
);
/** Figures and the marks between them. */
const FIGURES = /^[\d.,'’]*\d[.,]?$/;

/** What stands for no amount at all. */
export const isBlankAmount = (text: string): boolean => /^(?:[-–—]{1,3}|n\/?a|)$/i.test(text.trim());

/** The figures of an amount without currency and sign; null when it is no amount. */
function unsigned(text: string): Unsigned | null {
  if (text.length > LONGEST) return null;
  // Full-width figures and spaces of any width become the plain ones.
  let rest = text.normalize('NFKC').trim();
  let isNegative = false;
  if (/^\(.*\)$/.test(rest)) {
    isNegative = true;
    rest = rest.slice(1, -1).trim();
  }
  if (DEBIT.test(rest)) {
    isNegative = !isNegative;
    rest = rest.replace(/^DR\.?|DR\.?$/i, '').trim();
  } else {
    rest = rest.replace(CREDIT, '').trim();
  }
  rest = rest.replace(SYMBOLS, '').trim();
  if (MINUS.test(rest)) isNegative = !isNegative;
  rest = rest.replace(/^\+/, '').replace(MINUS, '').trim();
  const digits = rest.replace(/(?<=\d)\s(?=\d{3}(?:\D|$))/gu, "'");
  return FIGURES.test(digits) || /^[.,]\d+$/.test(digits) ? { digits, isNegative } : null;
}

/** Thousands in groups of three, or of two before the last as in India. */
const GROUPED = /^\d{1,3}(?:[.,'’]\d{2,3})*[.,'’]\d{3}$/;

function centsOf(whole: string, decimals: string): number | null {
  const cents =
    Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) + (Number(decimals[2] ?? 0) >= 5 ? 1 : 0);
  return cents <= LARGEST_AMOUNT_IN_CENTS ? cents : null;
}

/**
 * An amount as a bank prints it: with currency, in brackets, with the minus before or behind, `CR` or `DR`, grouped in
 * thousands or lakhs. Decimals beyond the second are rounded half away from zero, as in a money field.
 *
 * @param mark What stands before the decimals.
 * @returns Integer hundredths; null when it is no amount in that notation.
 */
export function readAmount(text: string, mark: ImportDecimalMark): number | null {
  const read = unsigned(text);
  if (read === null) return null;
  const decimalMark = mark === 'POINT' ? '.' : ',';
  const [grouped = '', decimals = '', ...more] = read.digits.split(decimalMark);
  if (more.length > 0 || !/^\d*$/.test(decimals)) return null;
  if (!/^\d*$/.test(grouped) && !GROUPED.test(grouped)) return null;
  if (grouped === '' && decimals === '') return null;
  const cents = centsOf(grouped.replace(/\D/g, ''), decimals);
  return cents === null ? null : read.isNegative && cents !== 0 ? -cents : cents;
}

/** What one amount says of the notation; null when both readings are possible or make no difference. */
function markOf(text: string): ImportDecimalMark | null {
  const asPoint = readAmount(text, 'POINT');
  const asComma = readAmount(text, 'COMMA');
  if ((asPoint === null) === (asComma === null)) return null;
  return asPoint === null ? 'COMMA' : 'POINT';
}

/** Whether the notation makes a difference to an amount. */
const isUnclear = (text: string) => {
  const asPoint = readAmount(text, 'POINT');
  const asComma = readAmount(text, 'COMMA');
  return asPoint !== null && asComma !== null && asPoint !== asComma;
};

export interface MarkGuess {
  /** Null when the amounts allow both. */
  readonly mark: ImportDecimalMark | null;
  /** The first amount that both notations read, each in its own way. */
  readonly unclear: string | null;
}

/** The notation of a column, told by amounts that only one of the two can read. */
export function guessDecimalMark(texts: readonly string[]): MarkGuess {
  const counts = { POINT: 0, COMMA: 0 };
  for (const text of texts) {
    const mark = markOf(text);
    if (mark !== null) counts[mark] += 1;
  }
  const unclear = texts.find(isUnclear) ?? null;
  if (counts.POINT > counts.COMMA) return { mark: 'POINT', unclear: null };
  if (counts.COMMA > counts.POINT) return { mark: 'COMMA', unclear: null };
  // With nothing between the figures, or with the same sum either way, there is nothing to ask.
  return unclear === null ? { mark: 'POINT', unclear: null } : { mark: null, unclear };
}

const CODE = new RegExp(`(?<![A-Z])(${CURRENCIES.join('|')})(?![A-Z])`);
const SIGNS: readonly (readonly [RegExp, Currency])[] = [
  [/CA\$/, 'CAD'],
  [/A\$/, 'AUD'],
  [/S\$/, 'SGD'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹|\bRs\b/, 'INR'],
  [/CN¥|元|人民币/, 'CNY'],
  [/[¥￥]|円/, 'JPY'],
];

/** The currency that a text names, by its code or by its symbol; null when it names none that entries have. */
export function currencyIn(text: string): Currency | null {
  const code = CODE.exec(text.toUpperCase())?.[1];
  if (code !== undefined) return code as Currency;
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}
