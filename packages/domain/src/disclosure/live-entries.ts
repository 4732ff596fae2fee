import { FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import { VALUATION_FIELDS } from './evidence';
import { financialSchemas, type FinancialEntries, legacyJointPropertySchema } from './schemas';

/** One partner's live entries of a document, by kind. */
export type LiveEntries = { readonly [K in FinancialKind]: readonly FinancialEntries[K][] };

/** One entry, whatever its kind: `kind` tells what `entry` holds. */
export type EntryOfKind = {
  readonly [K in FinancialKind]: { readonly kind: K; readonly entry: FinancialEntries[K] };
}[FinancialKind];

/** All entries of a partner in the kinds' order. */
export const listEntries = (entries: LiveEntries): EntryOfKind[] =>
  FINANCIAL_KINDS.flatMap((kind) => entries[kind].map((entry) => ({ kind, entry }) as EntryOfKind));

/** What a record has besides what its owner typed. */
const OF_THE_RECORD = new Set([
  'id',
  'userId',
  'documentId',
  'version',
  'partnerAgrees',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'createdById',
  'updatedById',
]);
const LAST = ['currency', ...VALUATION_FIELDS];

const fieldsOf = (schema: { readonly shape: object }): readonly string[] => {
  const typed = Object.keys(schema.shape).filter((name) => !OF_THE_RECORD.has(name));
  return [...typed.filter((name) => !LAST.includes(name)), ...LAST.filter((name) => typed.includes(name))];
};

/** Names of the fields that a partner types of each kind: its own, the currency, and how the value was found. */
export const FIELDS_OF_KIND: Readonly<Record<FinancialKind, readonly string[]>> = {
  assets: fieldsOf(financialSchemas.assets.entry),
  vehicles: fieldsOf(financialSchemas.vehicles.entry),
  businesses: fieldsOf(financialSchemas.businesses.entry),
  debts: fieldsOf(financialSchemas.debts.entry),
  'real-estates': fieldsOf(financialSchemas['real-estates'].entry),
  incomes: fieldsOf(financialSchemas.incomes.entry),
  'inheritances-trusts': fieldsOf(financialSchemas['inheritances-trusts'].entry),
  'legacy-joint-properties': fieldsOf(legacyJointPropertySchema),
};

/** What a field can hold. Amounts are cents. */
export type FieldValue = string | number | boolean;

/** The value of a field by its name; null when nothing, or an empty text, was given. */
export function fieldValue(entry: object, field: string): FieldValue | null {
  const value = (entry as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
