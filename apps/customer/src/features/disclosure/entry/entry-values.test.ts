import type { EditableFinancialKind } from '@troth/domain/disclosure';
import { describe, expect, it } from 'vitest';
import { emptyForm, errorsOf, fieldsOf, formLike, formOf, meansNone, otherShare, sendableFields } from './entry-values';
import { type FormValues, specsOf } from './kinds';

const names = { A: 'Alex', B: 'Blake' };
const TODAY = '2026-11-21';
// Labels are said in the language that the tests set up first.
const specs = (kind: EditableFinancialKind) => specsOf(kind, names);
const form = (kind: EditableFinancialKind, changes: FormValues): FormValues => ({
  ...emptyForm(kind, specs(kind)),
  ...changes,
});
const errors = (kind: EditableFinancialKind, values: FormValues) => errorsOf(kind, values, specs(kind), TODAY);
const asset = (changes: FormValues) =>
  errors('assets', form('assets', { accountType: 'SAVINGS', valueInCents: '0', ...changes }));

describe('the form of an account or asset (customer spec §5)', () => {
  it.each<[string, FormValues, object]>([
    ['an account needs its type', { accountType: '' }, { accountType: 'This field is required' }],
    ['an asset needs its own', { assetAccountType: 'ASSET' }, { assetType: 'This field is required' }],
    ['a value of zero is a value', { valueInCents: '0' }, {}],
    ['no value is none', { valueInCents: ' ' }, { valueInCents: 'This field is required' }],
    ['a value below zero is refused', { valueInCents: '-1' }, { valueInCents: 'The amount can’t be negative' }],
    ['four characters of the number', { accountNumber: '4417' }, {}],
    [
      'ten are refused, not cut',
      { accountNumber: '1234564417' },
      { accountNumber: 'Enter only the last four characters. You typed 10.' },
    ],
    [
      'a joint entry needs both shares',
      { isJoint: true },
      { userAPercentage: 'This field is required', userBPercentage: 'This field is required' },
    ],
    ['shares that make 100', { isJoint: true, userAPercentage: '60', userBPercentage: '40' }, {}],
    [
      'shares that do not',
      { isJoint: true, userAPercentage: '60', userBPercentage: '39' },
      { userBPercentage: 'The two percentages must add up to 100' },
    ],
    [
      'a share that is no whole percentage',
      { isJoint: true, userAPercentage: '50.5', userBPercentage: '50' },
      { userAPercentage: 'Enter a whole percentage from 0 to 100' },
    ],
    ['shares of an entry that is not joint count for nothing', { userAPercentage: '7' }, {}],
  ])('%s', (_name, changes, expected) => {
    expect(asset(changes)).toEqual(expected);
  });

  it('sends nothing of the fields that the choices leave out', () => {
    const values = form('assets', { accountType: 'SAVINGS', userAPercentage: '50', userBPercentage: '50' });
    expect(fieldsOf(values, specs('assets'))).toMatchObject({
      userAPercentage: null,
      assetType: null,
      institution: null,
      accountType: 'SAVINGS',
      isJoint: false,
      currency: 'USD',
    });
  });
});

describe('money as it is typed (customer spec §5 "Money input")', () => {
  const amount = (valueInCents: string) => ({
    cents: fieldsOf(form('assets', { valueInCents }), specs('assets'))['valueInCents'],
    error: asset({ valueInCents })['valueInCents'],
  });
  it.each([
    ['$2,500', 250_000],
    ['007.5', 750],
    ['0.05', 5],
    ['CHF 1200.50', 120_050],
  ])('%s', (typed, cents) => expect(amount(typed)).toEqual({ cents, error: undefined }));
  it.each([
    ['abc', 'Please enter a valid currency amount'],
    ['1.2.3', 'Currency can only have one decimal point'],
    ['--1', 'Currency cannot have multiple negative signs (-)'],
    ['1.234', 'Currency can only have up to 2 decimal places'],
  ])('%s is refused', (typed, error) => expect(amount(typed).error).toBe(error));
});

describe('a zero that the schema refuses (customer spec §5 "positive when present")', () => {
  it.each(['marketValueInCents', 'loanInCents', 'equityInCents'])('is no %s at all', (name) => {
    const values = form('vehicles', { [name]: '0.00' });
    const spec = specs('vehicles').find((each) => each.name === name);
    expect(fieldsOf(values, specs('vehicles'))[name]).toBeNull();
    expect(spec && meansNone(spec, '0.00')).toBe(true);
    expect(spec && meansNone(spec, '1')).toBe(false);
    expect(errors('vehicles', values)).not.toHaveProperty(name);
  });

  it('is an amount elsewhere', () => {
    expect(fieldsOf(form('incomes', { tipsInCents: '0' }), specs('incomes'))['tipsInCents']).toBe(0);
  });
});

describe('years (customer spec §9 "Minimum year")', () => {
  const debt = (yearIncurred: string) =>
    errors('debts', form('debts', { creditor: 'Bank', amountDueInCents: '1', yearIncurred }));
  it.each([
    ['1899', { yearIncurred: 'Enter 1900 or a later year' }],
    ['1900', {}],
    ['1901', {}],
    ['last', { yearIncurred: 'Enter a year' }],
  ])('%s', (year, expected) => expect(debt(year)).toEqual(expected));
});

describe('the day on which a value was true', () => {
  it.each([
    ['2026-11-20', {}],
    ['2026-11-21', {}],
    ['2026-11-22', { valuationDate: 'The date can’t be in the future' }],
    ['partial', { valuationDate: 'Please enter a valid date' }],
    ['', {}],
  ])('%s', (valuationDate, expected) => expect(asset({ valuationDate })).toEqual(expected));
});

describe('the other share', () => {
  it.each([
    ['0', '100'],
    ['60', '40'],
    ['100', '0'],
    ['101', null],
    ['', null],
  ])('of "%s" is %s', (typed, rest) => expect(otherShare(typed)).toBe(rest));
});

describe('what of a change can be stored', () => {
  it('leaves out what is wrong, and what belongs to it', () => {
    const changed = { institution: 'Bank', isJoint: true, userAPercentage: 60, userBPercentage: 39 };
    expect(sendableFields(changed, { userBPercentage: 'no' })).toEqual({ institution: 'Bank' });
    expect(sendableFields(changed, {})).toEqual(changed);
  });
});

describe('an entry and its form', () => {
  const stored = { accountType: 'SAVINGS', valueInCents: 5, accountNumber: '4417', valuationDate: '2026-01-01' };
  it('say the same', () => {
    const shown = formOf('assets', specs('assets'), stored);
    expect(shown).toMatchObject({ valueInCents: '0.05', accountNumber: '4417', description: '', isJoint: false });
    expect(fieldsOf(shown, specs('assets'))).toMatchObject(stored);
  });

  it('a duplicate has neither its number nor its day', () => {
    const shown = formLike('assets', specs('assets'), stored);
    expect(shown).toMatchObject({ valueInCents: '0.05', accountType: 'SAVINGS', accountNumber: '', valuationDate: '' });
    expect(formLike('incomes', specs('incomes'), { year: 2026, valueInCents: 1 })).toMatchObject({ year: '' });
  });
});
