import { FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import type { LiveEntries } from './live-entries';
import type { FinancialEntries } from './schemas';

/** For tests: one complete entry of a kind, changed where a test says so. */

const evidence = { valuationBasis: 'STATEMENT', valuationDate: '2026-06-01' } as const;

const samples: { readonly [K in FinancialKind]: Omit<FinancialEntries[K], keyof typeof ofTheRecord | 'id'> } = {
  assets: {
    ...evidence,
    currency: 'USD',
    assetAccountType: 'ACCOUNT',
    accountType: 'CHECKING',
    institution: 'Harbor Bank',
    accountNumber: '4411',
    valueInCents: 1_000,
    isJoint: false,
    partnerAgrees: null,
  },
  vehicles: {
    ...evidence,
    currency: 'USD',
    vehicleType: 'CAR',
    make: 'Škoda',
    model: 'Octavia',
    purchaseYear: 2020,
    purchasePriceInCents: 900,
    marketValueInCents: 700,
  },
  businesses: {
    ...evidence,
    currency: 'USD',
    name: 'Ferreira & Filhos',
    businessType: 'LLC',
    ownershipPercentage: 100,
    valueInCents: 5,
  },
  debts: { ...evidence, currency: 'USD', creditor: 'Loan Fund', yearIncurred: 2019, amountDueInCents: 300 },
  'real-estates': {
    ...evidence,
    currency: 'USD',
    streetAddress: '1 Elm St',
    city: 'Troy',
    state: 'NY',
    country: 'USA',
    zipcode: '12180',
    titleHeldInNameOf: 'Ana',
    purchaseValueInCents: 1,
    assessedValueInCents: 2,
    lastAssessmentYear: 2025,
    purchaseYear: 2001,
    mortgagesInCents: 0,
  },
  incomes: { ...evidence, currency: 'USD', year: 2026, incomeType: 'ROYALTIES', valueInCents: 10 },
  'inheritances-trusts': {
    ...evidence,
    currency: 'USD',
    category: 'TRUST',
    nameOfTrust: 'Elm Trust',
    valueInCents: 7,
  },
  'legacy-joint-properties': { currency: 'USD', description: 'Cabin', valueInCents: 500 },
};

const ofTheRecord = {
  userId: 'a0000000-0000-4000-8000-000000000000',
  documentId: 'd0000000-0000-4000-8000-000000000000',
  version: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  updatedAt: '2026-06-01T00:00:00.000Z',
  deletedAt: null,
  createdById: null,
  updatedById: null,
};

let made = 0;

export function anEntry<K extends FinancialKind>(
  kind: K,
  changes: Partial<FinancialEntries[K]> = {},
): FinancialEntries[K] {
  made += 1;
  const id = `e0000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return { id, ...ofTheRecord, ...samples[kind], ...changes } as unknown as FinancialEntries[K];
}

/** One partner's entries: what a test names, nothing else. */
export const entriesOf = (entries: Partial<LiveEntries> = {}): LiveEntries =>
  ({ ...Object.fromEntries(FINANCIAL_KINDS.map((kind) => [kind, []])), ...entries }) as unknown as LiveEntries;
