import type { Side } from '@troth/domain/people';
import type { Line } from './years';
import type { Rule, Ruling } from './terms';

/** From the least to the most; both alike where the figure is settled. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a line comes to: partner A's part as a range of the whole; B has the rest. */
export interface StatementLine {
  readonly line: Line | DeathLine | 'BETWEEN';
  readonly totalCents: number;
  readonly a: Range;
  /** The rules that made it so, in their order. */
  readonly why: readonly Rule[];
}

/** Lines at a death, of the survivor; `a` is partner A's part where A survives, and what A's heirs take where not. */
export type DeathLine = 'SURVIVOR_OWN' | 'JOINT' | 'PLAN' | 'INSURANCE' | 'HOME_RECEIVED' | 'ESTATE';

/** Support after a divorce. Null amounts: a court decides, and no figure is drawn. */
export interface Support {
  readonly payer: Side | null;
  readonly monthlyCents: Range | null;
  readonly months: Range | null;
  /** Whether nothing is due, and why nothing is drawn where a court decides. */
  readonly outcome: 'NONE' | 'FIGURE' | 'COURT' | 'NOT_KNOWN';
}

/** One world at the end of one year. */
export interface Statement {
  readonly year: number;
  readonly lines: readonly StatementLine[];
  readonly a: Range;
  readonly b: Range;
  readonly totalCents: number;
  readonly support: Support | null;
  /** What cannot be drawn, by name: the survivor's part of the estate where the law's figure is not known. */
  readonly notKnown: readonly ('ESTATE_BY_LAW' | 'SEPARATE_GROWTH')[];
  /** At a death: the survivor's total where there is no will; null where the law's figure is not known. */
  readonly withoutWillCents: number | null;
  readonly rulings: Readonly<Record<Rule, Ruling>>;
  readonly notComputed: readonly string[];
}

export const exactly = (cents: number): Range => ({ low: cents, high: cents });

/** The other partner's part of a line. */
export const rangeOfB = ({ totalCents, a }: StatementLine): Range => ({
  low: totalCents - a.high,
  high: totalCents - a.low,
});

export const rangeOf = (line: StatementLine, side: Side): Range => (side === 'A' ? line.a : rangeOfB(line));

/** A line of several readings: from the least to the most of all of them. */
export const widest = (one: Range, other: Range): Range => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

/** Sums up the lines. */
export function sumOf(lines: readonly StatementLine[]): Pick<Statement, 'a' | 'b' | 'totalCents'> {
  let [low, high, totalCents] = [0, 0, 0];
  for (const line of lines) {
    low += line.a.low;
    high += line.a.high;
    totalCents += line.totalCents;
  }
  return { a: { low, high }, b: { low: totalCents - high, high: totalCents - low }, totalCents };
}
