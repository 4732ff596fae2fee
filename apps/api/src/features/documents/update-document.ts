import { attorneysLicensedIn } from '../../records/attorneys/license.repository';
import { findState, getState } from '../../records/states/state.repository';
import { stalenessOf } from '../../records/case/regeneration';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { type DocumentUpdate, isImported, questionnaireBlock, regenerationRefusal } from '@troth/domain/documents';
import { type Side, SIDES } from '@troth/domain/people';
import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { todayFor } from '../../kernel/http/today';
import { text } from '../../kernel/texts';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { writeHireFlags } from '../../records/case/save-answer';
import { requireCurrentVersion } from '../../records/case/current-version';
import { setAttorney } from '../../records/case/settle-approval';
import { tellExternalAttorneysOfRegeneration } from '../external-attorneys/tell-of-regeneration';
import { latestPdfId } from '../../records/generation/commit.repository';
import { type DocumentRow, getCouple, getCoupleOfDocument, sideOf } from '../../records/couples/couple';
import { publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { emailsOf } from '../../records/users/user.repository';
import { updateDocument } from '../../records/documents/document.repository';
import { isLocked, requireUnlocked } from '../../records/editing/lock.repository';
import { requireStateChoice } from './require-state-choice';
import { statesOf } from '../../records/case/states-of';
import { voidedByRegeneration } from '../../records/case/voided';
import { weddingDateOf } from '../../records/case/wedding-date';

const REGENERATION_FIELDS = ['lastGeneratedInputHash', 'lastGeneratedAt'] as const;

/** Changes a document as a partner may (D28): its state, the own confirmation, or regeneration. */
export async function changeDocument(
  work: Work & { readonly request: Request },
  document: DocumentRow,
  update: DocumentUpdate,
  partner: Person,
): Promise<DocumentRow> {
  let current = document;
  if (update.finalizedAt !== undefined && !wantsRegeneration(update)) {
    throw problem('REFUSED_BY_RULE', { detail: text('document.notFinalizable') });
  }
  if (wantsRegeneration(update)) current = await regenerate(work, current, partner);
  else if (update.reviewedAt === null) {
    throw problem('REFUSED_BY_RULE', { detail: text('document.review.clearedByRegeneration') });
  }
  if (update.stateId !== undefined && update.stateId !== current.stateId) {
    current = await changeState(work, current, update.stateId, partner);
  }
  if (typeof update.reviewedAt === 'string') {
    current = await confirmReview(work, current, { partner, request: work.request });
  }
  return current;
}

const wantsRegeneration = (update: DocumentUpdate) => REGENERATION_FIELDS.some((field) => update[field] === null);

async function currentStates(tx: Tx, document: DocumentRow) {
  const state = document.stateId === null ? null : ((await findState(tx, document.stateId)) ?? null);
  return statesOf(tx, document, state);
}

/**
 * Customer spec section 4 "Regenerate": the questionnaire opens again, and what was approved or reviewed is void. An
 * agreement that was made elsewhere is from then on one of the document's files and no more.
 */
async function regenerate(work: Work, document: DocumentRow, partner: Person): Promise<DocumentRow> {
  const { tx, now } = work;
  const timeZone = document.stateId === null ? null : (jurisdictionByStateId(document.stateId)?.timeZone ?? null);
  const refusal = regenerationRefusal({
    states: await currentStates(tx, document),
    weddingDate: await weddingDateOf(tx, document.id),
    today: todayFor(timeZone, now),
    isLocked: await isLocked(tx, document.id, now),
  });
  // It says who edits.
  if (refusal === 'LOCKED') await requireUnlocked(tx, document, work.actor, now);
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`document.regeneration.${refusal}`) });
  const changed = await updateDocument(
    tx,
    document.id,
    {
      ...voidedByRegeneration(document),
      ...(isImported(document) ? { generatedPdfFileId: await latestPdfId(tx, document.id) } : {}),
      statusModifiedAt: now,
    },
    partner.id,
    now,
  );
  work.audit({
    action: 'documents.regenerate',
    documentId: document.id,
    ...(document.lastGeneratedInputHash === null ? {} : { hashBefore: document.lastGeneratedInputHash }),
  });
  const attorneyIds = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null);
  for (const { email } of await emailsOf(tx, attorneyIds)) {
    await work.sendMail({ kind: 'document-regenerated', to: email, data: {} });
  }
  await tellExternalAttorneysOfRegeneration(work, document);
  const couple = await getCouple(tx, document.id, partner.id);
  if (couple.partner !== null) {
    const name = couple.self.firstName;
    await work.sendMail({ kind: 'agreement-reopened', to: couple.partner.email, data: { name } });
  }
  return changed;
}

