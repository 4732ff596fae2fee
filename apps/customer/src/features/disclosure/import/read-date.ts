import { type CalendarDate, isCalendarDate } from '@troth/domain/dates';
import { IMPORT_DATE_ORDERS, type ImportDateOrder } from '@troth/domain/disclosure';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Months of the banks' other languages that do not start like the English ones. */
const OTHER_MONTHS: Readonly<Record<string, number>> = {
  mär: 3,
  mrz: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  fév: 2,
  avr: 4,
  aoû: 8,
  déc: 12,
};
/** A year of two figures up to this is of this century. */
const LAST_SHORT_YEAR = 68;

const monthOf = (name: string): number | null => {
  const start = name.toLowerCase().slice(0, 3);
  const at = MONTHS.indexOf(start);
  return at >= 0 ? at + 1 : (OTHER_MONTHS[start] ?? null);
};

const yearOf = (figures: string): number => {
  const year = Number(figures);
  if (figures.length > 2) return year;
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year;
};

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** A time of day and a zone behind a date say nothing of the day. */
const TIME = /[T\s,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})?$/i;
const YEAR_FIRST = /^(\d{4})[-/.年\s]\s?(\d{1,2})[-/.月\s]\s?(\d{1,2})日?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const FIGURES = /^(\d{1,2})([-/.\s])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/;
const DAY_NAMED_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[-/.\s]+(\p{L}{3,9})\.?[-/.,\s]+(\d{4}|\d{2})$/u;
const NAMED_MONTH_DAY = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/u;

/** No date is longer, with its time. */
const LONGEST = 60;

const tidy = (text: string) => text.slice(0, LONGEST).normalize('NFKC').trim().replace(TIME, '').trim();

/** A date whose parts can stand in one order only: the year first, or the month by its name. */
function plainDate(text: string): CalendarDate | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (year !== undefined) return dateOf(Number(year), Number(month), Number(day));
  const [, first, name, end] = DAY_NAMED_MONTH.exec(text) ?? [];
  if (first !== undefined && name !== undefined && end !== undefined) return named(name, first, end);
  const [, start, number, last] = NAMED_MONTH_DAY.exec(text) ?? [];
  return start !== undefined && number !== undefined && last !== undefined ? named(start, number, last) : null;
}

function named(name: string, day: string, year: string): CalendarDate | null {
  const month = monthOf(name);
  return month === null ? null : dateOf(yearOf(year), month, Number(day));
}

/**
 * A calendar date as banks write it.
 *
 * @param order In which order day, month and year stand where figures alone do not tell.
 * @returns null when it is no date in that order.
 */
export function readDate(text: string, order: ImportDateOrder): CalendarDate | null {
  const tidied = tidy(text);
  const plain = plainDate(tidied);
  if (plain !== null) return plain;
  const [, one, separator, two, three] = FIGURES.exec(tidied) ?? [];
  if (one === undefined || two === undefined || three === undefined) return null;
  // Nobody who writes the month first writes dots.
  if (order === 'MDY') return separator === '.' ? null : dateOf(yearOf(three), Number(one), Number(two));
  if (order === 'DMY') return dateOf(yearOf(three), Number(two), Number(one));
  return three.length === 2 ? dateOf(yearOf(one.padStart(2, '0')), Number(two), Number(three)) : null;
}

export interface OrderGuess {
  /** Null when the dates allow several. */
  readonly order: ImportDateOrder | null;
  /** The first date that reads differently by order. */
  readonly unclear: string | null;
}

/** The order of a column's dates: the one in which all of them are dates, when there is one only. */
export function guessDateOrder(texts: readonly string[]): OrderGuess {
  const written = texts.filter((text) => text.trim() !== '');
  const counts = IMPORT_DATE_ORDERS.map((order) => ({
    order,
    count: written.filter((text) => readDate(text, order) !== null).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most).map(({ order }) => order);
  const [only] = best;
  if (only === undefined || best.length === 1) return { order: only ?? null, unclear: null };
  const unclear = written.find((text) => new Set(best.map((order) => readDate(text, order))).size > 1) ?? null;
  return unclear === null ? { order: only, unclear: null } : { order: null, unclear };
}
