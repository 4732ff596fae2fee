import { describe, expect, it } from 'vitest';
import { errorsOf, fieldsOf, initialValues, otherShare } from './entry-values';
import { type FormValues, lookOf } from './kinds';

const names = { A: 'Alex', B: 'Blake' };
// Labels are said in the language that the tests set up first.
const specs = () => lookOf('assets').fields(names);
const asset = (changes: FormValues): FormValues => ({
  ...initialValues('assets', specs(), { accountType: 'SAVINGS', valueInCents: 0 }),
  ...changes,
});

describe('the form of an account or asset (customer spec §5)', () => {
  it.each([
    ['an account needs its type', { accountType: null }, { accountType: 'This field is required' }],
    ['an asset needs its own', { assetAccountType: 'ASSET', assetType: null }, { assetType: 'This field is required' }],
    ['a value of zero is a value', { valueInCents: 0 }, {}],
    ['no value is none', { valueInCents: null }, { valueInCents: 'This field is required' }],
    ['a value below zero is refused', { valueInCents: -1 }, { valueInCents: 'The amount cannot be negative' }],
    ['four characters of the number', { accountNumber: '4417' }, {}],
    [
      'five are too many',
      { accountNumber: '44170' },
      { accountNumber: 'Enter at most the last 4 characters of the account number' },
    ],
    [
      'a joint entry needs both shares',
      { isJoint: true },
      { userAPercentage: 'This field is required', userBPercentage: 'This field is required' },
    ],
    ['shares that make 100', { isJoint: true, userAPercentage: 60, userBPercentage: 40 }, {}],
    [
      'shares that do not',
      { isJoint: true, userAPercentage: 60, userBPercentage: 39 },
      { userBPercentage: 'The two percentages must add up to 100' },
    ],
    ['shares of an entry that is not joint count for nothing', { userAPercentage: 7 }, {}],
  ])('%s', (_name, changes, errors) => {
    expect(errorsOf('assets', asset(changes), specs())).toEqual(errors);
  });

  it('sends nothing of the fields that the choices leave out', () => {
    const fields = fieldsOf(asset({ userAPercentage: 50, userBPercentage: 50, institution: '' }), specs());
    expect(fields).toMatchObject({ userAPercentage: null, assetType: null, institution: null, accountType: 'SAVINGS' });
  });
});

describe('years (customer spec §9 "Minimum year")', () => {
  const debt = (yearIncurred: number) =>
    errorsOf(
      'debts',
      { currency: 'USD', creditor: 'Bank', amountDueInCents: 1, yearIncurred, natureOfDebt: '' },
      lookOf('debts').fields(names),
    );
  it.each([
    [1899, { yearIncurred: 'Enter a year from 1900 on' }],
    [1900, {}],
    [1901, {}],
  ])('%i', (year, errors) => expect(debt(year)).toEqual(errors));
});

describe('the other share', () => {
  it.each([
    [0, 100],
    [60, 40],
    [100, 0],
    [101, null],
    [null, null],
  ])('of %s is %s', (percent, rest) => expect(otherShare(percent)).toBe(rest));
});
