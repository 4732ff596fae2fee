import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { areFinancialsDone, missingIncomeMessage, missingIncomeYears } from './income-completeness';
import { type JointEntryFacts, pendingFinancialDisputes, printedJointEntries } from './joint-entries';

const today = '2026-06-15';
const income = (year: number, deletedAt: string | null = null) => ({ year, deletedAt });

describe('income completeness (customer spec §5)', () => {
  it.each([
    [[], 'Please add income for 2024, 2025, and 2026'],
    [[2026], 'Please add income for 2024 and 2025'],
    [[2024, 2026], 'Please add income for 2025'],
    [[2024, 2025, 2026], null],
    [[2023, 2027], 'Please add income for 2024, 2025, and 2026'],
  ])('with entries for %j: %s', (years, message) => {
    const missing = missingIncomeYears(
      years.map((year) => income(year)),
      today,
    );
    expect(missingIncomeMessage(say, missing)).toBe(message);
  });

  it('does not count deleted entries', () => {
    expect(missingIncomeYears([income(2026, '2026-01-01T00:00:00.000Z')], today)).toContain(2026);
  });

  it('turns with the year', () => {
    expect(missingIncomeYears([], '2027-01-01')).toEqual([2025, 2026, 2027]);
  });
});

describe('financials are done (customer spec §5; D32)', () => {
  const three = [2024, 2025, 2026].map((year) => income(year));
  const entry = { deletedAt: null };
  it('with more than 2 entries of all kinds and income for all three years', () => {
    expect(areFinancialsDone({ entries: [], incomes: three, today })).toBe(true);
    expect(areFinancialsDone({ entries: [entry, entry, entry], incomes: three.slice(1), today })).toBe(false);
  });
  it.each([
    [1, false],
    [2, false],
    [3, true],
  ])('%i entries', (count, isDone) => {
    const incomes = [2024, 2025, 2026].slice(0, Math.min(count, 3)).map((year) => income(year));
    expect(areFinancialsDone({ entries: [], incomes, today })).toBe(isDone);
  });
});

describe('pending financial disputes (D32)', () => {
  const joint = (id: string, changes: Partial<JointEntryFacts> = {}): JointEntryFacts => ({
    id,
    userId: 'A',
    isJoint: true,
    institution: 'First Bank',
    accountNumber: id,
    currency: 'USD',
    valueInCents: 100,
    userAPercentage: 50,
    userBPercentage: 50,
    partnerAgrees: null,
    deletedAt: null,
    ...changes,
  });
  const problems = (...entries: JointEntryFacts[]) =>
    pendingFinancialDisputes(entries).map(({ entryId, problem }) => `${entryId} ${problem}`);

  it.each([
    [{}, []],
    [{ userAPercentage: null }, ['1 PERCENTAGES_MISSING']],
    [{ userAPercentage: 49 }, ['1 PERCENTAGES_NOT_100']],
    [{ userAPercentage: 51 }, ['1 PERCENTAGES_NOT_100']],
    [{ partnerAgrees: true }, []],
    [{ partnerAgrees: false }, ['1 PARTNER_DISAGREES']],
    [{ isJoint: false, userAPercentage: null }, []],
    [{ deletedAt: '2026-01-01T00:00:00.000Z', userAPercentage: null }, []],
  ] as const)('%j', (changes, expected) => {
    expect(problems(joint('1', changes))).toEqual(expected);
  });

  it('finds a twin with another value or split, by institution and last characters', () => {
    const mine = joint('1', { accountNumber: '1234' });
    const theirs = joint('2', { userId: 'B', accountNumber: '1234', institution: ' first  bank' });
    expect(problems(mine, theirs)).toEqual([]);
    expect(problems(mine, { ...theirs, valueInCents: 101 })).toEqual(['1 TWIN_DIFFERS']);
    expect(problems(mine, { ...theirs, userAPercentage: 60, userBPercentage: 40 })).toEqual(['1 TWIN_DIFFERS']);
    expect(problems(mine, { ...theirs, userId: 'A', valueInCents: 101 })).toEqual([]);
    expect(problems({ ...mine, accountNumber: '' }, { ...theirs, accountNumber: '', valueInCents: 5 })).toEqual([]);
  });

  it('prints a confirmed twin once', () => {
    const mine = joint('1', { accountNumber: '1234' });
    const theirs = joint('2', { userId: 'B', accountNumber: '1234' });
    expect(printedJointEntries([mine, theirs]).map(({ id }) => id)).toEqual(['1']);
    expect(printedJointEntries([mine, { ...theirs, valueInCents: 7 }])).toHaveLength(2);
  });
});
