import type { OutcomeAnswers, OutcomeLaw } from '@troth/domain/outcomes';
import { type AssumptionProblem, type Assumptions, assumptionProblems } from './assumptions';
import { deathAt } from './death';
import { divorceAt } from './divorce';
import { type Event, type Facts, LAST_YEAR } from './facts';
import { type Statement, type StatementLine, type Support, sumOf, widest } from './statement';
import { type Reading, type Terms, termsOf } from './terms';
import { Years, type YearState } from './years';

/** Both worlds at the end of one year. Null: nothing is known of the state, so neither can be told. */
export interface Projection {
  readonly year: number;
  readonly withAgreement: Statement | null;
  readonly withoutAgreement: Statement | null;
}

export type EventKind = { readonly kind: 'DIVORCE' } | { readonly kind: 'DEATH'; readonly of: 'A' | 'B' };

const statementOf = (terms: Terms, law: OutcomeLaw, state: YearState, assumed: Assumptions, event: EventKind) =>
  event.kind === 'DIVORCE' ? divorceAt(terms, law, state, assumed) : deathAt(terms, law, state, assumed, event.of);

const NOTHING = { low: 0, high: 0 };

function widestSupport(one: Support | null, other: Support | null): Support | null {
  if (one === null || other === null) return one ?? other;
  if (one.outcome === 'FIGURE' && other.outcome === 'FIGURE' && one.payer === other.payer) {
    const or = (a: Support['months'], b: Support['months']) => (a === null || b === null ? null : widest(a, b));
    return { ...one, monthlyCents: or(one.monthlyCents, other.monthlyCents), months: or(one.months, other.months) };
  }
  if (one.outcome === other.outcome) return one;
  const figure = one.outcome === 'FIGURE' ? one : other.outcome === 'FIGURE' ? other : null;
  if (figure === null || [one, other].some(({ outcome }) => outcome === 'COURT' || outcome === 'NOT_KNOWN')) {
    return { payer: null, monthlyCents: null, months: null, outcome: 'COURT' };
  }
  return {
    ...figure,
    monthlyCents: figure.monthlyCents === null ? null : widest(figure.monthlyCents, NOTHING),
  };
}

/** Several readings as one: each line from its least to its most. What is unknown, or not agreed yet, widens the band. */
function merged(one: Statement, other: Statement): Statement {
  const keys = [...new Set([...one.lines, ...other.lines].map(({ line }) => line))];
  const lines = keys.map((line): StatementLine => {
    const [a, b] = [one, other].map(({ lines: all }) => all.find((known) => known.line === line));
    const first = a ?? b;
    if (first === undefined) throw new Error(`No reading has the line ${line}`);
    const second = b ?? { ...first, totalCents: 0, a: NOTHING };
    const base = a ?? { ...first, totalCents: 0, a: NOTHING };
    // A line that one reading lacks counts as nothing there; the total is that of the larger.
    return {
      line,
      totalCents: Math.abs(base.totalCents) >= Math.abs(second.totalCents) ? base.totalCents : second.totalCents,
      a: widest(base.a, second.a),
      why: [...new Set([...base.why, ...second.why])],
    };
  });
  const without = [one.withoutWillCents, other.withoutWillCents];
  return {
    ...one,
    lines,
    ...sumOf(lines),
    support: widestSupport(one.support, other.support),
    notKnown: [...new Set([...one.notKnown, ...other.notKnown])],
    withoutWillCents: without[0] === without[1] ? (without[0] ?? null) : null,
    notComputed: [...new Set([...one.notComputed, ...other.notComputed])],
  };
}

/** Whether the law leaves open what these readings would have to ask. */
const readingsOf = (law: OutcomeLaw): readonly Reading[] => (law.growth === null ? ['LOW', 'HIGH'] : ['LOW']);

const sameTerms = (one: Terms, other: Terms) => JSON.stringify(one) === JSON.stringify(other);

function termsOfReadings(
  answers: readonly OutcomeAnswers[],
  law: OutcomeLaw,
  changedByHand: readonly string[],
): Terms[] {
  const all = answers.flatMap((given) => readingsOf(law).map((reading) => termsOf(given, law, reading, changedByHand)));
  return all.filter((terms, at) => all.findIndex((other) => sameTerms(other, terms)) === at);
}

function statements(
  facts: Facts,
  law: OutcomeLaw,
  all: readonly Terms[],
  assumed: Assumptions,
  event: EventKind,
  last: number,
  first = 0,
): Statement[] {
  let result: Statement[] | null = null;
  for (const terms of all) {
    const years = new Years(facts, terms, assumed);
    const told: Statement[] = [];
    for (let year = 0; year <= last; year += 1) {
      const state = year === 0 ? years.state : years.next();
      if (year >= first) told.push(statementOf(terms, law, state, assumed, event));
    }
    result = result === null ? told : result.map((one, at) => merged(one, told[at] ?? one));
  }
  return result ?? [];
}

function both(facts: Facts, assumed: Assumptions, event: EventKind, last: number, first: number): Projection[] {
  const { law } = facts;
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (law === null) return years.map((year) => ({ year, withAgreement: null, withoutAgreement: null }));
  const own = statements(
    facts,
    law,
    termsOfReadings(facts.readings, law, facts.changedByHand),
    assumed,
    event,
    last,
    first,
  );
  const byLaw = statements(facts, law, termsOfReadings([{}], law, []), assumed, event, last, first);
  return years.map((year, at) => ({
    year,
    withAgreement: own[at] ?? null,
    withoutAgreement: byLaw[at] ?? null,
  }));
}

export type Projected<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly AssumptionProblem[] };

/**
 * Who has and owes what when the marriage ends in a year, with the agreement as answered and by the law alone.
 * Pure: the same facts and assumptions give the same cents.
 *
 * @throws RangeError for a year that is not a whole number from 0 to 50.
 */
export function project(facts: Facts, assumed: Assumptions, event: Event): Projected<Projection> {
  if (!Number.isInteger(event.year) || event.year < 0 || event.year > LAST_YEAR) {
    throw new RangeError(`A year from 0 to ${LAST_YEAR}, not ${event.year}`);
  }
  const problems = assumptionProblems(assumed);
  if (problems.length > 0) return { ok: false, problems };
  const [projection] = both(facts, assumed, event, event.year, event.year);
  if (projection === undefined) throw new RangeError('No year was projected');
  return { ok: true, value: projection };
}

/** All years from 0 to `last` at once, for a picture. */
export function projectYears(
  facts: Facts,
  assumed: Assumptions,
  event: EventKind,
  last: number = LAST_YEAR,
): Projected<readonly Projection[]> {
  const problems = assumptionProblems(assumed);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: both(facts, assumed, event, last, 0) };
}
