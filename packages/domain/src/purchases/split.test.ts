import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitInProportion } from './split';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const weights = fc.array(cents, { minLength: 1, maxLength: 12 });

describe('splitting cents by largest remainder (ADR 0036)', () => {
  it.each([
    ['in proportion', 300, [100, 200], [100, 200]],
    ['the odd cent to the largest remainder', 100, [1, 1, 1], [34, 33, 33]],
    ['a later, larger remainder before an earlier, smaller one', 10, [33, 67], [3, 7]],
    ['the earlier of two equal remainders', 1, [5, 5], [1, 0]],
    ['nothing to a part that weighs nothing', 7, [0, 3], [0, 7]],
    ['evenly where nothing weighs anything', 5, [0, 0], [3, 2]],
    ['nothing at all', 0, [3, 4], [0, 0]],
    [
      'amounts whose product is beyond what a number holds',
      9_007_199_254_740_991,
      [1, 1],
      [4_503_599_627_370_496, 4_503_599_627_370_495],
    ],
  ])('gives %s', (_name, total, parts, expected) => {
    expect(splitInProportion(total, parts)).toEqual(expected);
  });

  it('adds up to the cent, and no part is a cent away from its share', () => {
    fc.assert(
      fc.property(cents, weights, (total, parts) => {
        const split = splitInProportion(total, parts);
        const sum = parts.reduce((all, part) => all + part, 0);
        expect(split.reduce((all, part) => all + part, 0)).toBe(total);
        split.forEach((part, index) => {
          const share = sum === 0 ? total / parts.length : (total * (parts[index] ?? 0)) / sum;
          expect(Math.abs(part - share)).toBeLessThan(1);
        });
      }),
    );
  });

  it('never gives a part more than its weight, as long as there is no more than all weigh', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
        const total = Math.floor(parts.reduce((all, part) => all + part, 0) * fraction);
        fc.pre(parts.some((part) => part > 0));
        splitInProportion(total, parts).forEach((part, index) => expect(part).toBeLessThanOrEqual(parts[index] ?? 0));
      }),
    );
  });

  it.each([
    ['a negative total', -1, [1]],
    ['half a cent', 0.5, [1]],
    ['a negative weight', 1, [-1]],
    ['cents for nobody', 1, []],
  ])('refuses %s', (_name, total, parts) => {
    expect(() => splitInProportion(total, parts)).toThrow(RangeError);
  });

  it('splits nothing for nobody', () => expect(splitInProportion(0, [])).toEqual([]));
});
