import { isLastToApprove } from '@troth/domain/documents';
import { type Side, SIDES } from '@troth/domain/people';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import { text } from '../../kernel/texts';
import { personOn } from '../../records/couples/couple';
import type { Counsel } from '../../records/approvals/approval.schemas';
import { lastRescissions } from '../../records/approvals/rescission.repository';
import { attorneySideOf, refusalOf } from './approve';
import { loadCase } from '../../records/case/load-case';

/** Who advises the two, and how the current version stands with them: names and moments, never an answer (D3). */
export async function readCounsel(tx: Tx, documentId: string, actor: Actor, now: Date): Promise<Counsel> {
  const known = await loadCase(tx, documentId);
  const { couple } = known;
  const { document } = couple;
  const counsel = await known.counsel();
  const rescissions = await lastRescissions(tx, documentId);
  const refusal = await refusalOf(tx, known, actor.kind === 'person' ? actor.id : null, now);
  const ownSide = actor.kind === 'person' ? attorneySideOf(document, actor.id) : null;
  const present = (side: Side): Counsel['sides'][number] => {
    const { userId, requiresAttorney, isBooked, adviser, approvedAt } = counsel[side];
    const prior = side === 'A' ? document.priorAttorneyAApprovedAt : document.priorAttorneyBApprovedAt;
    return {
      side,
      userId,
      firstName: personOn(couple, side)?.firstName ?? null,
      requiresAttorney,
      isBooked,
      attorney: adviser === null ? null : { kind: adviser.kind, name: adviser.name, firmName: adviser.firmName },
      approvedAt: isoOrNull(approvedAt),
      priorApprovedAt: isoOrNull(prior),
      rescindedBecause: approvedAt === null ? rescissions[side] : null,
    };
  };
  return {
    sides: SIDES.filter((side) => counsel[side].userId !== null).map(present),
    version: await known.version(),
    refusal: refusal === null ? null : { reason: refusal, message: text(`approval.refusal.${refusal}`) },
    ownSide,
    isLastToApprove:
      ownSide !== null &&
      isLastToApprove(document, ownSide, { A: counsel.A.requiresAttorney, B: counsel.B.requiresAttorney }),
  };
}
