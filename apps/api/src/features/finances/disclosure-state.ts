import { areFinancialsDone, missingIncomeYears, pendingFinancialDisputes } from '@troth/domain/disclosure';
import { isoOrNull } from '../../kernel/http/present';
import { presentEntry } from '../../records/finances/finance.presenter';
import type { EntryRow } from '../../records/finances/finance.repository';

/** How far a partner's disclosure is, of the document's live entries (customer spec section 5). */
export function disclosureState(rows: readonly EntryRow[], userId: string | null, today: string) {
  const own = rows.filter((row) => row.userId === userId);
  const live = (row: EntryRow) => ({ deletedAt: isoOrNull(row.deletedAt) });
  const incomes = own
    .filter(({ kind }) => kind === 'incomes')
    .map((row) => ({ ...live(row), year: presentEntry<'incomes'>(row).year }));
  const entries = own.filter(({ kind }) => kind !== 'incomes').map(live);
  return {
    entryCount: own.length,
    missingYears: missingIncomeYears(incomes, today),
    isDone: areFinancialsDone({ entries, incomes, today }),
  };
}

/** Pending financial disputes of both partners' joint entries (D32). */
export const financialDisputesOf = (rows: readonly EntryRow[]) =>
  pendingFinancialDisputes(rows.filter(({ kind }) => kind === 'assets').map((row) => presentEntry<'assets'>(row)));
