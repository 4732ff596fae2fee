import {
  type AmountFacts,
  type CurrencyTotals,
  disclosureTotals,
  type SummedDisclosure,
} from '@troth/domain/disclosure';
import { CURRENCIES } from '@troth/domain/money';
import { SIDES } from '@troth/domain/people';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelPlaces } from '@troth/portal/pictures/label-places';
import {
  type Bar,
  barsOf,
  barsOfPart,
  PICTURE_VIEWS,
  type Picture,
  pictureOf,
  reachOfAll,
  stretchesOf,
} from '@troth/portal/picture-model';

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200 }), fc.nat({ max: 10 ** 13 }));
const currency = fc.constantFrom(...CURRENCIES.slice(0, 3));
const percentages = fc.integer({ min: 0, max: 100 });

const asset: fc.Arbitrary<AmountFacts['assets']> = fc
  .record({ id: fc.uuid(), isJoint: fc.boolean(), currency, valueInCents: amount, percent: percentages })
  .map(({ percent, ...rest }) => ({
    ...rest,
    userId: rest.id,
    institution: null,
    accountNumber: null,
    userAPercentage: percent,
    userBPercentage: 100 - percent,
    deletedAt: null,
  }));

const some = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 3 });
const disclosure: fc.Arbitrary<SummedDisclosure> = fc.record({
  assets: some(asset),
  vehicles: some(
    fc.record({
      currency,
      purchasePriceInCents: amount,
      marketValueInCents: fc.option(amount),
      loanInCents: fc.option(amount),
    }),
  ),
  businesses: some(fc.record({ currency, valueInCents: amount })),
  // A debt can be overpaid.
  debts: some(fc.record({ currency, amountDueInCents: fc.integer({ min: -1000, max: 10 ** 12 }) })),
  'real-estates': some(fc.record({ currency, assessedValueInCents: amount, mortgagesInCents: fc.option(amount) })),
  incomes: fc.constant([]),
  'inheritances-trusts': some(fc.record({ currency, valueInCents: amount })),
  'legacy-joint-properties': some(
    fc.record({
      currency,
      valueInCents: fc.option(amount),
      userAPercentage: percentages,
      userBPercentage: fc.constant(null),
    }),
  ),
});
const totals = fc.record({ A: disclosure, B: fc.option(disclosure) }).map((both) => disclosureTotals(both));

const everyPicture = (check: (picture: Picture, of: CurrencyTotals) => void) =>
  fc.assert(
    fc.property(totals, (all) => {
      for (const of of all) for (const view of PICTURE_VIEWS) check(pictureOf(view, of), of);
    }),
  );

describe('the pictures’ tables', () => {
  it('add up to the sums of the disclosures, to the cent, whichever the view', () => {
    everyPicture(({ view, parts, total }, of) => {
      for (const side of SIDES) {
        expect(parts.reduce((sum, { cents }) => sum + cents[side], 0)).toBe(total[side]);
        expect(total[side]).toBe(view === 'JOINT_AND_SEPARATE' ? of.ownedCents[side] : of.netCents[side]);
      }
    });
  });
});

/** Bars as they are drawn: the length of each stretch in pixels, with the hair between them and the least of a pixel. */
const drawn = (bars: readonly Bar[], width: number) => {
  const reach = reachOfAll(bars);
  return bars.map((bar) =>
    stretchesOf(bar, reach).map(({ cents, from, to }) => ({
      cents,
      left: from * width,
      right: to * width,
      length: Math.max(1, (to - from) * width - 1),
      exact: (Math.abs(cents) / (reach.left + reach.right)) * width,
    })),
  );
};

