import { type FirmMergeFacts, firmMergeRefusals, isMergeAsShown } from '@troth/domain/attorneys';
import { sql } from 'kysely';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { type LawFirmRow, leadIdOf, moveIntoFirm } from '../../records/attorneys/law-firm.repository';

/** The firm that ends, and the one that it goes into. */
export interface Merged {
  readonly from: LawFirmRow;
  readonly into: LawFirmRow;
}

/** What moves, and what stands against it, as both are now. */
export async function mergePlan(tx: Tx, { from, into }: Merged) {
  const { rows } = await sql<{
    attorneys: number;
    payouts: number;
    dueInCents: string;
    moneyUnderWay: number;
    disputes: number;
    couples: number;
  }>`
    with moved as (select id from attorneys where law_firm_id = ${from.id} and deleted_at is null),
    items as (select item.* from purchase_items item join moved on moved.id = item.attorney_id where item.deleted_at is null),
    advised as (
      select item.document_id, item.beneficiary_user_id as client_id, attorneys.law_firm_id
      from purchase_items item join attorneys on attorneys.id = item.attorney_id
      where attorneys.law_firm_id in (${from.id}, ${into.id}) and item.deleted_at is null and item.payment_status = 'SUCCESSFUL'
        and item.document_id is not null
      union select documents.id, documents.user_a_id, attorneys.law_firm_id
      from attorneys join documents on documents.attorney_a_id = attorneys.id
      where attorneys.law_firm_id in (${from.id}, ${into.id}) and documents.deleted_at is null
      union select documents.id, documents.user_b_id, attorneys.law_firm_id
      from attorneys join documents on documents.attorney_b_id = attorneys.id
      where attorneys.law_firm_id in (${from.id}, ${into.id}) and documents.deleted_at is null
    )
    select (select count(*)::int from moved) as attorneys,
      (select count(*)::int from payouts where law_firm_id = ${from.id}) as payouts,
      (select coalesce(sum(due_in_cents), 0) from items) as due_in_cents,
      (select count(*)::int from payouts where law_firm_id = ${from.id} and status = 'REQUESTED')
        + (select count(*)::int from payout_reversals join payouts on payouts.id = payout_reversals.payout_id
            where payouts.law_firm_id = ${from.id} and payout_reversals.status = 'REQUESTED')
        + (select count(*)::int from refunds join items on items.id = refunds.purchase_item_id
            where refunds.status in ('REQUESTED', 'PENDING')) as money_under_way,
      (select count(distinct disputes.id)::int from disputes join checkouts on checkouts.id = disputes.checkout_id
        join items on items.cart_id = checkouts.cart_id where disputes.state = 'open') as disputes,
      (select count(distinct one.document_id)::int from advised one join advised other
          on other.document_id = one.document_id and other.client_id <> one.client_id
        where one.law_firm_id = ${from.id} and other.law_firm_id = ${into.id}
          and not exists (select from notarizations where notarizations.document_id = one.document_id
            and notarizations.notarization_completed_at is not null)) as couples`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has a row.');
  const facts: FirmMergeFacts = {
    isSameFirm: from.id === into.id,
    isKeptApproved: into.isApproved,
    couplesOnBothSides: counted.couples,
    moneyUnderWay: counted.moneyUnderWay,
    disputes: counted.disputes,
  };
  return {
    attorneys: counted.attorneys,
    payouts: counted.payouts,
    dueInCents: Number(counted.dueInCents),
    facts,
    refusals: firmMergeRefusals(facts),
  };
}

/**
 * Moves the attorneys of a firm, what they were paid and whom they were compared with to another one, and ends the first.
 * The account that stays is the kept firm's. What is due is paid there from now on. It can't be undone: afterwards nobody
 * knows who came from where.
 * @throws Problem REFUSED_BY_RULE with all reasons, CONFLICT where the numbers are others than the ones shown
 */
export async function mergeFirms(
  call: Work,
  { from, into }: Merged,
  {
    shown,
    reason,
  }: { readonly shown: { readonly attorneys: number; readonly payouts: number }; readonly reason: string },
): Promise<void> {
  const { tx, now, actor } = call;
  const plan = await mergePlan(tx, { from, into });
  if (plan.refusals.length > 0) {
    throw problem('REFUSED_BY_RULE', {
      detail: plan.refusals.map((refusal) => text(`lawFirm.merge.${refusal}`)).join('. '),
      extensions: { reasons: plan.refusals },
    });
  }
  if (!isMergeAsShown(plan, shown)) {
    throw problem('CONFLICT', {
      detail: text('lawFirm.merge.changed', { attorneys: plan.attorneys, payouts: plan.payouts }),
      extensions: { reason: 'CHANGED_MEANWHILE', attorneys: plan.attorneys, payouts: plan.payouts },
    });
  }
  const keepsLeads = (await leadIdOf(tx, into.id)) === undefined;
  await moveIntoFirm(tx, { fromId: from.id, intoId: into.id }, { by: personOf(actor).id, now, keepsLeads });
  for (const [subjectId, action] of [
    [from.id, 'lawFirms.mergeInto'],
    [into.id, 'lawFirms.merge'],
  ] as const) {
    await recordAdminAction(call, { action, subjectKind: 'lawFirm', subjectId, reason });
  }
}

/**
 * Both firms, locked, behind whatever pays the one that ends: a payout holds its item first, and its firm by the row that it
 * writes.
 */
export const holdDueItems = (tx: Tx, lawFirmId: string) =>
  sql`select item.id from purchase_items item join attorneys on attorneys.id = item.attorney_id
    where attorneys.law_firm_id = ${lawFirmId} and item.due_in_cents > 0 and item.deleted_at is null
    order by item.id for update of item`.execute(tx);
