import type { OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import type { Assumptions } from './assumptions';
import { part, WHOLE } from './cents';
import { exactly, type Range, type Support } from './statement';
import type { Terms } from './terms';

const NONE: Support = { payer: null, monthlyCents: null, months: null, outcome: 'NONE' };
const MONTHS = 12;

interface Pay {
  readonly payer: Side;
  readonly more: number;
  readonly less: number;
}

/** A range of a year's cents as a month's. */
const monthly = (low: number, high: number): Range => ({
  low: Math.max(0, Math.trunc(low / MONTHS)),
  high: Math.max(0, Math.trunc(high / MONTHS)),
});

type AmountLaw = NonNullable<NonNullable<OutcomeLaw['support']>['amount']>;

/** The statute's monthly amount; null where its formula does not reach these incomes. */
function amountOf(law: AmountLaw, { more, less }: Pay, years: number, assumed: Assumptions): Range | null {
  const net = (cents: number) => part(cents, assumed.netOfPayBp);
  const isOver = (limit: number | null) => limit !== null && more + less > limit;
  switch (law.kind) {
    case 'TWO_INCOMES': {
      if (isOver(law.combinedLimitCents)) return null;
      const counted = law.payorCapCents === null ? more : Math.min(more, law.payorCapCents);
      const [payor, payee] = law.isOfNet ? [net(counted), net(less)] : [counted, less];
      const first = part(payor, law.payorBp) - part(payee, law.payeeBp);
      const second = part(payor + payee, law.combinedBp) - payee;
      const year = Math.max(0, Math.min(first, second));
      return monthly(year, year);
    }
    case 'COMBINED_SHARE': {
      if (isOver(law.combinedLimitCents)) return null;
      const factor = more + less <= law.thresholdCents ? law.factorBp : law.aboveBp;
      const year = part(Math.max(0, part(more + less, law.combinedBp) - less), factor);
      return monthly(year, year);
    }
    case 'DIFFERENCE': {
      const step = law.steps.findLast(({ fromYears }) => years >= fromYears);
      if (step === undefined) return exactly(0);
      const difference = law.isOfNet ? net(more) - net(less) : more - less;
      return monthly(part(difference, step.lowBp), part(difference, step.highBp));
    }
    case 'CAPPED':
      return { low: 0, high: Math.min(law.mostCents, monthly(0, part(more, law.payorBp)).high) };
  }
}

function lengthOf(law: NonNullable<OutcomeLaw['support']>, years: number): Range | null {
  const step = law.length?.findLast(({ fromYears }) => years >= fromYears);
  if (step === undefined) return null;
  const most = (months: number) => (step.mostMonths === null ? months : Math.min(months, step.mostMonths));
  const months = years * MONTHS;
  return {
    low: most(Math.trunc((months * step.lowBp) / WHOLE)),
    high: most(Math.trunc((months * step.highBp) / WHOLE)),
  };
}

/** What the state's law gives: its formula where a statute has one. Otherwise a court decides, and there is no figure. */
function byLaw(law: OutcomeLaw, pay: Pay, years: number, assumed: Assumptions): Support {
  const { support } = law;
  if (support === null) return { payer: null, monthlyCents: null, months: null, outcome: 'NOT_KNOWN' };
  if (years < support.leastYears) return NONE;
  const months = lengthOf(support, years);
  const amount = support.amount === null ? null : amountOf(support.amount, pay, years, assumed);
  if (amount === null) return { payer: pay.payer, monthlyCents: null, months, outcome: 'COURT' };
  if (amount.high === 0) return NONE;
  return { payer: pay.payer, monthlyCents: amount, months, outcome: 'FIGURE' };
}

/**
 * Support after a divorce at the end of `years` full years, apart from the division. A sum for each year, or one sum,
 * is no support: it moves once, between the partners.
 */
export function supportOf(
  terms: Terms,
  law: OutcomeLaw,
  pay: Readonly<Record<Side, number>>,
  years: number,
  assumed: Assumptions,
): Support {
  const payer: Side = pay.A >= pay.B ? 'A' : 'B';
  const incomes: Pay = { payer, more: Math.max(pay.A, pay.B), less: Math.min(pay.A, pay.B) };
  const own = (cents: number, perYear: number): Support => {
    const months = Math.trunc(perYear * years);
    return cents <= 0 || months <= 0 || pay.A === pay.B
      ? NONE
      : { payer, monthlyCents: exactly(cents), months: exactly(months), outcome: 'FIGURE' };
  };
  const { support } = terms;
  switch (support.kind) {
    case 'WAIVED':
    case 'SUM':
    case 'LUMP':
      return NONE;
    case 'WAIVED_BY':
      // Who earns less would be paid.
      return support.side === payer ? byLaw(law, incomes, years, assumed) : NONE;
    case 'WAIVED_IF_SHORT':
      return years < support.years ? NONE : byLaw(law, incomes, years, assumed);
    case 'FIXED':
      return own(support.cents, support.months);
    case 'GAP':
      return own(Math.trunc(part(incomes.more - incomes.less, support.bp) / MONTHS), support.months);
    case 'GUIDELINE': {
      const given = byLaw(law, incomes, years, assumed);
      const months = exactly(Math.trunc(support.months * years));
      if (given.outcome === 'NONE' || months.high === 0) return NONE;
      const capped =
        given.monthlyCents === null
          ? { low: 0, high: support.cents }
          : {
              low: Math.min(given.monthlyCents.low, support.cents),
              high: Math.min(given.monthlyCents.high, support.cents),
            };
      return { payer, monthlyCents: capped, months, outcome: 'FIGURE' };
    }
    case 'LAW':
      return byLaw(law, incomes, years, assumed);
  }
}
