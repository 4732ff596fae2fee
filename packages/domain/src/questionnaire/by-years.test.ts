import { describe, expect, it } from 'vitest';
import { stepsByYears } from './by-years';

const valueAfter = (steps: ReturnType<typeof stepsByYears>, years: number) =>
  steps.find((step) => step.years === years)?.value;

describe('what an answer comes to by years of marriage', () => {
  it('adds an amount for each full year, in cents', () => {
    const steps = stepsByYears('AMOUNT', '$10,000.50');
    expect(steps).toHaveLength(20);
    expect([1, 7, 20].map((years) => valueAfter(steps, years))).toEqual([1_000_050, 7_000_350, 20_001_000]);
  });

  it('adds months for each full year', () => {
    expect(valueAfter(stepsByYears('MONTHS', '4'), 9)).toBe(36);
  });

  it('opens at the year of a threshold, and not before', () => {
    const steps = stepsByYears('FROM_YEAR', '5');
    expect([4, 5, 6].map((years) => valueAfter(steps, years))).toEqual([0, 1, 1]);
  });

  it('reaches past a late threshold, and stops at a hundred years', () => {
    expect(stepsByYears('FROM_YEAR', '30').at(-1)).toMatchObject({ years: 35, value: 1 });
    expect(stepsByYears('FROM_YEAR', '1000')).toHaveLength(100);
  });

  it('has the first year and every fifth in the table', () => {
    const inTable = stepsByYears('MONTHS', '4').filter(({ isInTable }) => isInTable);
    expect(inTable.map(({ years }) => years)).toEqual([1, 5, 10, 15, 20]);
  });

  it.each(['', ' ', 'many', '0', '-3'])('is empty for %j', (typed) => {
    expect(stepsByYears('MONTHS', typed)).toEqual([]);
    expect(stepsByYears('AMOUNT', typed)).toEqual([]);
  });
});
