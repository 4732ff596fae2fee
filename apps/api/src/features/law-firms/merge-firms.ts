import { type FirmMergeFacts, firmMergeRefusals, isMergeAsShown } from '@troth/domain/attorneys';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { countMoved, moveIntoFirm } from '../../records/attorneys/firm-merge.repository';
import { type LawFirmRow, leadIdOf } from '../../records/attorneys/law-firm.repository';

/** The firm that ends, and the one that it goes into. */
export interface Merged {
  readonly from: LawFirmRow;
  readonly into: LawFirmRow;
}

/** What moves, and what stands against it, as both are now. */
export async function mergePlan(tx: Tx, { from, into }: Merged) {
  const counted = await countMoved(tx, { fromId: from.id, intoId: into.id });
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
    dueInCents: counted.dueInCents,
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
