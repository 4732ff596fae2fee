import type { Side } from '@troth/domain/people';
import type { Tx } from '../../database/database';
import type { Work } from '../../http/operation';
import { text } from '../../texts';
import type { DocumentRow } from '../journey/couple';
import type { AttorneyView } from './attorney.repository';

/**
 * Takes an attorney off every document that is not finalized: the approval becomes a prior one, and the client is told.
 * Decision 2: this takes effect at the next request, and the document leaves the editor.
 */
export async function unassignAttorney(
  { tx, now, actor, audit, sendMail, services }: Work,
  { attorney }: AttorneyView,
): Promise<void> {
  const by = actor.kind === 'person' ? actor.id : null;
  const documents = await tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('attorneyAId', '=', attorney.id), eb('attorneyBId', '=', attorney.id)]))
    .where('finalizedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();
  for (const document of documents) {
    const side = document.attorneyAId === attorney.id ? 'A' : 'B';
    await takeOffDocument(tx, document, side, { now, by });
    audit({
      action: 'documents.unassignAttorney',
      documentId: document.id,
      subjectKind: 'attorney',
      subjectId: attorney.id,
    });
    await tellClient({ tx, sendMail, services }, document, side);
  }
}

/** Takes the attorney of one side off a document: the approval becomes a prior one. */
export async function takeOffDocument(
  tx: Tx,
  document: DocumentRow,
  side: Side,
  { now, by }: { now: Date; by: string | null },
): Promise<void> {
  const isSideA = side === 'A';
  const otherApproved = isSideA ? document.attorneyBApprovedAt : document.attorneyAApprovedAt;
  await tx
    .updateTable('documents')
    .set({
      ...(isSideA
        ? { attorneyAId: null, attorneyAApprovedAt: null, priorAttorneyAApprovedAt: document.attorneyAApprovedAt }
        : { attorneyBId: null, attorneyBApprovedAt: null, priorAttorneyBApprovedAt: document.attorneyBApprovedAt }),
      status: otherApproved === null ? 'NOT_APPROVED' : 'PARTIALLY_APPROVED',
      statusModifiedAt: now,
      updatedAt: now,
      updatedById: by,
    })
    .where('id', '=', document.id)
    .execute();
}

async function tellClient(
  { tx, sendMail, services }: Pick<Work, 'tx' | 'sendMail' | 'services'>,
  document: DocumentRow,
  side: Side,
): Promise<void> {
  const clientId = side === 'A' ? document.userAId : document.userBId;
  if (clientId === null) return;
  const client = await tx.selectFrom('users').select('email').where('id', '=', clientId).executeTakeFirst();
  if (client === undefined) return;
  await sendMail({
    kind: 'attorney-unassigned',
    to: client.email,
    subject: text('mail.unassigned.subject'),
    paragraphs: [text('mail.unassigned.what')],
    action: { label: text('mail.openTroth'), url: services.config.origins.customer },
  });
}
