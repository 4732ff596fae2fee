import type { OutcomeAnswers } from '@troth/domain/outcomes';
import type { Assumptions } from './assumptions';
import type { Facts } from './facts';
import { type EventKind, project } from './project';
import { rangeOf, type Range, type Statement, type StatementLine, type Support } from './statement';

/** One way to answer, as the readings of the agreement that it gives. */
export interface Variant<Key extends string> {
  readonly key: Key;
  readonly readings: readonly OutcomeAnswers[];
}

/** What one way comes to, on the lines alone that differ between the ways. */
export interface Told {
  readonly a: Range;
  readonly b: Range;
  readonly support: Support | null;
}

export interface Comparison<Key extends string> {
  readonly event: EventKind;
  readonly lines: readonly StatementLine['line'][];
  readonly isSupportDifferent: boolean;
  readonly variants: readonly (Told & { readonly key: Key })[];
  /** The law alone, on the same lines. */
  readonly byLaw: Told;
}

/** How the marriage can end, in the order in which a difference is looked for. */
const EVENTS: readonly EventKind[] = [{ kind: 'DIVORCE' }, { kind: 'DEATH', of: 'A' }, { kind: 'DEATH', of: 'B' }];

const lineOf = (statement: Statement, line: StatementLine['line']) => statement.lines.find((one) => one.line === line);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function told(statement: Statement, lines: readonly StatementLine['line'][]): Told {
  const a = { low: 0, high: 0 };
  const b = { low: 0, high: 0 };
  for (const line of lines) {
    const found = lineOf(statement, line);
    if (found === undefined) continue;
    const [ofA, ofB] = [rangeOf(found, 'A'), rangeOf(found, 'B')];
    a.low += ofA.low;
    a.high += ofA.high;
    b.low += ofB.low;
    b.high += ofB.high;
  }
  return { a, b, support: statement.support };
}

/**
 * What several ways to answer come to at the end of one year, on the first of a divorce and either death at which they
 * differ. Null where they come to the same in each, or nothing can be computed.
 *
 * @throws RangeError for a year that is not a whole number from 0 to 50.
 */
export function compare<Key extends string>(
  facts: Omit<Facts, 'readings'>,
  assumed: Assumptions,
  year: number,
  variants: readonly Variant<Key>[],
): Comparison<Key> | null {
  for (const event of EVENTS) {
    const all = variants.map(({ key, readings }) => {
      const result = project({ ...facts, readings }, assumed, { ...event, year });
      return { key, value: result.ok ? result.value : null };
    });
    const byLaw = all[0]?.value?.withoutAgreement ?? null;
    const own = all.flatMap(({ key, value }) =>
      value?.withAgreement ? [{ key, statement: value.withAgreement }] : [],
    );
    if (byLaw === null || own.length < variants.length) return null;
    const keys = [...new Set(own.flatMap(({ statement }) => statement.lines.map(({ line }) => line)))];
    const amountsOf = (statement: Statement, line: StatementLine['line']) => {
      const found = lineOf(statement, line);
      return found === undefined ? null : [found.totalCents, found.a];
    };
    const [first] = own;
    const differs = (of: (statement: Statement) => unknown) =>
      first !== undefined && own.some(({ statement }) => !isSame(of(statement), of(first.statement)));
    const lines = keys.filter((line) => differs((statement) => amountsOf(statement, line)));
    const isSupportDifferent = differs(({ support }) => support);
    if (lines.length === 0 && !isSupportDifferent) continue;
    return {
      event,
      lines,
      isSupportDifferent,
      variants: own.map(({ key, statement }) => ({ key, ...told(statement, lines) })),
      byLaw: told(byLaw, lines),
    };
  }
  return null;
}
