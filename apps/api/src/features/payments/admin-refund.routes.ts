import { accountPaidTo } from '../../records/payouts/payout.repository';
import { rescindRefusal } from '@troth/domain/documents';
import { refundSchema } from '@troth/domain/purchases';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { Problem, problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { requiredSidesOf } from '../../records/case/required-sides';
import { statesOf } from '../../records/case/states-of';
import { upcomingEvents } from '../../records/booking/event.repository';
import { getCoupleOfDocument, sideOf } from '../../records/couples/couple';
import { reasonHash } from '../../records/admin-actions/admin-action.repository';
import { adminMoneyPolicy } from '../../records/payments/payment.policy';
import { getPurchaseItem } from '../../records/payments/purchase-item.repository';
import { type PayoutItem, payoutItemsOf } from '../../records/payouts/payout-item.repository';
import { expectKey, expectVersion } from '../payouts/admin-payout.routes';
import { adminPurchaseItemSchema, presentAdminPurchase } from '../payouts/purchase-view';
import { holdPayoutItem } from '../payouts/request-payout';
import { refundItem } from './refund-item';

const refundPreviewSchema = z
  .object({
    item: adminPurchaseItemSchema,
    /** What ends with a refund that is not complimentary. */
    ends: z.object({
      /** Who stops acting for the client; null where nobody does. */
      attorneyName: z.string().nullable(),
      /** Calls to come, which are canceled. */
      calls: z.int().min(0),
      /** Whether the client must have an attorney by the answers, and is left without one. */
      leavesWithoutAttorney: z.boolean(),
    }),
    /** The agreement is before a notary: what it says stays as it was approved. */
    isAtNotary: z.boolean(),
    /** What the firm has at the provider; null where that is not known. */
    firmBalanceInCents: z.int().nullable(),
  })
  .meta({ id: 'RefundPreview', description: 'What a refund of a purchase would do. Portals spec §7.' });

/** What the firm of an item has at the provider; null where nothing went there, or it cannot be reached. */
async function firmBalance({ database, payouts }: Services, itemId: string): Promise<number | null> {
  const accountId = await accountPaidTo(database.db, itemId, payouts.provider);
  if (accountId === null) return null;
  try {
    return await payouts.accountBalanceInCents(database.db, accountId);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function consequences(tx: Work['tx'], item: PayoutItem, now: Date) {
  const calls = (await upcomingEvents(tx, { purchaseItemId: item.id }, now)).length;
  const { documentId, beneficiaryUserId } = item.row;
  if (documentId === null) {
    return { ends: { attorneyName: null, calls, leavesWithoutAttorney: false }, isAtNotary: false };
  }
  const { document, state } = await getCoupleOfDocument(tx, documentId);
  const side = sideOf(document, beneficiaryUserId);
  const acting = side === null ? null : side === 'A' ? document.attorneyAId : document.attorneyBId;
  const isLeaving = acting !== null && acting === item.attorneyId && document.finalizedAt === null;
  const required = await requiredSidesOf(tx, document);
  return {
    ends: {
      attorneyName: isLeaving ? item.attorneyName : null,
      calls,
      leavesWithoutAttorney: isLeaving && side !== null && required[side],
    },
    isAtNotary: rescindRefusal(await statesOf(tx, document, state)) !== null,
  };
}

export const adminRefundOperations = [
  operation({
    route: 'GET /admin/purchase-items/{id}/refund-preview',
    id: 'adminPurchases.previewRefund',
    summary: 'What a refund would do: what is left to refund, what ends, and what the firm has at the provider',
    tag: 'payments',
    isOurs: true,
    params: idParam,
    response: refundPreviewSchema,
    changes: true,
    audited: false,
    policy: adminMoneyPolicy,
    action: 'read',
    load: noSubject,
    prepare: (_none, { params, services }) => firmBalance(services, params.id),
    handle: async ({ tx, now, services, params, prepared }) => {
      const { id } = await getPurchaseItem(tx, params.id, 'read');
      const [item] = await payoutItemsOf(tx, { ids: [id] }, services.payouts.provider);
      if (item === undefined) throw problem('NOT_FOUND');
      const { ends, isAtNotary } = await consequences(tx, item, now);
      return { item: presentAdminPurchase(tx, item), ends, isAtNotary, firmBalanceInCents: prepared };
    },
  }),
  operation({
    route: 'POST /admin/purchase-items/{id}/refund',
    id: 'adminPurchases.refund',
    summary: 'Refunds a purchase, whole or in part, once under its Idempotency-Key; refused with the reason',
    description:
      'Needs an `Idempotency-Key`. Takes the version of the purchase that was looked at as `If-Match`; another one answers 409 with what is there. What the firm was paid is taken back only as far as `reversePayoutInCents` says.',
    tag: 'payments',
    params: idParam,
    body: refundSchema,
    response: adminPurchaseItemSchema,
    policy: adminMoneyPolicy,
    action: 'refund',
    load: noSubject,
    handle: async (call) => {
      const { tx, services, params, body, actor, request, audit } = call;
      expectKey(request);
      const before = await holdPayoutItem(call, params.id);
      expectVersion(tx, request, before);
      const row = await refundItem({ ...call, payments: services.payments }, before.id, {
        amountInCents: body.refundAmount,
        reason: body.refundReason,
        isComplimentary: body.isComplimentaryRefund,
        requestedById: personOf(actor).id,
        reversePayoutInCents: body.reversePayoutInCents,
      });
      const { documentId } = before.row;
      audit({
        subjectKind: 'refund',
        subjectId: row.id,
        hashAfter: reasonHash(tx, row.id, body.refundReason),
        ...(documentId === null ? {} : { documentId }),
      });
      const [item] = await payoutItemsOf(tx, { ids: [before.id] }, services.payouts.provider);
      return presentAdminPurchase(tx, item ?? before);
    },
  }),
];
