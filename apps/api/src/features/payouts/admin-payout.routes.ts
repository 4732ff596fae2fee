import { PAYOUT_ACCOUNT_STATES, type PayoutRequest } from '@troth/domain/attorneys';
import { paymentStatusSchema, payoutClosingSchema, payoutSchema, payoutStatusSchema } from '@troth/domain/purchases';
import { idSchema, shortText } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { fileLimit, inOrder } from '../../kernel/database/keyset';
import { searchQuery } from '../../kernel/database/search';
import type { Cell } from '@troth/domain/csv';
import { listFile } from '../../kernel/http/csv';
import { idParam } from '../../kernel/http/common-schemas';
import { decodeCursor, encodeCursor } from '../../kernel/http/cursor';
import { expectedTag } from '../../kernel/http/if-match';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { reasonHash } from '../../records/admin-actions/admin-action.repository';
import { adminMoneyPolicy } from '../../records/payments/payment.policy';
import { getPurchaseItem } from '../../records/payments/purchase-item.repository';
import { type PayoutItem, payoutItemsOf } from '../../records/payouts/payout-item.repository';
import {
  findPurchases,
  paidIn,
  PAYOUT_VIEWS,
  type PurchaseCursor,
  totalsOf,
} from '../../records/payouts/purchase-list.repository';
import { adminPurchaseItemSchema, presentAdminPurchase, versionOf } from './purchase-view';
import { closePayout, holdPayoutItem, requestPayout } from './request-payout';

const LARGEST_PAGE = 100;

const month = z.string().regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/, { error: () => text('money.month') });

const filterShape = {
  search: searchQuery,
  paymentStatus: paymentStatusSchema.optional(),
  payoutStatus: payoutStatusSchema.optional(),
  /** READY, WAITING for something, or PAID: of attorneys' services alone. */
  view: z.enum(PAYOUT_VIEWS).optional(),
  lawFirmId: idSchema.optional(),
  attorneyId: idSchema.optional(),
  accountState: z.enum(PAYOUT_ACCOUNT_STATES).optional(),
  month: month.optional(),
  userId: idSchema.optional(),
  documentId: idSchema.optional(),
};

const pageSchema = z
  .object({
    items: z.array(adminPurchaseItemSchema),
    /** Exact up to ten thousand; 10,001 is "more than 10,000". */
    total: z.int(),
    firms: z.int(),
    pricePaidInCents: z.int(),
    feePaidInCents: z.int(),
    dueInCents: z.int(),
    withoutFee: z.int(),
    /** Where the next page begins; null on the last one. */
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'AdminPurchasePage' });

const cursorSchema = z.object({ at: z.iso.datetime(), id: idSchema });

/** @throws Problem VERSION_CONFLICT where it was changed since it was looked at, with what is there now. */
export function expectVersion(tx: Work['tx'], request: Request, item: PayoutItem): void {
  const expected = expectedTag(request);
  if (expected === null || expected === versionOf(item)) return;
  throw problem('VERSION_CONFLICT', {
    detail: text('money.outdated'),
    extensions: { current: presentAdminPurchase(tx, item) },
  });
}

/** Money moves under a key alone. @throws Problem MALFORMED_REQUEST */
export function expectKey(request: Request): void {
  if (request.headers.get('idempotency-key') === null) {
    throw problem('MALFORMED_REQUEST', { detail: text('money.keyMissing') });
  }
}

const requestOf = (body: z.output<typeof payoutSchema>): PayoutRequest => ({
  amountInCents: body.amountCents ?? null,
  reason: body.partialPayoutReason ?? body.reason ?? null,
  isOutside: body.skipStripeTransfer,
  outside:
    body.paidOutsideOn === undefined || body.outsideReference === undefined
      ? null
      : { paidOn: body.paidOutsideOn, reference: body.outsideReference.trim() },
  allowsOwnBalance: body.allowTransferWithoutCharge,
});

const shared = {
  tag: 'payments',
  policy: adminMoneyPolicy,
  load: noSubject,
} as const;

