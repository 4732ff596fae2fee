import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ACCOUNT_TYPES, ASSET_TYPES, EDITABLE_FINANCIAL_KINDS } from './enumerations';
import { financialSchemas } from './schemas';

const valid = {
  assets: { assetAccountType: 'ACCOUNT', accountType: 'SAVINGS', valueInCents: 0 },
  vehicles: { vehicleType: 'CAR', make: 'Kia', model: 'Niro', purchaseYear: 1900, purchasePriceInCents: 0 },
  businesses: { name: 'Ruiz LLC', businessType: 'LLC', ownershipPercentage: 100, valueInCents: 0 },
  debts: { creditor: 'First Bank', yearIncurred: 1900, amountDueInCents: 100 },
  'real-estates': {
    streetAddress: '1 Elm St',
    city: 'Albany',
    state: 'NY',
    country: 'US',
    zipcode: '12207',
    titleHeldInNameOf: 'Alex Kim',
    purchaseValueInCents: 0,
    assessedValueInCents: 0,
    lastAssessmentYear: 1900,
    purchaseYear: 1900,
  },
  incomes: { year: 1, incomeType: 'BASE_SALARY', valueInCents: 0 },
  'inheritances-trusts': { category: 'TRUST', nameOfTrust: 'Kim Trust', valueInCents: 0 },
};
type Kind = keyof typeof valid;

const issuesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const creating = (kind: Kind, changes: Readonly<Record<string, unknown>> = {}) =>
  issuesOf(financialSchemas[kind].creation, { ...valid[kind], ...changes });
const updating = (kind: Kind, changes: unknown) => issuesOf(financialSchemas[kind].update, changes);