describe('the pictures’ bars', () => {
  const barsOfPicture = (picture: Picture) =>
    picture.view === 'BY_KIND' ? picture.parts.flatMap((part) => barsOfPart(part, SIDES)) : barsOf(picture, SIDES);

  it('are as long as the amounts of the table, within a pixel at any width', () => {
    fc.assert(
      fc.property(totals, fc.integer({ min: 120, max: 2000 }), (all, width) => {
        for (const of of all) {
          for (const view of PICTURE_VIEWS) {
            for (const bar of drawn(barsOfPicture(pictureOf(view, of)), width)) {
              for (const { length, exact } of bar) expect(Math.abs(length - exact)).toBeLessThanOrEqual(1 + 1e-6);
            }
          }
        }
      }),
    );
  });

  it('draw what the table has and nothing else: owed left of one zero line, owned right of it, nothing over another', () => {
    everyPicture((picture) => {
      const bars = barsOfPicture(picture);
      const reach = reachOfAll(bars);
      const zero = reach.left / (reach.left + reach.right);
      for (const side of SIDES) {
        const of = bars.filter(({ owner }) => owner === side).flatMap(({ segments }) => segments);
        expect(of.map(({ cents }) => cents)).toEqual(
          picture.parts.map(({ cents }) => cents[side]).filter((cents) => cents !== 0),
        );
      }
      for (const bar of bars) {
        let free = 0;
        for (const { cents, from, to } of stretchesOf(bar, reach)) {
          expect(from).toBeGreaterThanOrEqual(free - 1e-9);
          expect(to).toBeLessThanOrEqual(1 + 1e-9);
          if (cents < 0) expect(to).toBeLessThanOrEqual(zero + 1e-9);
          else expect(from).toBeGreaterThanOrEqual(zero - 1e-9);
          free = to;
        }
      }
    });
  });

  it('add the partners up in the bar of both', () => {
    everyPicture((picture) => {
      const [both] = barsOf(picture, SIDES).filter(({ owner }) => owner === 'BOTH');
      expect(both?.segments.reduce((sum, { cents }) => sum + cents, 0)).toBe(picture.total.A + picture.total.B);
    });
  });

  it('have one bar only while there is one partner', () => {
    const [of] = disclosureTotals({
      A: {
        assets: [],
        vehicles: [],
        businesses: [],
        debts: [{ currency: 'USD', amountDueInCents: 500 }],
        'real-estates': [],
        incomes: [],
        'inheritances-trusts': [],
        'legacy-joint-properties': [],
      },
      B: null,
    });
    if (of === undefined) throw new Error('there is a debt');
    const bars = barsOf(pictureOf('NET_WORTH', of), ['A']);
    expect(bars).toHaveLength(1);
    // Only debts: all of the width is left of the zero line.
    expect(stretchesOf(bars[0] as Bar, reachOfAll(bars))).toMatchObject([{ cents: -500, from: 0, to: 1 }]);
  });
});

describe('places of labels', () => {
  it('never meet each other nor leave the drawing, and stay by their stretches', () => {
    const wanted = fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), width: fc.nat({ max: 160 }) }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(wanted, fc.integer({ min: 100, max: 1200 }), (labels, total) => {
        const sorted = labels.map(({ at, width }) => ({ start: at * total, width })).sort((a, b) => a.start - b.start);
        const places = labelPlaces(sorted, total);
        if (places === null) return;
        let free = 0;
        for (const [at, { start, width }] of sorted.entries()) {
          const place = places[at] ?? -1;
          expect(place).toBeGreaterThanOrEqual(free - 1e-6);
          expect(Math.abs(place - start)).toBeLessThanOrEqual(20 + 1e-6);
          free = place + width;
        }
        expect(free).toBeLessThanOrEqual(total + 1e-6);
      }),
    );
  });

  it.each([
    ['each at its stretch when there is room', [0, 100, 200], [0, 100, 200]],
    ['pushed aside a little by a neighbour', [0, 45], [0, 52]],
    ['pulled in a little at the right edge', [265], [260]],
    ['nowhere when one would stand too far away', [0, 10, 20], null],
  ])('are %s', (_name, starts, places) => {
    expect(
      labelPlaces(
        starts.map((start) => ({ start, width: 40 })),
        300,
      ),
    ).toEqual(places);
  });
});
