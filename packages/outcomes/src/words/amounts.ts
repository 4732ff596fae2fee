import { inTodaysMoney } from '../cents';
import type { Range, Support } from '../statement';
import type { Ruling } from '../terms';
import type { Names, Say } from './texts';
/** Choices of the rules that have words of their own. */
const CHOICES = [
  'all',
  'all_but_gifts',
  'all_shared',
  'amount',
  'anyone',
  'as_deed_says',
  'borrower',
  'both',
  'both_waive',
  'by_cause',
  'by_contribution',
  'by_down_payment',
  'community',
  'contributions_shared',
  'court',
  'earner',
  'equal',
  'equally',
  'everything',
  'except_listed',
  'fixed_percent',
  'fraction',
  'growth_shared',
  'half',
  'holder',
  'joint_title',
  'kept',
  'law',
  'least_amount',
  'least_half',
  'least_third',
  'lump_sum',
  'none',
  'not_returned',
  'nothing_shared',
  'owner',
  'owner_all',
  'partly',
  'partner_a',
  'partner_a_waives',
  'partner_b',
  'partner_b_waives',
  'receive',
  'receiver_all',
  'returned',
  'returned_with_growth',
  'shared',
  'shared_once_vested',
  'shared_only',
  'spent',
  'spent_and_growth',
  'spouse',
  'stay',
  'stays',
  'sum_per_year',
  'time_rule',
  'title',
  'traceable',
  'waived_by_a',
  'waived_by_b',
  'yearly_share',
] as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
export const amount = (cents: number): string => dollars.format(Math.round(cents / 100)).replace('-', '−');

/** How cents of a year are shown: in the money of the wedding day, or in that of the year. */
export type Shown = (cents: number) => number;
export const shownIn =
  (year: number, inflationBp: number, isToday: boolean): Shown =>
  (cents) =>
    isToday ? inTodaysMoney(cents, year, inflationBp) : cents;

export function rangeText(say: Say, { low, high }: Range, shown: Shown): string {
  const [least, most] = [amount(shown(low)), amount(shown(high))];
  return least === most ? least : say('range', { low: least, high: most });
}

/** Clauses by key, as they are called in the agreement: `4.2 Retirement savings`. */
export type ClauseNames = ReadonlyMap<string, string>;

/** What a rule says here, and where that stands. */
export function whyText(
  say: Say,
  { rule, choice, source, inputs, changedByHand }: Ruling,
  names: Names,
  clauses: ClauseNames,
): string {
  const bare = choice.replace(/^law_/, '');
  const named = rule === 'REACH' && bare === 'all' ? 'everything' : bare;
  const known = CHOICES.find((one) => one === named) ?? 'law';
  const words = say(`choice.${known}`, { ...names, percent: (inputs?.['bp'] ?? 0) / 100 });
  if (rule === 'OPENING') return words;
  const where = source.kind === 'LAW' ? source.citation : say(`source.${source.kind}`);
  const told = `${say(`rule.${rule}`)}: ${words} (${where})`;
  if (changedByHand === undefined) return told;
  return `${say('byHand', { clause: clauses.get(changedByHand) ?? say('byHand.unnamed') })}. ${told}`;
}

export function supportText(say: Say, support: Support, names: Names, shown: Shown): string {
  const { outcome, payer, monthlyCents, months } = support;
  if (outcome !== 'FIGURE' || payer === null || monthlyCents === null) {
    return outcome === 'FIGURE' ? say('support.COURT') : say(`support.${outcome}`);
  }
  const values = { amount: rangeText(say, monthlyCents, shown), name: names[payer] };
  if (months === null) return say('support.OPEN', values);
  return say('support.FIGURE', {
    ...values,
    months:
      months.low === months.high
        ? String(months.low)
        : say('range', { low: String(months.low), high: String(months.high) }),
  });
}
