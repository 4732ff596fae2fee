import type { Work } from '../../http/operation';
import { text } from '../../texts';
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
    const isSideA = document.attorneyAId === attorney.id;
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
    audit({
      action: 'documents.unassignAttorney',
      documentId: document.id,
      subjectKind: 'attorney',
      subjectId: attorney.id,
    });
    const clientId = isSideA ? document.userAId : document.userBId;
    if (clientId === null) continue;
    const client = await tx.selectFrom('users').select('email').where('id', '=', clientId).executeTakeFirst();
    if (client === undefined) continue;
    await sendMail({
      kind: 'attorney-unassigned',
      to: client.email,
      subject: text('mail.unassigned.subject'),
      paragraphs: [text('mail.unassigned.what')],
      action: { label: text('mail.openTroth'), url: services.config.origins.customer },
    });
  }
}
