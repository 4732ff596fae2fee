import { isBalanced, type LedgerEntry, type LedgerPostingKind } from '@troth/domain/purchases';
import type { Db, Tx } from '../../kernel/database/database';

export interface NewPosting {
  readonly kind: LedgerPostingKind;
  /** What it records. A second posting under the same name is not written. */
  readonly reference: string;
  readonly provider: string;
  readonly checkoutId: string | null;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Writes a posting into the ledger, in the transaction of what it records. One about nothing, such as a fee of zero, is
 * left out.
 * @throws when its entries do not add up; the database refuses such a posting too.
 */
export async function post(tx: Tx, posting: NewPosting, now: Date): Promise<void> {
  const { entries, ...head } = posting;
  if (entries.length === 0) return;
  if (!isBalanced(entries)) throw new Error(`The posting ${posting.reference} does not add up to zero.`);
  const written = await tx
    .insertInto('ledgerPostings')
    .values({ ...head, occurredAt: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return;
  await tx
    .insertInto('ledgerEntries')
    .values(entries.map((entry, position) => ({ ...entry, postingId: written.id, position })))
    .execute();
}

export interface LedgerLine extends LedgerEntry {
  readonly postingId: string;
  readonly kind: LedgerPostingKind;
  readonly reference: string;
  readonly provider: string;
  readonly checkoutId: string | null;
  readonly occurredAt: Date;
}

/** The ledger in the order in which it was written. */
export const ledgerLines = (db: Db, since: Date | null): Promise<LedgerLine[]> => {
  const query = db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.id', 'ledgerEntries.postingId')
    .select([
      'ledgerEntries.postingId',
      'ledgerPostings.kind',
      'ledgerPostings.reference',
      'ledgerPostings.provider',
      'ledgerPostings.checkoutId',
      'ledgerPostings.occurredAt',
      'ledgerEntries.account',
      'ledgerEntries.purchaseItemId',
      'ledgerEntries.amountInCents',
    ]);
  return (since === null ? query : query.where('ledgerPostings.occurredAt', '>=', since))
    .orderBy('ledgerPostings.occurredAt')
    .orderBy('ledgerPostings.reference')
    .orderBy('ledgerEntries.position')
    .execute();
};
