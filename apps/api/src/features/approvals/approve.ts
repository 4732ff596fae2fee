import { approvalRefusal, grantedApproval, rescindedApproval, rescindRefusal } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { publish } from '../../kernel/events/event';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { statesOf } from '../../records/case/states-of';
import { regenerationOf } from '../../records/case/regeneration';
import { type Case, loadCase } from '../../records/case/load-case';
import { type DocumentRow, getCoupleOfDocument } from '../../records/couples/couple';
import { currentVersionOf } from '../../records/case/current-version';
import { requiredSidesOf } from '../../records/case/required-sides';
import { hasOwnDrafts } from '../../records/editing/draft.repository';
import { recordRescission } from '../../records/approvals/rescission.repository';
import { saveApproval } from '../../records/case/settle-approval';
import { approvalGranted, approvalRescinded, approvalsChanged } from '../../records/approvals/approval.events';

/** Whose side an attorney is on; null for one who acts for neither. */
export function attorneySideOf(
  document: Pick<DocumentRow, 'attorneyAId' | 'attorneyBId'>,
  attorneyId: string,
): Side | null {
  if (document.attorneyAId === attorneyId) return 'A';
  return document.attorneyBId === attorneyId ? 'B' : null;
}

/**
 * Why the current version cannot be approved now; null when it can (D29).
 * @param by Who would approve it: nobody is held up by the drafts of another (D45). Null for a person without drafts.
 */
export async function refusalOf(tx: Tx, known: Case, by: string | null, now: Date) {
  const states = await known.states();
  const isStale = states.isGenerated && (await regenerationOf(tx, known, now)).needsRegeneration;
  const hasDrafts = by !== null && (await hasOwnDrafts(tx, known.couple.document.id, by));
  return approvalRefusal({ states, hasDrafts, isStale });
}

/**
 * Approves the current version for a side, in the name of its attorney: one of ours, or one of the partner's own.
 * The document's row must be held.
 * @throws Problem REFUSED_BY_RULE
 */
export async function grantApproval(
  work: Work,
  { document, side, by }: { document: DocumentRow; side: Side; by: string | null },
): Promise<DocumentRow> {
  const { tx, now } = work;
  const known = await loadCase(tx, document.id);
  const refusal = await refusalOf(tx, known, by, now);
  if (refusal !== null) {
    throw problem('REFUSED_BY_RULE', { detail: text(`approval.refusal.${refusal}`), reason: refusal });
  }
  const next = grantedApproval(document, side, await known.required(), now);
  const isNew = (side === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt) === null;
  await auditVersion(work, document, 'documents.grantApproval');
  if (!isNew) return document;
  const saved = await saveApproval(tx, document, next, by, now);
  await publish(work, approvalGranted, { document: saved, side });
  await publish(work, approvalsChanged, { documentId: saved.id });
  return saved;
}

/** Takes the approval of a side back. @throws Problem REFUSED_BY_RULE */
export async function rescindApproval(
  work: Work,
  { document, side, by, reason }: { document: DocumentRow; side: Side; by: string | null; reason: string | null },
): Promise<DocumentRow> {
  const { tx, now } = work;
  const couple = await getCoupleOfDocument(tx, document.id);
  const refusal = rescindRefusal(await statesOf(tx, document, couple.state));
  if (refusal !== null) {
    throw problem('REFUSED_BY_RULE', { detail: text(`approval.refusal.${refusal}`), reason: refusal });
  }
  await auditVersion(work, document, 'documents.rescindApproval');
  const next = rescindedApproval<Date>(document, side, await requiredSidesOf(tx, document), now);
  if (next === document) return document;
  const saved = await saveApproval(tx, document, next, by, now);
  if (reason !== null) await recordRescission(tx, { documentId: saved.id, side, by, reason }, now);
  await publish(work, approvalRescinded, { document: saved, side, reason });
  return saved;
}

async function auditVersion({ tx, audit }: Work, document: DocumentRow, action: string): Promise<void> {
  const version = await currentVersionOf(tx, document);
  audit({ action, documentId: document.id, ...(version === null ? {} : { hashAfter: version }) });
}
