import { describe, expect, it } from 'vitest';
import type { Event } from './facts';
import { project } from './project';
import { rangeOf, type Range, type Statement } from './statement';
import { figure, readCase } from './testing/worked-case';

declare global {
  interface ImportMeta {
    /** Vite's: files by their path. */
    readonly glob: (
      pattern: string,
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ) => Readonly<Record<string, string>>;
  }
}

const texts = Object.entries(
  import.meta.glob('../cases/*/outcome.txt', { query: '?raw', import: 'default', eager: true }),
);

const span = ({ low, high }: Range, show: (value: number) => string = figure) =>
  low === high ? show(low) : `${show(low)} to ${show(high)}`;

/** The engine's statement in the words of a worked case. */
function told(statement: Statement | null, event: Event, isSupportAlone: boolean): string[] {
  if (statement === null) return [];
  const side = event.kind === 'DIVORCE' || event.of === 'B' ? 'A' : 'B';
  const { support, withoutWillCents } = statement;
  const rows = [
    ...statement.lines.map(
      (line) => `${line.line} ${side} has ${span(rangeOf(line, side))} of ${figure(line.totalCents)}`,
    ),
    `TOTAL ${side} has ${span(side === 'A' ? statement.a : statement.b)} of ${figure(statement.totalCents)}`,
  ];
  const supported =
    support === null
      ? []
      : support.monthlyCents === null || support.months === null
        ? [`SUPPORT ${support.outcome.toLowerCase()}`]
        : [
            `SUPPORT ${support.payer} pays ${span(support.monthlyCents)} a month for ${span(support.months, String)} months`,
          ];
  const nowill = withoutWillCents === null ? [] : [`NOWILL ${side} has ${figure(withoutWillCents)}`];
  return isSupportAlone ? supported : [...rows, ...supported, ...nowill];
}

describe('ten couples by hand', () => {
  it('are ten, in states of different law', () => {
    expect(texts).toHaveLength(10);
  });

  describe.each(texts)('%s', (_path, text) => {
    const { facts, assumed, slips, endings } = readCase(text);

    it('adds up line by line', () => {
      expect(slips).toEqual([]);
    });

    it.each(endings.map((ending) => [`${ending.event.kind} in year ${ending.event.year}`, ending] as const))(
      'agrees to the cent: %s',
      (_, { event, isSupportAlone, ...byHand }) => {
        const result = project(facts, assumed, event);
        if (!result.ok) throw new Error(JSON.stringify(result.problems));
        const { withAgreement, withoutAgreement } = result.value;
        for (const [lines, statement] of [
          [byHand.without, withoutAgreement],
          [byHand.with, withAgreement],
        ] as const) {
          if (lines.length > 0) expect(told(statement, event, isSupportAlone)).toEqual(lines);
        }
      },
    );
  });
});
