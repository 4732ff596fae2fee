import { addresseesOf } from '../../records/users/user.repository';
import { isLawNoticeDue, lawConcern, lawReach } from '@troth/domain/jurisdictions';
import { z } from 'zod';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument } from '../../kernel/changes/audience';
import { job, jobKind } from '../../kernel/jobs/job';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';
import type { Services } from '../../kernel/services';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { stalenessOf } from '../../records/case/regeneration';
import { writeHireFlags } from '../../records/case/save-answer';
import { settleApproval } from '../../records/case/settle-approval';
import { type DocumentRow, getCoupleOfDocument, getDocumentRow } from '../../records/couples/couple';
import { findLawChange, type LawChangeRow, lawCouplesOf, recordLawSettled } from '../../records/states/law.repository';
import { getState } from '../../records/states/state.repository';

/** Takes a change of law to the couples that it concerns. */
export const lawKind = jobKind({ name: 'law-changes', schema: z.object({ changeId: z.uuid() }) });
export const lawJob = job({ ...lawKind, handle: settleLaw });

/**
 * Decides again who needs an attorney, tells the partners and the attorneys of those whose version is out of date, and lets
 * every screen that is open follow. What is before the notary is left alone. Running it again tells nobody twice.
 */
async function settleLaw(services: Services, { changeId }: { readonly changeId: string }): Promise<void> {
  const { db } = services.database;
  const change = await findLawChange(db, changeId);
  if (change === undefined || change.settledAt !== null) return;
  const reaches = lawReach(change.subject, change.field);
  const couples = await db.transaction().execute(async (tx) => lawCouplesOf(tx, await getState(tx, change.stateId)));
  let told = 0;
  for (const couple of couples) {
    const concern = lawConcern(reaches, couple);
    if (concern === 'NONE' || concern === 'UNTOUCHED') continue;
    if (await settleCouple(services, change, couple.document.id)) told += 1;
  }
  await recordLawSettled(db, change.id, told, services.now());
}

/** One couple, in a transaction of its own: as it is now, which may not be as it was counted. @returns whether it was told. */
const settleCouple = (services: Services, change: LawChangeRow, documentId: string): Promise<boolean> =>
  services.database.db.transaction().execute(async (tx) => {
    const work = settlingOf(services, tx);
    const { now } = work;
    const document = await getDocumentRow(tx, documentId, 'change');
    const { state, ...couple } = await getCoupleOfDocument(tx, documentId);
    if (state === null || state.id !== change.stateId || !document.isActive) return false;
    const reaches = lawReach(change.subject, change.field);
    const [facts] = await lawCouplesOf(tx, state, documentId);
    const concern = facts === undefined ? 'NONE' : lawConcern(reaches, facts);
    if (concern === 'NONE' || concern === 'UNTOUCHED') return false;
    const after = await evaluateCouple(tx, { ...couple, state });
    const isStale = stalenessOf(tx, documentId, now);
    const flagged = await writeHireFlags(tx, document, after, now, isStale);
    await settleApproval(tx, documentId, null, now, isStale);
    await announceOfDocument(tx, documentId, ofDocument);
    const changed = {
      flags:
        flagged.userAWillHireAttorney !== document.userAWillHireAttorney ||
        flagged.userBWillHireAttorney !== document.userBWillHireAttorney,
      isStale: concern === 'STALE' && (await isStale()),
    };
    if (!isLawNoticeDue(concern, changed)) return false;
    await mailEverybody(work, change, document, { state: state.name, isStale: changed.isStale });
    await appendAudit(
      tx,
      { action: 'states.lawChanged', outcome: 'DONE', documentId, subjectKind: 'lawChange', subjectId: change.id },
      ofSystem(now),
    );
    return true;
  });

/** One mail to each partner and each attorney of a document. */
async function mailEverybody(
  { tx, sendMail }: Settling,
  change: LawChangeRow,
  { id: documentId, userAId, userBId, attorneyAId, attorneyBId }: DocumentRow,
  data: { readonly state: string; readonly isStale: boolean },
): Promise<void> {
  const ids = [userAId, userBId, attorneyAId, attorneyBId].filter((id) => id !== null);
  for (const { id, email: to, userType } of await addresseesOf(tx, ids)) {
    const kind = userType === 'ATTORNEY' ? 'law-changed-attorney' : 'law-changed';
    await sendMail({ kind, to, data, dedupeKey: `law:${change.id}:${documentId}:${id}` });
  }
}
