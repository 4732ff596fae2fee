import { outcomeLawOf } from '@troth/content/outcome-laws';
import type { OutcomeAnswers, OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import type { Facts, Holding } from '../facts';

/** @throws Error where there is no such state. */
export function lawOf(abbreviation: string): OutcomeLaw {
  const law = outcomeLawOf(abbreviation);
  if (law === null) throw new Error(`No law for ${abbreviation}`);
  return law;
}

export const owned = (
  owner: Side | null,
  kind: Holding['kind'],
  dollars: number,
  owedDollars = 0,
  ownedByABp = owner === 'A' ? 10_000 : 0,
): Holding => ({ kind, owner, ownedByABp, cents: dollars * 100, owedCents: owedDollars * 100 });

/** `{ sp_growth_active: 'partly', sp_growth_pct: '#50' }`: an option by its key, or with `#` what was typed. */
export const answers = (given: Readonly<Record<string, string>>): OutcomeAnswers =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      value.startsWith('#') ? { options: [], typed: value.slice(1) } : { options: [value], typed: null },
    ]),
  );

export const couple = (
  state: string,
  holdings: readonly Holding[],
  incomes: Facts['incomes'],
  given: OutcomeAnswers = {},
  debts: Facts['debts'] = [],
): Facts => ({ holdings, debts, incomes, readings: [given], law: lawOf(state), changedByHand: [] });
