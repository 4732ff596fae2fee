import type { Side } from '@troth/domain/people';
import { type EventWork, publish } from '../../kernel/events/event';
import type { Work } from '../../kernel/http/operation';
import { stalenessOf } from '../../records/case/regeneration';
import { setAttorney } from '../../records/case/settle-approval';
import type { DocumentRow } from '../../records/couples/couple';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { attorneyLeft } from '../../records/assignments/assignment.events';
import type { AttorneyView } from '../../records/attorneys/attorney.repository';
import { holdDocumentsAdvisedBy } from '../../records/documents/document.repository';
import { emailsOf } from '../../records/users/user.repository';

/**
 * Takes an attorney off every document that is not finalized: the approval becomes a prior one, and the client is told.
 * D2: this takes effect at the next request, and the document leaves the editor.
 */
export async function unassignAttorney(work: Work, { attorney }: AttorneyView): Promise<void> {
  const { tx, now, actor, audit } = work;
  const by = actor.kind === 'person' ? actor.id : null;
  const documents = await holdDocumentsAdvisedBy(tx, attorney.id);
  for (const document of documents) {
    const side = document.attorneyAId === attorney.id ? 'A' : 'B';
    await setAttorney(tx, document.id, { side, attorneyId: null }, by, now, stalenessOf(tx, document.id, now));
    audit({
      action: 'documents.unassignAttorney',
      documentId: document.id,
      subjectKind: 'attorney',
      subjectId: attorney.id,
    });
    await publish(work, attorneyLeft, { document, side });
    await publish(work, approvalsChanged, { documentId: document.id });
  }
}

export async function mailClientOfLeft(
  { tx, sendMail }: EventWork,
  { document, side }: { readonly document: DocumentRow; readonly side: Side },
): Promise<void> {
  const clientId = side === 'A' ? document.userAId : document.userBId;
  if (clientId === null) return;
  const [client] = await emailsOf(tx, [clientId]);
  if (client === undefined) return;
  await sendMail({
    kind: 'attorney-unassigned',
    to: client.email,
    data: {},
  });
}
