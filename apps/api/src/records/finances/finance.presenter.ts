import type { FinancialEntries, FinancialKind } from '@troth/domain/disclosure';
import { presentEntity } from '../../kernel/http/present';
import type { EntryRow } from './finance.repository';

/** A stored entry as the calls show it; its kind's schema in the domain says what it holds. */
export function presentEntry<Kind extends FinancialKind>(row: EntryRow): FinancialEntries[Kind] {
  const entry = {
    ...row.fields,
    userId: row.userId,
    documentId: row.documentId,
    currency: row.currency,
    version: row.version,
    ...(row.kind === 'assets' ? { isJoint: row.fields['isJoint'] === true, partnerAgrees: row.partnerAgrees } : {}),
    ...presentEntity(row),
  };
  // The row was checked by the kind's schema before it was written; the tests hold each answer against the contract.
  return entry as unknown as FinancialEntries[Kind];
}
