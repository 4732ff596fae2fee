import type { PayoutItem } from './payout-items';

/** A sum over items, in cents. */
export const sumOf = (items: readonly PayoutItem[], cents: (item: PayoutItem) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);

/** What the services bought in a month come to. */
export interface MonthSum {
  /** "2026-11", where the reader is. */
  readonly month: string;
  readonly dueInCents: number;
  readonly paidInCents: number;
}

const monthOf = ({ boughtAt }: PayoutItem): string => {
  const bought = new Date(boughtAt);
  return `${bought.getFullYear()}-${String(bought.getMonth() + 1).padStart(2, '0')}`;
};

/** What is due and was paid, by the month in which services were bought, the latest first. */
export const byMonth = (items: readonly PayoutItem[]): MonthSum[] =>
  [...new Set(items.map(monthOf))]
    .map((month) => ({ month, of: items.filter((item) => monthOf(item) === month) }))
    .map(({ month, of }) => ({
      month,
      dueInCents: sumOf(of, ({ dueInCents }) => dueInCents),
      paidInCents: sumOf(of, ({ paidInCents }) => paidInCents),
    }))
    .toSorted((a, b) => b.month.localeCompare(a.month));
