import { parseMoney } from '../money/money';

/**
 * What an agreed number comes to by years of marriage: an amount or months for each full year, or a year from which
 * something is possible.
 */
export const BY_YEARS = ['AMOUNT', 'MONTHS', 'FROM_YEAR'] as const;
export type ByYears = (typeof BY_YEARS)[number];

/** The picture reaches this far, and five years past a later threshold. */
const SHOWN_YEARS = 20;
/** The table has the first year and every fifth. */
const TABLE_INTERVAL = 5;

export interface YearStep {
  /** Full years of marriage, from 1. */
  readonly years: number;
  /** Cents, months, or for a threshold 1 from its year on and 0 before. */
  readonly value: number;
  /** Whether the table beside the picture has this year. */
  readonly isInTable: boolean;
}

/**
 * The steps that an answer makes, one for each full year of marriage; empty while the answer is not a number above zero.
 * Only full years count, as the questions on spousal support say. Ours: the specification has no such picture.
 *
 * @param typed The answer as typed, dollars for an amount.
 */
export function stepsByYears(byYears: ByYears, typed: string): YearStep[] {
  const each = byYears === 'AMOUNT' ? parseMoney(typed) : typed.trim() === '' ? null : Number(typed);
  if (each === null || !Number.isFinite(each) || each <= 0) return [];
  const reach = byYears === 'FROM_YEAR' ? Math.max(SHOWN_YEARS, Math.ceil(each) + TABLE_INTERVAL) : SHOWN_YEARS;
  return Array.from({ length: Math.min(reach, 100) }, (_, at) => {
    const years = at + 1;
    const value = byYears === 'FROM_YEAR' ? Number(years >= each) : years * each;
    return { years, value, isInTable: years === 1 || years % TABLE_INTERVAL === 0 };
  });
}
