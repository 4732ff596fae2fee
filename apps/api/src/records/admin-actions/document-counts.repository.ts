import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';

/** Counts of one document, and what is newest of it. */
interface Counted {
  readonly versions: number;
  readonly commitAt: Date | string | null;
  readonly hash: string | null;
  readonly committedById: string | null;
  readonly drafts: number;
  readonly purchases: number;
  readonly isPaid: boolean;
  /** Who bought the prenup; null where nobody did. */
  readonly paidById: string | null;
  readonly isMarked: boolean;
  readonly putAsideAt: Date | string | null;
}

/** What admins did that puts a document aside. */
const PUT_ASIDE = ['adminUsers.resolveDuplicates'];

/** How far a document has come, in numbers. */
export async function documentCounts(tx: Tx, documentId: string): Promise<Counted> {
  const { rows } = await sql<Counted>`select
      (select count(*)::int from document_commits where document_id = ${documentId}) as versions,
      newest.commit_at, newest.hash, newest.committed_by_id,
      (select count(*)::int from draft_parts where document_id = ${documentId}) as drafts,
      (select count(*)::int from purchase_items where document_id = ${documentId} and deleted_at is null
        and payment_status <> 'FULL_REFUNDED') as purchases,
      coalesce(prenup.is_paid, false) as is_paid, prenup.paid_by_id,
      coalesce(prenup.is_marked, false) as is_marked,
      (select max(created_at) from admin_actions where document_id = ${documentId}
        and action in (${sql.join(PUT_ASIDE)})) as put_aside_at
    from (select 1) as one
    left join lateral (
      select commit_at, hash, committed_by_id from document_commits where document_id = ${documentId}
      order by commit_at desc limit 1
    ) as newest on true
    left join lateral (
      select bool_or(purchase_items.cart_id is not null or price_paid_in_cents > 0) as is_paid,
        (array_agg(purchase_items.user_id order by purchase_items.created_at)
          filter (where purchase_items.cart_id is not null or price_paid_in_cents > 0))[1] as paid_by_id,
        bool_or(purchase_items.cart_id is null and price_paid_in_cents = 0) as is_marked
      from purchase_items join products on products.id = purchase_items.product_id
      where purchase_items.document_id = ${documentId} and products.product_type = 'PRENUP'
        and purchase_items.payment_status = 'SUCCESSFUL' and purchase_items.deleted_at is null
    ) as prenup on true`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count answers one row.');
  return counted;
}

export async function putAsideAtOf(tx: Tx, documentId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('adminActions')
    .select('createdAt')
    .where('documentId', '=', documentId)
    .where('action', 'in', PUT_ASIDE)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.createdAt ?? null;
}
