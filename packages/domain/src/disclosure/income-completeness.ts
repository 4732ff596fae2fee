import { EARLIER_INCOME_YEARS_REQUIRED, FINANCIAL_ENTRIES_EXCEEDED } from '../constants';
import { type CalendarDate, yearOf } from '../dates/calendar';
import type { DomainTranslator } from '../messages/say';

/** As much of an entry as completeness reads. */
export interface LiveEntry {
  readonly deletedAt: string | null;
}

/**
 * The calendar years for which a partner still owes an income entry: the current one and the two before it.
 * A year with at least one live entry is covered, whatever the amount; zero is a valid answer.
 *
 * @param incomes One partner's incomes on one document, deleted ones included.
 * @param today Calendar date in the time zone of the document's state (D32).
 * @returns Missing years, oldest first; empty when complete. The specification is silent on order; this one is ours.
 * @see Customer spec §5 "Income completeness".
 */
export function missingIncomeYears(
  incomes: readonly (LiveEntry & { readonly year: number })[],
  today: CalendarDate,
): number[] {
  const covered = new Set(incomes.filter(({ deletedAt }) => deletedAt === null).map(({ year }) => year));
  const thisYear = yearOf(today);
  const years = Array.from(
    { length: EARLIER_INCOME_YEARS_REQUIRED + 1 },
    (_, i) => thisYear - EARLIER_INCOME_YEARS_REQUIRED + i,
  );
  return years.filter((year) => !covered.has(year));
}

/** 'Please add income for X', 'X and Y', or 'X, Y, and Z'; null when no year is missing. Customer spec §5. */
export function missingIncomeMessage(translate: DomainTranslator, missingYears: readonly number[]): string | null {
  const [first, second, third] = missingYears.map(String);
  if (first === undefined) return null;
  if (second === undefined) return translate('disclosure.income.missingOne', { first });
  if (third === undefined) return translate('disclosure.income.missingTwo', { first, second });
  return translate('disclosure.income.missingThree', { first, second, third });
}

/**
 * Whether a partner's financials are done: more than 2 live entries of all kinds, incomes included, and income for all
 * three years. Customer spec §5; D32.
 */
export function areFinancialsDone(facts: {
  readonly entries: readonly LiveEntry[];
  readonly incomes: readonly (LiveEntry & { readonly year: number })[];
  readonly today: CalendarDate;
}): boolean {
  const live = [...facts.entries, ...facts.incomes].filter(({ deletedAt }) => deletedAt === null);
  return live.length > FINANCIAL_ENTRIES_EXCEEDED && missingIncomeYears(facts.incomes, facts.today).length === 0;
}
