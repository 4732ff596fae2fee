import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { updateDocument } from '../../records/documents/document.repository';
import { answerRepository } from '../../records/answers/answer.repository';
import { continuedSectionRepository } from '../../records/answers/continued-section.repository';
import { financeRepository } from '../../records/finances/finance.repository';
import { type DocumentRow, getDocumentRow } from '../../records/couples/couple';
import { nothingRepository } from '../../records/receipts/nothing.repository';
import { openInvitationByToken, openInvitationsFor } from '../../records/invitations/invitation.repository';
import { ownDocumentOf } from './own-document';
import { updateInvitation } from '../../records/invitations/invitation.repository';

/** What becomes of the invitee's own document: left as it is, or its answers and entries brought along. */
export type OwnDocumentChoice = 'SET_ASIDE' | 'BRING_ANSWERS';

export const verifiedEmailOf = (person: Person): string | null =>
  person.identity.emailVerified ? person.identity.email : null;

/**
 * Makes the person partner B (D6). The document's row is locked first, so that of two who accept at once one
 * is told that the place is taken: there are never two partners B.
 * @throws Problem NOT_FOUND for an invitation that is not theirs, or not open any more.
 */
export async function acceptInvitation(
  tx: Tx,
  person: Person,
  request: { documentId: string; token: string | undefined; ownDocument: OwnDocumentChoice | undefined },
  now: Date,
): Promise<DocumentRow> {
  const document = await getDocumentRow(tx, request.documentId, 'change');
  const invitation =
    request.token === undefined
      ? (await openInvitationsFor(tx, { id: person.id, verifiedEmail: verifiedEmailOf(person) }, now)).find(
          (row) => row.documentId === document.id,
        )
      : await openInvitationByToken(tx, request.token, now);
  if (invitation === undefined || invitation.documentId !== document.id || document.userAId === person.id) {
    throw problem('NOT_FOUND', { detail: text('invitation.gone'), refused: true });
  }
  if (document.userBId !== null) throw problem('CONFLICT', { detail: text('invitation.taken') });
  await settleOwnDocument(tx, person.id, document.id, request.ownDocument, now);
  await updateInvitation(tx, invitation.id, { acceptedAt: now, acceptedById: person.id });
  return updateDocument(
    tx,
    document.id,
    { userBId: person.id, invitedUserId: person.id, invitationAcceptedAt: now },
    person.id,
    now,
  );
}

async function settleOwnDocument(
  tx: Tx,
  userId: string,
  joinedId: string,
  choice: OwnDocumentChoice | undefined,
  now: Date,
): Promise<void> {
  const own = await ownDocumentOf(tx, userId);
  if (own.documentId === null) return;
  if (own.status === 'SHARED') throw problem('CONFLICT', { detail: text('invitation.alreadyCouple') });
  if (own.status === 'IN_USE' && choice === undefined) {
    throw problem('CONFLICT', { detail: text('invitation.chooseOwnDocument'), extensions: { ownDocument: 'IN_USE' } });
  }
  if (choice === 'BRING_ANSWERS') {
    const from = { documentId: own.documentId, userId };
    await answerRepository(tx).bring(from, joinedId, now);
    await continuedSectionRepository(tx, own.documentId).bring(userId, joinedId);
    await financeRepository(tx).bring(from, joinedId, now);
    await nothingRepository(tx).bring(from, joinedId);
  }
  await updateDocument(tx, own.documentId, { isActive: false }, userId, now);
}
