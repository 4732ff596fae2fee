import type { OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import type { Assumptions } from './assumptions';
import { part, WHOLE } from './cents';
import { OF_A, OF_B, SHARED } from './ledger';
import { exactly, type Range, type Statement, type StatementLine, sumOf } from './statement';
import { supportOf } from './support';
import type { Rule, Terms } from './terms';
import { LINES, type Line, type YearState } from './years';

/** The rules that can have made a line what it is. */
const RULES_OF_LINE: Readonly<Record<Line, readonly Rule[]>> = {
  OWN: ['PREMARITAL', 'PASSIVE_GROWTH', 'INCOME'],
  HOME: ['HOME_NOW', 'INVESTED', 'PASSIVE_GROWTH'],
  BUSINESS: ['BUSINESS', 'EFFORT_GROWTH', 'PASSIVE_GROWTH'],
  AWARDS: ['AWARDS'],
  INHERITANCE: ['INHERITANCE'],
  SAVINGS: ['PAY', 'MIXING'],
  RETIREMENT: ['RETIREMENT'],
  HOME_BOUGHT: ['HOME_BOUGHT', 'DOWN_PAYMENT'],
  DEBTS: ['DEBT_BEFORE'],
};

/** Partner A's part of what is shared. */
export function splitOf(terms: Terms, state: YearState, assumed: Assumptions): Range {
  const { split } = terms;
  if (split.kind === 'PERCENT') return exactly(split.aBp);
  if (split.kind === 'COURT') return { low: assumed.courtLowBp, high: assumed.courtHighBp };
  const { A, B } = state.tallies.contributed;
  // What no record shows is divided equally: here, where nobody put anything in.
  return exactly(A + B <= 0 ? WHOLE / 2 : Math.round((A / (A + B)) * WHOLE));
}

/** A's part of an amount that may be owed: of a debt, the larger part is the worse end. */
const rangeOfPart = (cents: number, split: Range): Range =>
  cents >= 0
    ? { low: part(cents, split.low), high: part(cents, split.high) }
    : { low: part(cents, split.high), high: part(cents, split.low) };

const plus = (one: Range, other: Range): Range => ({ low: one.low + other.low, high: one.high + other.high });

/** What A has of separate property: all of the own and none of the other's, or what a court can make of it. */
function separateOf(ofA: number, ofB: number, isReached: boolean, split: Range): Range {
  if (!isReached) return exactly(ofA);
  const mine = rangeOfPart(ofA, { low: Math.min(split.low, WHOLE), high: WHOLE });
  const theirs = rangeOfPart(ofB, { low: 0, high: split.high });
  return plus(mine, theirs);
}

/** What one partner owes the other when the marriage ends; A's side of it, from the least to the most. */
function between(terms: Terms, state: YearState, split: Range): { range: Range; why: Rule[] } {
  const { tallies, items, year, pay } = state;
  const why: Rule[] = [];
  let range = exactly(0);
  /** `cents` of the owner's go to the other by the other's part of what is shared. */
  const owes = (owner: Side, cents: number, rule: Rule) => {
    if (cents <= 0) return;
    why.push(rule);
    const toOther =
      owner === 'A'
        ? rangeOfPart(cents, { low: WHOLE - split.high, high: WHOLE - split.low })
        : rangeOfPart(cents, split);
    range = plus(range, owner === 'A' ? { low: -toOther.high, high: -toOther.low } : toOther);
  };
  const moves = (from: Side, cents: number, rule: Rule) => {
    if (cents <= 0) return;
    why.push(rule);
    range = plus(range, exactly(from === 'A' ? -cents : cents));
  };
  for (const side of ['A', 'B'] as const) {
    const { spent, grown } = tallies.invested[side];
    if (terms.reimbursement !== 'none') {
      owes(side, terms.reimbursement === 'spent' ? spent : Math.max(spent, grown), 'REIMBURSEMENT');
    }
    owes(side, part(tallies.debtPaid[side], terms.debtRepaidBp), 'DEBT_REPAID');
  }
  const { homeNow } = terms;
  if (homeNow?.choice === 'yearly_share') {
    const home = largestHome(items, homeNow.side);
    moves(homeNow.side, part(home, Math.min(WHOLE / 2, homeNow.yearlyBp * year)), 'HOME_NOW');
  }
  const { support } = terms;
  if ((support.kind === 'SUM' || support.kind === 'LUMP') && pay.A !== pay.B) {
    moves(pay.A > pay.B ? 'A' : 'B', support.kind === 'SUM' ? support.cents * year : support.cents, 'SUPPORT');
  }
  return { range, why };
}

const largestHome = (items: YearState['items'], side: Side): number =>
  Math.max(
    0,
    ...items
      .filter(({ line, title }) => line === 'HOME' && title === side)
      .map(({ held }) => held[OF_A] + held[OF_B] + held[SHARED]),
  );

/** Own money that comes back out of joint savings, as far as they hold enough. */
function returned(state: YearState, shared: number): Record<Side, number> {
  const { A, B } = state.tallies.returnable;
  const wanted = A + B;
  if (wanted <= Math.max(0, shared)) return { A, B };
  const a = wanted === 0 ? 0 : Math.trunc((Math.max(0, shared) * A) / wanted);
  return { A: a, B: Math.max(0, shared) - a };
}

/** Own money that comes back out of a home bought together, as far as its equity holds enough. */
function downReturned(terms: Terms, state: YearState, equity: number): Record<Side, number> {
  if (terms.downPayment === 'not_returned') return { A: 0, B: 0 };
  const of = (side: Side) =>
    terms.downPayment === 'returned' ? state.tallies.down[side].paid : state.tallies.down[side].grown;
  const [A, B] = [of('A'), of('B')];
  if (A + B <= Math.max(0, equity)) return { A, B };
  const a = Math.trunc((Math.max(0, equity) * A) / (A + B));
  return { A: a, B: Math.max(0, equity) - a };
}

interface LineSum {
  ofA: number;
  ofB: number;
  shared: number;
  ownSplit: number | null;
}

/** Who has and owes what when a divorce ends the marriage at the end of this year. */
export function divorceAt(terms: Terms, law: OutcomeLaw, state: YearState, assumed: Assumptions): Statement {
  const split = splitOf(terms, state, assumed);
  const lines: StatementLine[] = [];
  const sums: (LineSum | undefined)[] = LINES.map(() => undefined);
  for (const { place, held, splitABp } of state.items) {
    const sum = (sums[place] ??= { ofA: 0, ofB: 0, shared: 0, ownSplit: null });
    sum.ofA += held[OF_A];
    sum.ofB += held[OF_B];
    sum.shared += held[SHARED];
    sum.ownSplit = splitABp ?? sum.ownSplit;
  }
  for (const [place, line] of LINES.entries()) {
    const sum = sums[place];
    if (sum === undefined) continue;
    const { ofA, ofB, shared, ownSplit } = sum;
    const totalCents = ofA + ofB + shared;
    if (totalCents === 0 && ofA === 0 && ofB === 0) continue;
    const isReached =
      terms.reach === 'ALL' || (terms.reach === 'ALL_BUT_GIFTS' && line !== 'INHERITANCE' && line !== 'DEBTS');
    let a = separateOf(ofA, ofB, isReached, split);
    const back =
      line === 'SAVINGS'
        ? returned(state, shared)
        : line === 'HOME_BOUGHT'
          ? downReturned(terms, state, shared)
          : { A: 0, B: 0 };
    a = plus(a, exactly(back.A));
    a = plus(a, rangeOfPart(shared - back.A - back.B, ownSplit === null ? split : exactly(ownSplit)));
    const why: Rule[] = [...RULES_OF_LINE[line]];
    if (shared !== 0 && ownSplit === null) why.push('DIVISION');
    if (isReached) why.push('REACH');
    lines.push({ line, totalCents, a, why });
  }
  const debts = between(terms, state, split);
  if (debts.range.low !== 0 || debts.range.high !== 0) {
    lines.push({ line: 'BETWEEN', totalCents: 0, a: debts.range, why: debts.why });
  }
  return {
    year: state.year,
    lines,
    ...sumOf(lines),
    support: supportOf(terms, law, state.pay, state.year, assumed),
    notKnown: law.growth === null ? ['SEPARATE_GROWTH'] : [],
    withoutWillCents: null,
    rulings: terms.rulings,
    notComputed: terms.notComputed,
  };
}
