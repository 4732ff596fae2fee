import type { Side } from '@troth/domain/people';
import type { Work } from '../../kernel/http/operation';
import { stalenessOf } from '../../records/case/regeneration';
import { setAttorney } from '../../records/case/settle-approval';
import type { DocumentRow } from '../../records/couples/couple';
import { mailFinalText } from '../../records/case/mail-final-text';
import type { AttorneyView } from '../../records/attorneys/attorney.repository';

/**
 * Takes an attorney off every document that is not finalized: the approval becomes a prior one, and the client is told.
 * Decision 2: this takes effect at the next request, and the document leaves the editor.
 */
export async function unassignAttorney(
  { tx, now, actor, audit, sendMail }: Work,
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
    await setAttorney(tx, document.id, { side, attorneyId: null }, by, now, stalenessOf(tx, document.id, now));
    audit({
      action: 'documents.unassignAttorney',
      documentId: document.id,
      subjectKind: 'attorney',
      subjectId: attorney.id,
    });
    await tellClient({ tx, sendMail }, document, side);
    await mailFinalText({ tx, now, sendMail }, document.id);
  }
}

async function tellClient(
  { tx, sendMail }: Pick<Work, 'tx' | 'sendMail'>,
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
    data: {},
  });
}