/** D15: refused while the questionnaire is blocked; the other partner is told; an attorney not licensed there goes. */
async function changeState(work: Work, document: DocumentRow, stateId: string, partner: Person): Promise<DocumentRow> {
  const { tx, now } = work;
  const block = questionnaireBlock(await currentStates(tx, document));
  const blocked = block === null ? null : text(`document.blocked.${block}`);
  await requireStateChoice(tx, { stateId, chosenId: document.stateId, blocked });
  const state = await getState(tx, stateId);
  const licensed = await attorneysLicensedIn(tx, stateId);
  const mayStay = (attorneyId: string | null) => attorneyId === null || licensed.has(attorneyId);
  const leaving = {
    A: mayStay(document.attorneyAId) ? null : document.attorneyAId,
    B: mayStay(document.attorneyBId) ? null : document.attorneyBId,
  };
  let changed = await updateDocument(tx, document.id, { stateId }, partner.id, now);
  for (const side of SIDES) {
    if (leaving[side] === null) continue;
    changed = await setAttorney(
      tx,
      document.id,
      { side, attorneyId: null },
      partner.id,
      now,
      stalenessOf(tx, document.id, now),
    );
  }
  work.audit({ action: 'documents.changeState', documentId: document.id });
  // Another state has other attorney rules, so the answers may ask for an attorney now, or no longer (D8).
  const couple = await getCoupleOfDocument(tx, document.id);
  const withFlags = await writeHireFlags(
    tx,
    changed,
    await evaluateCouple(tx, couple),
    now,
    stalenessOf(tx, document.id, now),
  );
  if (document.stateId !== null) await tellOfState(work, { document, state: state.name, leaving, by: partner.id });
  await publish(work, approvalsChanged, { documentId: document.id });
  return withFlags;
}

/**
 * The other partner hears of the new state, and anyone whose attorney leaves; the attorney hears it too. Whoever changed it
 * knows already.
 */
async function tellOfState(
  work: Work,
  {
    document,
    state,
    leaving,
    by,
  }: {
    readonly document: DocumentRow;
    readonly state: string;
    readonly leaving: Readonly<Record<Side, string | null>>;
    readonly by: string;
  },
): Promise<void> {
  const partnerIds = [document.userAId, ...(document.userBId === null ? [] : [document.userBId])];
  for (const { id, email } of await emailsOf(work.tx, partnerIds)) {
    const side = sideOf(document, id);
    const isAttorneyLeaving = side !== null && leaving[side] !== null;
    if (id === by && !isAttorneyLeaving) continue;
    await work.sendMail({ kind: 'state-changed', to: email, data: { state, isAttorneyLeaving } });
  }
  const attorneyIds = [leaving.A, leaving.B].filter((id) => id !== null);
  for (const { id, email } of await emailsOf(work.tx, attorneyIds)) {
    await work.sendMail({ kind: 'attorney-leaves-state', to: email, readerId: id, data: { state } });
  }
}

/**
 * "I confirm this commit", by the server's clock; `reviewedAt` is set when both partners have confirmed. A partner who
 * names what was read (`If-Match`) confirms nothing that came meanwhile.
 */
async function confirmReview(
  work: Work,
  document: DocumentRow,
  { partner, request }: { readonly partner: Person; readonly request: Request },
): Promise<DocumentRow> {
  const { tx, now } = work;
  const states = await currentStates(tx, document);
  if (!states.isGenerated) throw problem('REFUSED_BY_RULE', { detail: text('document.review.notGenerated') });
  if (states.isInEditor) throw problem('REFUSED_BY_RULE', { detail: text('document.review.inEditor') });
  const version = await requireCurrentVersion(tx, document, request, text('document.review.superseded'));
  const side = sideOf(document, partner.id);
  const userAReviewedAt = side === 'A' ? (document.userAReviewedAt ?? now) : document.userAReviewedAt;
  const userBReviewedAt = side === 'B' ? (document.userBReviewedAt ?? now) : document.userBReviewedAt;
  const isReviewed = userAReviewedAt !== null && userBReviewedAt !== null;
  const isNew = isReviewed && document.reviewedAt === null;
  work.audit({
    action: 'documents.confirmReview',
    documentId: document.id,
    ...(version === null ? {} : { hashAfter: version }),
  });
  const changed = await updateDocument(
    tx,
    document.id,
    { userAReviewedAt, userBReviewedAt, reviewedAt: isReviewed ? (document.reviewedAt ?? now) : null },
    partner.id,
    now,
  );
  if (isNew) await publish(work, approvalsChanged, { documentId: changed.id });
  return changed;
}