describe('financial entries (customer spec §5)', () => {
  it.each(EDITABLE_FINANCIAL_KINDS)('%s: the least that is required is taken', (kind) => {
    expect(creating(kind)).toEqual([]);
  });

  it.each(EDITABLE_FINANCIAL_KINDS.flatMap((kind) => Object.keys(valid[kind]).map((field) => [kind, field] as const)))(
    '%s: %s is required when creating and not when updating',
    (kind, field) => {
      expect(creating(kind, { [field]: undefined }).length).toBeGreaterThan(0);
      expect(updating(kind, {})).toEqual([]);
    },
  );

  const percentage = 'Enter a whole percentage from 0 to 100';
  const negative = 'The amount can’t be negative';
  const early = 'Enter 1900 or a later year';
  const positive = 'The amount must be greater than zero';
  const cents = 'The amount must be a whole number of cents';
  const blank = 'This field is required';
  const thresholds: [Kind, string, unknown, string | null][] = [
    ['assets', 'accountNumber', '123', null],
    ['assets', 'accountNumber', '1234', null],
    ['assets', 'accountNumber', '12345', 'Enter no more than the last 4 characters of the account number'],
    ['assets', 'valueInCents', -1, negative],
    ['assets', 'valueInCents', 0, null],
    ['assets', 'valueInCents', 1, null],
    ['assets', 'valueInCents', 0.5, cents],
    ['assets', 'valueInCents', '12', cents],
    ['assets', 'valueInCents', 1_000_000_000_000, null],
    ['assets', 'valueInCents', 1_000_000_000_001, 'The amount is too large'],
    ['assets', 'isJoint', true, null],
    ['assets', 'isJoint', 'yes', 'Choose yes or no'],
    ['assets', 'userAPercentage', -1, percentage],
    ['assets', 'userAPercentage', 0, null],
    ['assets', 'userAPercentage', 50.5, percentage],
    ['assets', 'userBPercentage', 100, null],
    ['assets', 'userBPercentage', 101, percentage],
    ['businesses', 'name', '  ', blank],
    ['businesses', 'businessType', 'GUILD', blank],
    ['businesses', 'ownershipPercentage', -1, percentage],
    ['businesses', 'ownershipPercentage', 0, null],
    ['businesses', 'ownershipPercentage', 101, percentage],
    ['businesses', 'valueInCents', -1, negative],
    ['debts', 'creditor', '', blank],
    ['debts', 'yearIncurred', 1899, early],
    ['debts', 'yearIncurred', 1901, null],
    ['debts', 'yearIncurred', 2000.5, 'Enter a year'],
    ['debts', 'amountDueInCents', -1, null],
    ['debts', 'amountDueInCents', 'x', cents],
    ['incomes', 'year', 0, 'Enter a year'],
    ['incomes', 'year', 2, null],
    ['incomes', 'valueInCents', -1, negative],
    ['incomes', 'valueInCents', 1, null],
    ['incomes', 'overtimePayInCents', -1, negative],
    ['incomes', 'overtimePayInCents', 0, null],
    ['incomes', 'tipsInCents', -1, negative],
    ['incomes', 'tipsInCents', 0, null],
    ['inheritances-trusts', 'nameOfTrust', '', blank],
    ['inheritances-trusts', 'category', 'GIFT', blank],
    ['inheritances-trusts', 'valueInCents', -1, negative],
    ['real-estates', 'city', '', blank],
    ['real-estates', 'country', '', blank],
    ['real-estates', 'state', '', blank],
    ['real-estates', 'streetAddress', '', blank],
    ['real-estates', 'titleHeldInNameOf', '', blank],
    ['real-estates', 'zipcode', '', blank],
    ['real-estates', 'lastAssessmentYear', 1899, early],
    ['real-estates', 'lastAssessmentYear', 1901, null],
    ['real-estates', 'purchaseYear', 1899, early],
    ['real-estates', 'purchaseYear', 1901, null],
    ['real-estates', 'equityInCents', -1, null],
    ['vehicles', 'make', '', blank],
    ['vehicles', 'model', '', blank],
    ['vehicles', 'purchaseYear', 1899, early],
    ['vehicles', 'purchaseYear', 1901, null],
    ['vehicles', 'purchasePriceInCents', -1, negative],
    ['vehicles', 'purchasePriceInCents', 1, null],
    ['vehicles', 'marketValueInCents', 0, positive],
    ['vehicles', 'marketValueInCents', 1, null],
    ['vehicles', 'marketValueInCents', null, null],
    ['vehicles', 'loanInCents', 0, positive],
    ['vehicles', 'loanInCents', 1, null],
    ['vehicles', 'equityInCents', 0, positive],
    ['vehicles', 'equityInCents', 1, null],
  ];
  it.each(thresholds)('%s.%s = %j', (kind, field, value, message) => {
    const expected = message === null ? [] : [`${field}: ${message}`];
    expect(creating(kind, { [field]: value })).toEqual(expected);
    expect(updating(kind, { [field]: value })).toEqual(expected);
  });

  it('asks an account for its account type and an asset for its asset type', () => {
    const bare = { assetAccountType: 'ACCOUNT', valueInCents: 0 };
    expect(issuesOf(financialSchemas.assets.creation, bare)).toEqual(['accountType: This field is required']);
    expect(issuesOf(financialSchemas.assets.creation, { ...bare, assetAccountType: 'ASSET' })).toEqual([
      'assetType: This field is required',
    ]);
    expect(
      issuesOf(financialSchemas.assets.creation, { ...bare, assetAccountType: 'ASSET', assetType: 'IRA' }),
    ).toEqual([]);
    expect(issuesOf(financialSchemas.assets.creation, { valueInCents: 1 })).toEqual([
      'assetAccountType: This field is required',
    ]);
  });

  it('refuses what the database cannot hold', () => {
    expect(creating('debts', { creditor: 'a\u0000' })).toEqual([
      'creditor: This text contains characters that can’t be saved',
    ]);
    expect(creating('debts', { creditor: 'a'.repeat(501) })).toEqual(['creditor: Use at most 500 characters']);
  });
});

describe('enumerations of types (customer spec §3)', () => {
  it('have as many values as the specification lists', () => {
    expect(ACCOUNT_TYPES).toHaveLength(16);
    expect(ASSET_TYPES).toHaveLength(29);
  });
});