export const adminPayoutOperations = [
  operation({
    ...shared,
    route: 'GET /admin/purchase-items',
    id: 'adminPurchases.list',
    summary:
      'Purchases with their money, what happened last first; by payment, payout, firm, attorney, account, month or person',
    query: z.object({
      ...filterShape,
      after: shortText.optional(),
      limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(25),
    }),
    response: pageSchema,
    action: 'read',
    handle: async ({ tx, services, query: { after, limit, ...filter } }) => {
      const { provider } = services.payouts;
      const cursor = after === undefined ? null : decodeCursor(after, cursorSchema);
      const { ids, next } = await findPurchases(tx, filter, { after: cursor, limit, provider });
      const items = await payoutItemsOf(tx, { ids }, provider);
      const totals = await totalsOf(tx, filter, provider);
      return {
        items: ids
          .flatMap((id) => items.filter((item) => item.id === id))
          .map((item) => presentAdminPurchase(tx, item)),
        ...totals,
        nextCursor: next === null ? null : encodeCursor(next),
      };
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/purchase-items/export',
    id: 'adminPurchases.export',
    summary: 'The purchases of a filter as CSV',
    isOurs: true,
    changes: true,
    query: z.object(filterShape),
    produces: 'text/csv',
    response: null,
    action: 'read',
    handle: ({ services, query, audit }) => {
      const { provider } = services.payouts;
      audit({ subjectKind: 'purchaseItems' });
      return listFile<PurchaseCursor>(services, {
        name: 'purchases.csv',
        columns: PURCHASE_COLUMNS,
        read: async (tx, after) => {
          const { ids, next } = await findPurchases(tx, query, { after, limit: fileLimit(after), provider });
          const items = inOrder(ids, await payoutItemsOf(tx, { ids }, provider));
          return { rows: items.map((item) => cellsOf(presentAdminPurchase(tx, item))), next };
        },
      });
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/purchase-items/{id}',
    id: 'adminPurchases.read',
    summary: 'One purchase with its money, and what a refund or a payout of it is based on',
    isOurs: true,
    params: idParam,
    response: adminPurchaseItemSchema,
    action: 'read',
    handle: async ({ tx, services, params }) => {
      const { id } = await getPurchaseItem(tx, params.id, 'read');
      const [item] = await payoutItemsOf(tx, { ids: [id] }, services.payouts.provider);
      if (item === undefined) throw problem('NOT_FOUND');
      return presentAdminPurchase(tx, item);
    },
  }),
  operation({
    ...shared,
    route: 'POST /stripe/payout-purchase-item',
    id: 'payouts.pay',
    summary: 'Pays an attorney’s firm for a service, once under its Idempotency-Key; refused with the reason',
    description:
      'Needs an `Idempotency-Key`. Takes the version of the purchase that was looked at as `If-Match`; another one answers 409 with what is there. Needs `partialPayoutReason` for a part, which the attorney reads, else `reason`.',
    body: payoutSchema,
    response: adminPurchaseItemSchema,
    action: 'pay',
    handle: async (call) => {
      const { tx, services, body, actor, request, audit } = call;
      expectKey(request);
      const item = await holdPayoutItem(call, body.purchase_item_id);
      expectVersion(tx, request, item);
      const asked = requestOf(body);
      const row = await requestPayout({ ...call, payments: services.payments }, item, asked, personOf(actor).id);
      audit({ subjectKind: 'payout', subjectId: row.id, hashAfter: reasonHash(tx, row.id, asked.reason) });
      return present(call, item.id);
    },
  }),
  operation({
    ...shared,
    route: 'POST /admin/purchase-items/{id}/close-payout',
    id: 'payouts.close',
    summary: 'Waives what is still due for a service, with a reason the attorney can read',
    isOurs: true,
    params: idParam,
    body: payoutClosingSchema,
    response: adminPurchaseItemSchema,
    action: 'pay',
    handle: async (call) => {
      const { tx, services, params, body, actor, request, audit } = call;
      expectKey(request);
      const item = await holdPayoutItem(call, params.id);
      expectVersion(tx, request, item);
      await closePayout({ ...call, payments: services.payments }, item, body.reason, personOf(actor).id);
      const hashAfter = reasonHash(tx, item.id, body.reason);
      audit({ subjectKind: 'purchaseItem', subjectId: item.id, hashAfter });
      return present(call, item.id);
    },
  }),
  operation({
    ...shared,
    route: 'GET /admin/payouts/summary',
    id: 'payouts.summary',
    summary: 'What is ready, what is on hold, what was paid in a month, and the provider’s balance next to ours',
    isOurs: true,
    query: z.object({ month }),
    response: z
      .object({
        ready: z.object({ count: z.int(), firms: z.int(), amountInCents: z.int() }),
        waiting: z.object({ count: z.int(), amountInCents: z.int(), withoutFee: z.int() }),
        paid: z.object({ count: z.int(), amountInCents: z.int(), parts: z.int() }),
      })
      .meta({ id: 'PayoutSummary' }),
    action: 'read',
    handle: async ({ tx, services, query }) => {
      const { provider } = services.payouts;
      const ready = await totalsOf(tx, { view: 'READY' }, provider);
      const waiting = await totalsOf(tx, { view: 'WAITING' }, provider);
      return {
        ready: { count: ready.total, firms: ready.firms, amountInCents: ready.dueInCents },
        waiting: { count: waiting.total, amountInCents: waiting.dueInCents, withoutFee: waiting.withoutFee },
        paid: await paidIn(tx, query.month),
      };
    },
  }),
];

const PURCHASE_COLUMNS = [
  'id',
  'service',
  'bought_at',
  'met_at',
  'client',
  'attorney',
  'firm',
  'price_in_cents',
  'fee_in_cents',
  'refunded_in_cents',
  'paid_in_cents',
  'due_in_cents',
  'payout_status',
  'waits_for',
  'transfers',
];

const cellsOf = (item: z.input<typeof adminPurchaseItemSchema>): Cell[] => [
  item.id,
  item.productType,
  item.boughtAt,
  item.metAt,
  item.clientName,
  item.attorneyName,
  item.lawFirmName,
  item.pricePaidInCents,
  item.feePaidInCents,
  item.refundedInCents,
  item.paidInCents,
  item.feePaidInCents === null ? null : item.dueInCents,
  item.payoutStatus,
  item.waitsFor,
  item.payouts.flatMap(({ transferId }) => transferId ?? []).join(' '),
];

async function present({ tx, services }: Pick<Work, 'tx' | 'services'>, id: string) {
  const [item] = await payoutItemsOf(tx, { ids: [id] }, services.payouts.provider);
  if (item === undefined) throw problem('NOT_FOUND');
  return presentAdminPurchase(tx, item);
}
