import { FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import { VALUATION_FIELDS } from './evidence';
import type { FinancialEntries } from './schemas';

/** One partner's live entries of a document, by kind. */
export type LiveEntries = { readonly [K in FinancialKind]: readonly FinancialEntries[K][] };

/** One entry, whatever its kind: `kind` tells what `entry` holds. */
export type EntryOfKind = {
  readonly [K in FinancialKind]: { readonly kind: K; readonly entry: FinancialEntries[K] };
}[FinancialKind];

/** All entries of a partner in the kinds' order. */
export const listEntries = (entries: LiveEntries): EntryOfKind[] =>
  FINANCIAL_KINDS.flatMap((kind) => entries[kind].map((entry) => ({ kind, entry }) as EntryOfKind));

const LAST = ['currency', ...VALUATION_FIELDS] as const;

/** Names of the fields that a partner types of each kind: its own, the currency, and how the value was found. */
export const FIELDS_OF_KIND = {
  assets: [
    'description',
    'institution',
    'accountNumber',
    'beneficiary',
    'assetAccountType',
    'accountType',
    'assetType',
    'valueInCents',
    'isJoint',
    'userAPercentage',
    'userBPercentage',
    ...LAST,
  ],
  vehicles: [
    'vehicleType',
    'make',
    'model',
    'purchaseYear',
    'purchasePriceInCents',
    'marketValueInCents',
    'loanInCents',
    'equityInCents',
    ...LAST,
  ],
  businesses: ['name', 'businessType', 'ownershipPercentage', 'valueInCents', ...LAST],
  debts: ['creditor', 'natureOfDebt', 'yearIncurred', 'amountDueInCents', ...LAST],
  'real-estates': [
    'streetAddress',
    'city',
    'state',
    'country',
    'zipcode',
    'purchaseValueInCents',
    'assessedValueInCents',
    'lastAssessmentYear',
    'purchaseYear',
    'mortgagesInCents',
    'equityInCents',
    'titleHeldInNameOf',
    ...LAST,
  ],
  incomes: ['year', 'incomeType', 'valueInCents', 'overtimePayInCents', 'tipsInCents', ...LAST],
  'inheritances-trusts': ['category', 'nameOfTrust', 'benefactor', 'valueInCents', ...LAST],
  'legacy-joint-properties': ['description', 'valueInCents', 'userAPercentage', 'userBPercentage', 'currency'],
} as const satisfies { readonly [K in FinancialKind]: readonly (keyof FinancialEntries[K])[] };

/** What a field can hold. Amounts are cents. */
export type FieldValue = string | number | boolean;

/** The value of a field by its name; null when nothing, or an empty text, was given. */
export function fieldValue(entry: object, field: string): FieldValue | null {
  const value = (entry as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
