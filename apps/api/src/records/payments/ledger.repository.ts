import { isBalanced, type LedgerEntry, type LedgerPostingKind } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

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

/** Whole postings in the order in which they were written, from after one of them on. */
export function postingsAfter(
  tx: Tx,
  {
    since,
    kind,
    after,
    limit,
  }: {
    readonly since: Date | null;
    readonly kind: LedgerPostingKind | undefined;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) {
  let select = tx.selectFrom('ledgerPostings').selectAll();
  if (since !== null) select = select.where('occurredAt', '>=', since);
  if (kind !== undefined) select = select.where('kind', '=', kind);
  if (after !== null) {
    const { at, id } = after;
    select = select.where((eb) => eb(eb.refTuple('occurredAt', 'id'), '>', eb.tuple(at, id)));
  }
  return select.orderBy('occurredAt').orderBy('id').limit(limit).execute();
}

/** What is on each account, by provider. */
export const ledgerBalances = (tx: Tx) =>
  tx
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.id', 'ledgerEntries.postingId')
    .select(['ledgerEntries.account', 'ledgerPostings.provider'])
    .select((eb) => eb.fn.sum<number>('ledgerEntries.amountInCents').as('sum'))
    .groupBy(['ledgerEntries.account', 'ledgerPostings.provider'])
    .execute();

/** @param before The last one of the page before; null for the first page. */
export function newestPostings(
  tx: Tx,
  {
    kind,
    before,
    limit,
  }: {
    readonly kind: LedgerPostingKind | undefined;
    readonly before: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) {
  let select = tx
    .selectFrom('ledgerPostings')
    .selectAll()
    .where((eb) =>
      before === null
        ? eb.lit(true)
        : eb.or([
            eb('occurredAt', '<', before.at),
            eb.and([eb('occurredAt', '=', before.at), eb('id', '<', before.id)]),
          ]),
    );
  if (kind !== undefined) select = select.where('kind', '=', kind);
  return select.orderBy('occurredAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export const entriesOfPostings = async (tx: Tx, postingIds: readonly string[]) =>
  postingIds.length === 0
    ? []
    : tx.selectFrom('ledgerEntries').selectAll().where('postingId', 'in', postingIds).orderBy('position').execute();
