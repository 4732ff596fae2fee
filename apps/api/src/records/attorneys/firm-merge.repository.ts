import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';

interface MergedIds {
  readonly fromId: string;
  readonly intoId: string;
}

/** How much moves where a firm goes into another one, and what of it can stand against that. */
export async function countMoved(tx: Tx, { fromId, intoId }: MergedIds) {
  const { rows } = await sql<{
    attorneys: number;
    payouts: number;
    dueInCents: string;
    moneyUnderWay: number;
    disputes: number;
    couples: number;
  }>`
    with moved as (select id from attorneys where law_firm_id = ${fromId} and deleted_at is null),
    items as (select item.* from purchase_items item join moved on moved.id = item.attorney_id where item.deleted_at is null),
    advised as (
      select item.document_id, item.beneficiary_user_id as client_id, attorneys.law_firm_id
      from purchase_items item join attorneys on attorneys.id = item.attorney_id
      where attorneys.law_firm_id in (${fromId}, ${intoId}) and item.deleted_at is null and item.payment_status = 'SUCCESSFUL'
        and item.document_id is not null
      union select documents.id, documents.user_a_id, attorneys.law_firm_id
      from attorneys join documents on documents.attorney_a_id = attorneys.id
      where attorneys.law_firm_id in (${fromId}, ${intoId}) and documents.deleted_at is null
      union select documents.id, documents.user_b_id, attorneys.law_firm_id
      from attorneys join documents on documents.attorney_b_id = attorneys.id
      where attorneys.law_firm_id in (${fromId}, ${intoId}) and documents.deleted_at is null
    )
    select (select count(*)::int from moved) as attorneys,
      (select count(*)::int from payouts where law_firm_id = ${fromId}) as payouts,
      (select coalesce(sum(due_in_cents), 0) from items) as due_in_cents,
      (select count(*)::int from payouts where law_firm_id = ${fromId} and status = 'REQUESTED')
        + (select count(*)::int from payout_reversals join payouts on payouts.id = payout_reversals.payout_id
            where payouts.law_firm_id = ${fromId} and payout_reversals.status = 'REQUESTED')
        + (select count(*)::int from refunds join items on items.id = refunds.purchase_item_id
            where refunds.status in ('REQUESTED', 'PENDING')) as money_under_way,
      (select count(distinct disputes.id)::int from disputes join checkouts on checkouts.id = disputes.checkout_id
        join items on items.cart_id = checkouts.cart_id where disputes.state = 'open') as disputes,
      (select count(distinct one.document_id)::int from advised one join advised other
          on other.document_id = one.document_id and other.client_id <> one.client_id
        where one.law_firm_id = ${fromId} and other.law_firm_id = ${intoId}
          and not exists (select from notarizations where notarizations.document_id = one.document_id
            and notarizations.notarization_completed_at is not null)) as couples`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has a row.');
  return { ...counted, dueInCents: Number(counted.dueInCents) };
}

/** Moves attorneys, payouts and what attorneys were compared with from one firm to another, and ends the first. */
export async function moveIntoFirm(
  tx: Tx,
  { fromId, intoId }: MergedIds,
  { by, now, keepsLeads }: { readonly by: string; readonly now: Date; readonly keepsLeads: boolean },
): Promise<void> {
  const changed = { updatedAt: now, updatedById: by };
  await tx
    .updateTable('attorneys')
    .set({ lawFirmId: intoId, ...(!keepsLeads && { isLawFirmLead: false }), ...changed })
    .where('lawFirmId', '=', fromId)
    .execute();
  await tx.updateTable('payouts').set({ lawFirmId: intoId, updatedAt: now }).where('lawFirmId', '=', fromId).execute();
  // A conflict of the one firm is one of the other from now on.
  await tx
    .updateTable('attorneyAssignments')
    .set({ lawFirmId: intoId, ...changed })
    .where('lawFirmId', '=', fromId)
    .execute();
  await tx
    .updateTable('lawFirms')
    .set({ isApproved: false, deletedAt: now, ...changed })
    .where('id', '=', fromId)
    .execute();
}

/** What is still due to a firm, locked before the firm itself: a payout holds its item first, then the firm by the row that it writes. */
export const holdDueItems = (tx: Tx, lawFirmId: string) =>
  sql`select item.id from purchase_items item join attorneys on attorneys.id = item.attorney_id
    where attorneys.law_firm_id = ${lawFirmId} and item.due_in_cents > 0 and item.deleted_at is null
    order by item.id for update of item`.execute(tx);
