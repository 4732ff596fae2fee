import type { CentsBySide, CurrencyTotals, SummedKind } from '@troth/domain/disclosure';
import { type Side, SIDES } from '@troth/domain/people';

/** What the pictures can show, in the order of their switch. */
export const PICTURE_VIEWS = ['NET_WORTH', 'BY_KIND', 'OWNED_AND_OWED', 'JOINT_AND_SEPARATE'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Owned or owed of one kind, the one less the other, or a sum over the kinds. */
export type PartName =
  | { readonly of: 'OWNED' | 'OWED' | 'NET'; readonly kind: SummedKind }
  | { readonly of: 'ALL_OWNED' | 'ALL_OWED' | 'SEPARATE' | 'JOINT' };

/** A row of the table, and as many segments of the drawing. */
export interface Part {
  readonly name: PartName;
  /** Signed: what is owed is below zero. */
  readonly cents: CentsBySide;
}

/** One view in one currency: its parts add up to its total, to the cent. */
export interface Picture {
  readonly view: PictureView;
  readonly parts: readonly Part[];
  readonly total: CentsBySide;
}

const less = (cents: CentsBySide, by: CentsBySide): CentsBySide => ({ A: cents.A - by.A, B: cents.B - by.B });
const nothing: CentsBySide = { A: 0, B: 0 };
const isNothing = ({ A, B }: CentsBySide) => A === 0 && B === 0;

const pictures: Record<PictureView, (totals: CurrencyTotals) => Omit<Picture, 'view'>> = {
  NET_WORTH: ({ kinds, netCents }) => ({
    parts: [
      ...kinds
        .filter(({ kind, ownedCents }) => kind !== 'debts' || !isNothing(ownedCents))
        .map(({ kind, ownedCents }): Part => ({ name: { of: 'OWNED', kind }, cents: ownedCents })),
      ...kinds
        .filter(({ kind, owedCents }) => kind === 'debts' || !isNothing(owedCents))
        .map(({ kind, owedCents }): Part => ({ name: { of: 'OWED', kind }, cents: less(nothing, owedCents) })),
    ],
    total: netCents,
  }),
  BY_KIND: ({ kinds, netCents }) => ({
    parts: kinds.map(
      ({ kind, ownedCents, owedCents }): Part => ({
        name: { of: kind === 'debts' ? 'OWED' : isNothing(owedCents) ? 'OWNED' : 'NET', kind },
        cents: less(ownedCents, owedCents),
      }),
    ),
    total: netCents,
  }),
  OWNED_AND_OWED: ({ ownedCents, owedCents, netCents }) => ({
    parts: [
      { name: { of: 'ALL_OWNED' }, cents: ownedCents },
      { name: { of: 'ALL_OWED' }, cents: less(nothing, owedCents) },
    ],
    total: netCents,
  }),
  JOINT_AND_SEPARATE: ({ ownedCents, jointCents }) => ({
    parts: [
      { name: { of: 'SEPARATE' }, cents: less(ownedCents, jointCents) },
      { name: { of: 'JOINT' }, cents: jointCents },
    ],
    total: ownedCents,
  }),
};

export const pictureOf = (view: PictureView, totals: CurrencyTotals): Picture => ({ view, ...pictures[view](totals) });

/** A stretch of a bar. Owed stretches run from the zero line to the left, owned ones to the right. */
export interface Segment {
  readonly key: string;
  readonly side: Side;
  /** Null for what all parts of a partner come to. */
  readonly part: PartName | null;
  readonly cents: number;
  /** Neighbours of one partner take turns in shade. */
  readonly step: 0 | 1;
}

export interface Bar {
  readonly owner: Side | 'BOTH';
  readonly segments: readonly Segment[];
}

const keyOf = (name: PartName): string => ('kind' in name ? `${name.of} ${name.kind}` : name.of);

/** What is not there has no stretch; shades take turns on each side of the zero line. */
function shaded(segments: readonly Omit<Segment, 'step'>[]): Segment[] {
  const seen = new Map<string, number>();
  return segments
    .filter(({ cents }) => cents !== 0)
    .map((segment) => {
      const run = `${segment.side} ${segment.cents > 0}`;
      const at = seen.get(run) ?? 0;
      seen.set(run, at + 1);
      return { ...segment, step: at % 2 === 0 ? 0 : 1 };
    });
}

const barOf = (side: Side, parts: readonly Part[]): Bar => ({
  owner: side,
  segments: shaded(parts.map(({ name, cents }) => ({ key: keyOf(name), side, part: name, cents: cents[side] }))),
});

/** Both partners in one bar: what each comes to, or part by part where the parts are the point. */
function barOfBoth({ view, parts, total }: Picture): Bar {
  if (view === 'NET_WORTH' || view === 'BY_KIND') {
    return {
      owner: 'BOTH',
      segments: shaded(SIDES.map((side) => ({ key: side, side, part: null, cents: total[side] }))),
    };
  }
  const stretches = parts.map(
    ({ name, cents }, at) =>
      (side: Side): Segment => ({
        key: `${side} ${keyOf(name)}`,
        side,
        part: name,
        cents: cents[side],
        step: at % 2 === 0 ? 0 : 1,
      }),
  );
  // Mirrored for the second partner, so that what is shared lies side by side.
  const all = [...stretches.map((of) => of('A')), ...stretches.toReversed().map((of) => of('B'))];
  return { owner: 'BOTH', segments: all.filter(({ cents }) => cents !== 0) };
}

/** The bars of a stacked picture: one for each partner, and one for the two together. */
export const barsOf = (picture: Picture, sides: readonly Side[]): Bar[] => [
  ...sides.map((side) => barOf(side, picture.parts)),
  ...(sides.length > 1 ? [barOfBoth(picture)] : []),
];

/** The bars of one kind, the partners below each other. */
export const barsOfPart = ({ name, cents }: Part, sides: readonly Side[]): Bar[] =>
  sides.map((side) => ({
    owner: side,
    segments: shaded([{ key: keyOf(name), side, part: name, cents: cents[side] }]),
  }));

/** How far the longest bars of a drawing reach from the shared zero line, in cents. */
export interface Reach {
  readonly left: number;
  readonly right: number;
}

const reachOf = ({ segments }: Bar, isWanted: (cents: number) => boolean): number =>
  segments.reduce((sum, { cents }) => sum + (isWanted(cents) ? Math.abs(cents) : 0), 0);

export const reachOfAll = (bars: readonly Bar[]): Reach => ({
  left: Math.max(0, ...bars.map((bar) => reachOf(bar, (cents) => cents < 0))),
  right: Math.max(0, ...bars.map((bar) => reachOf(bar, (cents) => cents > 0))),
});

/** Where a stretch lies, as parts of the drawing's width: 0 is its left edge and 1 its right. */
export interface Stretch extends Segment {
  readonly from: number;
  readonly to: number;
}

/** Where the zero line lies, as a part of the drawing's width. */
export const zeroOf = ({ left, right }: Reach): number => (left + right === 0 ? 0 : left / (left + right));

/** The stretches of a bar, from left to right. */
export function stretchesOf({ segments }: Bar, reach: Reach): Stretch[] {
  const whole = reach.left + reach.right;
  let [left, right] = [reach.left, reach.left];
  const stretches = segments.map((segment): Stretch => {
    const length = Math.abs(segment.cents);
    if (segment.cents > 0) {
      right += length;
      return { ...segment, from: (right - length) / whole, to: right / whole };
    }
    left -= length;
    return { ...segment, from: left / whole, to: (left + length) / whole };
  });
  return stretches.sort((one, other) => one.from - other.from);
}
