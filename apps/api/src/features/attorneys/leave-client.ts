import { fullName } from '@troth/domain/people';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument, ofPurchase } from '../../kernel/changes/audience';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { stalenessOf } from '../../records/case/regeneration';
import { setAttorney } from '../../records/case/settle-approval';
import { getCouple } from '../../records/couples/couple';
import { attorneyViews } from '../../records/attorneys/attorney.repository';
import { holdServicesOf, updatePurchaseItem } from '../../records/payments/purchase-item.repository';
import { loadHiring } from '../attorney-services/hiring';
import { releaseAppointments } from '../booking/book';
import { type ClientView, isRepresented } from '../../records/attorneys/client.repository';

/** How many others are named to the client. */
const OTHERS_NAMED = 3;

/**
 * An attorney who cannot act leaves a client: off the document, off what was bought, and off the calendar. What was paid
 * stays paid, and the client chooses another attorney for it; the mail names three. D51.
 * @throws Problem REFUSED_BY_RULE once the agreement is final
 */
export async function leaveClient(work: Work, view: ClientView, attorneyId: string): Promise<void> {
  const { tx, now, audit, sendMail } = work;
  const { document, client, side, services } = view;
  if (isRepresented(view) && document.finalizedAt !== null) {
    throw problem('REFUSED_BY_RULE', { detail: text('attorney.conflict.final') });
  }
  const couple = await getCouple(tx, document.id, client.id, 'change');
  const items = await holdServicesOf(tx, { attorneyId, clientId: client.id, documentId: document.id });
  for (const { id } of items) {
    await releaseAppointments(work, { purchaseItemId: id });
    // Also where a call was had already: it was with someone who could not act.
    const changes = { attorneyId: null, bookingStatus: 'WAITING', updatedAt: now, updatedById: attorneyId } as const;
    await updatePurchaseItem(tx, id, changes);
  }
  if (isRepresented(view))
    await setAttorney(tx, document.id, { side, attorneyId: null }, attorneyId, now, stalenessOf(tx, document.id, now));
  audit({
    action: 'documents.unassignAttorney',
    documentId: document.id,
    subjectKind: 'attorney',
    subjectId: attorneyId,
  });
  await announceOfDocument(tx, document.id, ofDocument);
  await announceOfDocument(tx, document.id, ofPurchase);
  const [serviceType = 'REPRESENTATION'] = services;
  const others = (await loadHiring(tx, couple, now)).available(serviceType, side).slice(0, OTHERS_NAMED);
  const named = await attorneyViews(
    tx,
    others.map(({ id }) => id),
  );
  await sendMail({
    kind: 'attorney-cannot-act',
    to: client.email,
    data: {
      serviceType,
      others: named.map(({ user, lawFirm }) => [fullName(user), lawFirm?.name].filter(Boolean).join(', ')),
    },
  });
  await publish(work, approvalsChanged, { documentId: document.id });
}
