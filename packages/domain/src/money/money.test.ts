import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './enumerations';
import { canonicalDollars, centsOfDollars, formatCents, parseMoney } from './money';

describe('money input (customer spec §5; D26)', () => {
  it.each([
    ['007.5', 750],
    ['0.05', 5],
    ['.05', 5],
    ['0', 0],
    ['-0', 0],
    ['$1,234.56', 123456],
    ['USD 12', 1200],
    ['-12.3', -1230],
    ['12.', 1200],
    ['1.005', 101],
    ['1.004', 100],
    ['', null],
    ['abc', null],
    ['-', null],
    ['.', null],
    ['1-2', null],
    ['12-', null],
    ['--1', null],
    ['1.2.3', null],
    ['99999999999999999999', null],
  ])('%j gives %j', (typed, cents) => {
    expect(parseMoney(typed)).toBe(cents);
  });

  it('gives every amount back that it shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        fc.constantFrom(...CURRENCIES),
        (cents, currency) => {
          expect(parseMoney(formatCents(cents, currency))).toBe(cents);
          expect(centsOfDollars(canonicalDollars(cents))).toBe(cents);
        },
      ),
    );
  });
});

describe('money display (customer spec §5)', () => {
  it('divides by 100, with two decimals, and shows a dash for null', () => {
    expect(formatCents(123456)).toBe('$1,234.56');
    expect(formatCents(-5)).toBe('-$0.05');
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(null)).toBe('-');
    expect(formatCents(500, 'EUR')).toBe('€5.00');
    expect(formatCents(500, 'CHF')).toBe('CHF 5.00');
  });
});

describe('canonical dollars', () => {
  it.each([
    ['2500.00', 250000],
    ['2500', 250000],
    ['-0.05', -5],
    ['2,500.00', null],
    ['1.234', null],
    ['', null],
  ])('%j is %j cents', (dollars, cents) => {
    expect(centsOfDollars(dollars)).toBe(cents);
  });
});
