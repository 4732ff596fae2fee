import type { Side } from '@troth/domain/people';
import type { EventKind, Projection } from '../project';
import { type Range, rangeOf, type Statement, type StatementLine } from '../statement';
import type { Rule } from '../terms';
import { type ClauseNames, rangeText, type Shown, supportText, whyText } from './amounts';
import type { Names, Say } from './texts';

/** How the marriage can end, as an address and a sheet name it. */
export const EVENT_NAMES = ['DIVORCE', 'DEATH_A', 'DEATH_B'] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const kindOfEvent = (name: EventName): EventKind =>
  name === 'DIVORCE' ? { kind: 'DIVORCE' } : { kind: 'DEATH', of: name === 'DEATH_A' ? 'A' : 'B' };

/** Whose amounts are shown: both after a divorce, the survivor's after a death. */
export const sidesOfEvent = (name: EventName): readonly Side[] =>
  name === 'DIVORCE' ? ['A', 'B'] : [name === 'DEATH_A' ? 'B' : 'A'];

export const rangeIn = (statement: Statement | null, side: Side): Range =>
  statement === null ? { low: 0, high: 0 } : side === 'A' ? statement.a : statement.b;

type LineName = StatementLine['line'];

interface World {
  readonly key: 'AGREEMENT' | 'LAW';
  readonly statement: Statement | null;
  readonly title: string;
}

export interface YearRow {
  readonly line: LineName;
  readonly label: string;
  /** One for each column; a line that a world lacks is a dash. */
  readonly amounts: readonly string[];
  /** In both worlds. Said when asked for: a slider draws this table in each frame. */
  readonly why: () => readonly { readonly title: string; readonly rules: readonly string[] }[];
}

/** The amounts of one year in words, each with why. */
export interface YearTable {
  readonly columns: readonly {
    readonly key: string;
    readonly side: Side;
    readonly world: World['key'];
    readonly title: string;
  }[];
  readonly rows: readonly YearRow[];
  readonly total: readonly string[];
  /** Support after a divorce in both worlds; null where neither tells of any. */
  readonly support: string | null;
}

export interface Told {
  readonly say: Say;
  readonly names: Names;
  /** As it is called; empty before one was chosen. */
  readonly state: string;
  readonly clauses: ClauseNames;
  readonly sides: readonly Side[];
}

const lineIn = (statement: Statement | null, line: LineName) =>
  statement?.lines.find((one) => one.line === line) ?? null;

const worldsOf = ({ withAgreement, withoutAgreement }: Projection, { say, state }: Told): readonly World[] => [
  { key: 'AGREEMENT', statement: withAgreement, title: say('with') },
  { key: 'LAW', statement: withoutAgreement, title: say('without', { state }) },
];

const linesOf = (projection: Projection): LineName[] => [
  ...new Set(
    [...(projection.withAgreement?.lines ?? []), ...(projection.withoutAgreement?.lines ?? [])].map(({ line }) => line),
  ),
];

export function yearTable(projection: Projection, told: Told, shown: Shown): YearTable {
  const { say, names, sides, clauses } = told;
  const worlds = worldsOf(projection, told);
  const columns = sides.flatMap((side) => worlds.map((world) => ({ side, ...world })));
  const whyOf = (statement: Statement | null, rules: readonly Rule[]) =>
    statement === null ? [] : rules.map((rule) => whyText(say, statement.rulings[rule], names, clauses));
  const supports = worlds.flatMap(({ title, statement }) =>
    statement?.support ? [`${title}: ${supportText(say, statement.support, names, shown)}`] : [],
  );
  return {
    columns: columns.map(({ side, key, title }) => ({
      key: `${side} ${key}`,
      side,
      world: key,
      title: `${names[side]}: ${title}`,
    })),
    rows: linesOf(projection).map((line) => ({
      line,
      label: say(`line.${line}`),
      amounts: columns.map(({ side, statement }) => {
        const found = lineIn(statement, line);
        return found === null ? '—' : rangeText(say, rangeOf(found, side), shown);
      }),
      why: () =>
        worlds.map(({ statement, title }) => ({
          title,
          rules: whyOf(statement, lineIn(statement, line)?.why ?? []),
        })),
    })),
    total: columns.map(({ side, statement }) => rangeText(say, rangeIn(statement, side), shown)),
    support: supports.length === worlds.length ? `${say('support')}. ${supports.join('. ')}.` : null,
  };
}

/** One year in a sentence, for who hears it: what each has with the agreement, or the survivor alone. */
export function yearInWords({ year, withAgreement }: Projection, { say, names, sides }: Told, shown: Shown): string {
  const amountOf = (side: Side) => rangeText(say, rangeIn(withAgreement, side), shown);
  const [only] = sides;
  return sides.length === 1 && only !== undefined
    ? say('announceOne', { year, name: names[only], amount: amountOf(only) })
    : say('announce', { year, ...names, withA: amountOf('A'), withB: amountOf('B') });
}

const middle = ({ low, high }: Range): number => (low + high) / 2;

/** The line on which both worlds are furthest apart for the first of the sides; null where they are alike. */
export function largestDifference(projection: Projection, [side = 'A']: readonly Side[]): LineName | null {
  const partOf = (statement: Statement | null, line: LineName) => {
    const found = lineIn(statement, line);
    return found === null ? 0 : middle(rangeOf(found, side));
  };
  const byLine = linesOf(projection).map((line) => ({
    line,
    apart: Math.abs(partOf(projection.withAgreement, line) - partOf(projection.withoutAgreement, line)),
  }));
  const [most] = byLine.toSorted((one, other) => other.apart - one.apart);
  return most === undefined || most.apart < 1 ? null : most.line;
}

/** Every year as a spreadsheet reads it: dollars and cents, the least and the most of each. */
export function yearsCsv(years: readonly Projection[], told: Told, shownAt: (year: number) => Shown): string[][] {
  const { say, sides, names } = told;
  const [first] = years;
  if (first === undefined) return [];
  const titles = sides.flatMap((side) => worldsOf(first, told).map(({ title }) => `${names[side]}: ${title}`));
  const head = [
    say('csv.year'),
    say('line'),
    ...titles.flatMap((column) => [say('csv.least', { column }), say('csv.most', { column })]),
  ];
  return [
    head,
    ...years.flatMap((projection) => {
      const shown = shownAt(projection.year);
      const dollars = (cents: number) => (shown(cents) / 100).toFixed(2);
      const cells = (of: (statement: Statement | null, side: Side) => Range | null) =>
        sides.flatMap((side) =>
          worldsOf(projection, told).flatMap(({ statement }) => {
            const range = of(statement, side);
            return range === null ? ['', ''] : [dollars(range.low), dollars(range.high)];
          }),
        );
      const lines = linesOf(projection).map((line) => [
        String(projection.year),
        say(`line.${line}`),
        ...cells((statement, side) => {
          const found = lineIn(statement, line);
          return found === null ? null : rangeOf(found, side);
        }),
      ]);
      return [...lines, [String(projection.year), say('total'), ...cells(rangeIn)]];
    }),
  ];
}
