import { purchaseItemSchema, purchaseItemUpdateSchema } from '@troth/domain/purchases';
import { say } from '@troth/domain/messages';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Actor } from '../../kernel/auth/actor';
import type { Call } from '../../kernel/http/operation';
import { operation } from '../../kernel/http/operation';
import { expectedTag } from '../../kernel/http/if-match';
import { invalidField, problem } from '../../kernel/http/problem';
import { allOf, anyOf, isAdmin, type Policy } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { stalenessOf } from '../../records/case/regeneration';
import { settleApproval } from '../../records/case/settle-approval';
import { presentEvent } from '../../records/booking/event.presenter';
import { eventsOfPerson } from '../../records/booking/event.repository';
import { getCouple } from '../../records/couples/couple';
import { isOwningCustomer, type Owned } from '../../records/couples/couple.policy';
import { publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { presentPurchaseItem } from '../../records/payments/payment.presenter';
import { productsById } from '../../records/payments/product.repository';
import {
  getPurchaseItem,
  type PurchaseItemRow,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { releaseAppointments } from '../booking/book';
import { setBookingStatus } from '../booking/booking-status';
import { assignAttorney, serviceTypeOf } from './assign-attorney';

interface PurchaseSubject extends Owned {
  readonly item: PurchaseItemRow;
}

const isParty = (actor: Actor, { item }: PurchaseSubject) =>
  actor.kind === 'person' && [item.userId, item.beneficiaryUserId].includes(actor.id);
const isBeneficiary = (actor: Actor, { item }: PurchaseSubject) =>
  actor.kind === 'person' && item.beneficiaryUserId === actor.id;

/**
 * Buyer and client see a purchase; the client chooses the attorney, for nobody chooses for somebody else. Admins say how
 * far the booking has come, and no more: another attorney is a call of its own.
 */
const purchaseItemPolicy = {
  read: anyOf(allOf<PurchaseSubject>(isOwningCustomer, isParty), isAdmin),
  choose: anyOf(allOf<PurchaseSubject>(isOwningCustomer, isBeneficiary), isAdmin),
} satisfies Policy<'choose', PurchaseSubject>;

const params = z.object({ id: idSchema, pid: idSchema });

type Update = Call<z.output<typeof params>, unknown, z.output<typeof purchaseItemUpdateSchema>, PurchaseSubject>;

export const purchaseItemOperations = [
  operation({
    route: 'PATCH /users/{id}/purchase-items/{pid}',
    id: 'purchaseItems.update',
    summary: 'Chooses the attorney of a bought service, or the document that it is for',
    description:
      'The booking status follows appointments and admins, who give a reason, never the word of the client (D22). Takes the attorney who was ' +
      'seen as chosen as `If-Match`, "none" for nobody; where another one was chosen meanwhile it answers 409.',
    tag: 'payments',
    params,
    body: purchaseItemUpdateSchema,
    response: purchaseItemSchema,
    policy: purchaseItemPolicy,
    action: 'choose',
    load: async ({ tx, params: { id, pid } }) => ({ userId: id, item: await getPurchaseItem(tx, pid, 'read') }),
    handle: async (call) => {
      const {
        tx,
        body,
        params: { id, pid },
      } = call;
      if (isAdmin(call.actor, null)) await setStatusAsAdmin(call);
      else if (body.bookingStatus !== undefined || body.reason !== undefined) {
        throw problem('NOT_ALLOWED', { detail: text('purchase.bookingFollowsAppointments'), refused: true });
      }
      if (body.documentId !== undefined) await moveToDocument(call, body.documentId);
      if (body.attorneyId !== undefined) await chooseAttorney(call, body.attorneyId);
      const item = await getPurchaseItem(tx, pid, 'read');
      if (!isAdmin(call.actor, null)) {
        call.audit({
          subjectKind: 'purchaseItem',
          subjectId: item.id,
          ...(item.documentId === null ? {} : { documentId: item.documentId }),
        });
      }
      const events = (await eventsOfPerson(tx, id)).filter(({ event }) => event.purchaseItemId === item.id);
      return presentPurchaseItem(
        tx,
        item,
        (await productsById(tx)).get(item.productId),
        events.map((view) => presentEvent(tx, view, call.actor, { config: call.services.config, now: call.now })),
        call.actor,
      );
    },
  }),
];

/** Of an admin it is the booking status alone, with a reason. It goes by the one function (D22). */
async function setStatusAsAdmin(call: Update): Promise<void> {
  const { tx, body, now, actor, subject } = call;
  const { bookingStatus, reason, ...others } = body;
  if (![subject.item.userId, subject.item.beneficiaryUserId].includes(subject.userId)) throw problem('NOT_FOUND');
  if (bookingStatus === undefined || Object.values(others).some((value) => value !== undefined)) {
    throw problem('NOT_ALLOWED', { detail: text('purchase.adminsSetBooking'), refused: true });
  }
  if (reason === undefined) throw invalidField('reason', say('validation.required'), 'required');
  const { item } = subject;
  if ((await serviceTypeOf(tx, item)) === null) throw refused(text('purchase.noAttorney'));
  if (bookingStatus === 'WAITING') await releaseAppointments(call, { purchaseItemId: item.id });
  await setBookingStatus(tx, item.id, bookingStatus, { actor, now, ipAddress: null, requestId: null });
  await recordAdminAction(call, {
    action: 'purchaseItems.setBookingStatus',
    subjectKind: 'purchaseItem',
    subjectId: item.id,
    userId: item.beneficiaryUserId,
    ...(item.documentId === null ? {} : { documentId: item.documentId }),
    reason,
  });
}

/** Names that nobody is chosen, where an attorney's id would stand. */
const NOBODY = 'none';

/** The document's row first, as everywhere: it is the lock under which both partners stand in line. */
async function holdItem({ tx, params: { id, pid }, subject }: Update): Promise<PurchaseItemRow> {
  if (subject.item.documentId !== null) await getCouple(tx, subject.item.documentId, id, 'change');
  const item = await getPurchaseItem(tx, pid, 'change');
  if (item.paymentStatus !== 'SUCCESSFUL') throw refused(text('purchase.over'));
  return item;
}

const refused = (detail: string) => problem('REFUSED_BY_RULE', { detail });

async function chooseAttorney(call: Update, attorneyId: string): Promise<void> {
  const { tx, now, actor, request } = call;
  const item = await holdItem(call);
  if (item.attorneyId === attorneyId) return;
  const seen = expectedTag(request);
  if (seen !== null && seen !== (item.attorneyId ?? NOBODY)) {
    throw problem('VERSION_CONFLICT', { detail: text('purchase.chosenMeanwhile') });
  }
  if ((await serviceTypeOf(tx, item)) === null) throw refused(text('purchase.noAttorney'));
  if (item.attorneyId !== null && item.bookingStatus !== 'WAITING') throw refused(text('purchase.bookedAlready'));
  const origin = { actor, now, ipAddress: null, requestId: null };
  const refusal = await assignAttorney(call, { item, attorneyId, origin });
  if (refusal === null) return;
  // The partner was quicker: nothing was wrong with the wish.
  const code = refusal === 'FIRM_OF_PARTNER' ? 'CONFLICT' : 'REFUSED_BY_RULE';
  throw problem(code, { detail: text(`attorney.choice.${refusal}`), reason: refusal });
}

/** For what was bought on a document that is no longer the person's: an invitation led to another one. */
async function moveToDocument(call: Update, documentId: string): Promise<void> {
  const {
    tx,
    now,
    params: { id },
  } = call;
  const item = await holdItem(call);
  if (item.documentId === documentId) return;
  const { document } = await getCouple(tx, documentId, id, 'change');
  if (!document.isActive) throw refused(text('purchase.documentNotActive'));
  if (item.attorneyId !== null) throw refused(text('purchase.hasAttorney'));
  await updatePurchaseItem(tx, item.id, { documentId, updatedAt: now, updatedById: id });
  for (const either of [item.documentId, documentId]) {
    if (either === null) continue;
    await settleApproval(tx, either, id, now, stalenessOf(tx, either, now));
    await publish(call, approvalsChanged, { documentId: either });
  }
}
