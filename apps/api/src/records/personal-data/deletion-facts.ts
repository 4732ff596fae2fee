import { createHash } from 'node:crypto';
import { type DeletionFacts, type DeletionPlan, deletionPlan } from '@troth/domain/personal-data';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';

/** A document of a person who deletes the account, and who is left with it. */
export interface LeftDocument {
  readonly id: string;
  readonly isNotarized: boolean;
  /** Null where nobody with an account is left. */
  readonly partner: { readonly id: string; readonly email: string } | null;
}

/** The documents of a person, each held until the transaction ends if told so. */
export async function documentsLeft(tx: Tx, userId: string, hold: 'read' | 'change' = 'read'): Promise<LeftDocument[]> {
  const query = tx
    .selectFrom('documents')
    .select(['id', 'userAId', 'userBId'])
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .orderBy('id');
  const documents = await (hold === 'change' ? query.forUpdate() : query).execute();
  const left: LeftDocument[] = [];
  for (const { id, userAId, userBId } of documents) {
    const partnerId = userAId === userId ? userBId : userAId;
    const partner =
      partnerId === null
        ? undefined
        : await tx
            .selectFrom('users')
            .select(['id', 'email'])
            .where('id', '=', partnerId)
            .where('deletedAt', 'is', null)
            .executeTakeFirst();
    const notarized = await tx
      .selectFrom('notarizations')
      .select('id')
      .where('documentId', '=', id)
      .where('notarizationCompletedAt', 'is not', null)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    left.push({ id, isNotarized: notarized !== undefined, partner: partner ?? null });
  }
  return left;
}

/** What deleting the account of a customer would do now. */
export async function planFor(tx: Tx, userId: string): Promise<{ plan: DeletionPlan; version: string }> {
  const documents = await documentsLeft(tx, userId);
  const ids = documents.map(({ id }) => id);
  const { rows } = await sql<Omit<DeletionFacts, 'documents'>>`
    with own_items as (
      select id, booking_status from purchase_items
      where (user_id = ${userId} or beneficiary_user_id = ${userId}) and deleted_at is null
    )
    select
      exists (select from checkouts where user_id = ${userId} and status in ('OPENING', 'OPEN', 'PENDING'))
        as is_payment_under_way,
      exists (
        select from refunds join checkouts on checkouts.id = refunds.checkout_id
        where checkouts.user_id = ${userId} and refunds.status in ('REQUESTED', 'PENDING')
      ) as is_refund_under_way,
      exists (
        select from notarizations
        where document_id = any(${ids}::uuid[]) and notarization_completed_at is null and deleted_at is null
          and ended_at is null
      ) as is_notarization_under_way,
      exists (
        select from appointment_events
        where purchase_item_id in (select id from own_items) and event_status = 'BOOKED'
          and service_completed_at is null and deleted_at is null
      ) as is_appointment_booked,
      exists (select from own_items) as has_purchases,
      exists (
        select from purchase_items join products on products.id = purchase_items.product_id
        where purchase_items.beneficiary_user_id = ${userId} and purchase_items.deleted_at is null
          and purchase_items.payment_status = 'SUCCESSFUL' and purchase_items.booking_status <> 'BOOKED'
          and products.product_category = 'ATTORNEY_SERVICE'
      ) as has_unused_services`.execute(tx);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The state of a person could not be read.');
  const plan = deletionPlan({
    ...facts,
    documents: documents.map(({ partner, isNotarized }) => ({ hasPartner: partner !== null, isNotarized })),
  });
  return { plan, version: createHash('sha256').update(JSON.stringify(plan)).digest('hex') };
}
