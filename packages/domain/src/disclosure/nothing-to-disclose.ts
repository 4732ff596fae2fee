import { EDITABLE_FINANCIAL_KINDS, type EditableFinancialKind } from './enumerations';

/**
 * Kinds of which a partner can state that there is nothing. Ours: the specifications know only entries, and an empty
 * list may be a kind that was forgotten. Income is told year by year, and a year without any is an entry of zero
 * (customer spec §5 "Income completeness").
 */
export const STATABLE_KINDS = EDITABLE_FINANCIAL_KINDS.filter(
  (kind): kind is Exclude<EditableFinancialKind, 'incomes'> => kind !== 'incomes',
);
export type StatableKind = (typeof STATABLE_KINDS)[number];

/** Why it cannot be stated that there is nothing of a kind. The catalog has a sentence for each. */
export const NOTHING_REFUSALS = ['INCOME_BY_YEAR', 'ENTRIES_LISTED'] as const;
export type NothingRefusal = (typeof NOTHING_REFUSALS)[number];

/**
 * First obstacle to stating that there is nothing of a kind; null when it can be stated.
 * @param listed How many live entries of the kind the partner has.
 */
export function nothingRefusal(kind: EditableFinancialKind, listed: number): NothingRefusal | null {
  if (kind === 'incomes') return 'INCOME_BY_YEAR';
  return listed > 0 ? 'ENTRIES_LISTED' : null;
}
