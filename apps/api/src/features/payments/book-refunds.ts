import {
  failedRefundEntries,
  type LedgerPostingKind,
  paymentStatusAfter,
  refundEntries,
  splitInProportion,
} from '@troth/domain/purchases';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { ProviderRefund } from '../../kernel/ports/payments/payments-port';
import { publish } from '../../kernel/events/event';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { type CheckoutRow, checkoutRepository } from '../../records/payments/checkout.repository';
import { post } from '../../records/payments/ledger.repository';
import { purchaseRefunded } from '../../records/payments/payment.events';
import {
  getPurchaseItem,
  listPurchaseItemsOfCart,
  type PurchaseItemRow,
  refundNotes,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';
import { settlePayouts } from '../../records/payouts/payout.repository';
import { announceCheckout, buyersAddress, holdCheckout, subjectOf } from '../../records/payments/held-checkout';
import {
  findRefund,
  holdRefund,
  insertRefunds,
  refundReason,
  type RefundRow,
  refundsOfCheckout,
  updateRefund,
} from '../../records/payments/refund.repository';
import { refundKind } from './request-refund';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';

/** In the ledger: what the provider took, for certain or not yet. */
const isBookedRefund = ({ status }: RefundRow): boolean => status === 'PENDING' || status === 'SUCCEEDED';

export const refundJob = job({ ...refundKind, handle: sendRefund });

/** Asks the provider for one refund and books what it says. Running it again gives back nothing more. */
export async function sendRefund(services: Services, { refundId }: { readonly refundId: string }): Promise<void> {
  const { database, payments } = services;
  const row = await findRefund(database.db, refundId);
  if (row === undefined || row.status !== 'REQUESTED') return;
  const checkout = await checkoutRepository(database.db).get(row.checkoutId);
  // A provider that is configured no more cannot be asked; the reconciler comes back to it.
  if (checkout.provider !== payments.provider || checkout.providerPaymentId === null) return;
  const given = await payments.refund(
    database.db,
    {
      reference: row.id,
      sessionId: checkout.providerSessionId,
      paymentId: checkout.providerPaymentId,
      amountInCents: row.amountInCents,
    },
    services.now(),
  );
  await database.db.transaction().execute(async (tx) => {
    const held = await holdCheckout(tx, checkout);
    await bookRefund(settlingOf(services, tx), held, refundId, given);
  });
}

/**
 * Brings every refund of a booked checkout to what the provider says, those included that were made at its own site:
 * they are split over the items in proportion to what is left of them.
 */
export async function bookRefunds(
  work: Settling,
  checkout: CheckoutRow,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const given of refunds) {
    const rows = await refundsOfCheckout(work.tx, checkout.id);
    const known = rows.filter(
      (row) => row.id === given.reference || (given.id !== null && row.providerRefundId === given.id),
    );
    if (known.length === 0 && given.state === 'failed') continue;
    const same = known.length > 0 ? known : await adoptRefund(work, checkout, rows, given);
    for (const row of same) await bookRefund(work, checkout, row.id, given);
  }
}

/** Writes down a refund that was made at the provider's own site. */
async function adoptRefund(
  { tx, now }: Settling,
  checkout: CheckoutRow,
  rows: readonly RefundRow[],
  given: ProviderRefund,
): Promise<RefundRow[]> {
  const booked = rows.filter(isBookedRefund);
  const items = checkout.status === 'PAID' ? await listPurchaseItemsOfCart(tx, checkout.cartId) : [];
  const rooms = items.map((item) => ({
    purchaseItemId: item.id,
    room: item.pricePaidInCents - sumOf(booked.filter(({ purchaseItemId }) => purchaseItemId === item.id)),
  }));
  const parts =
    items.length === 0
      ? [{ purchaseItemId: null, amountInCents: given.amountInCents }]
      : splitInProportion(
          given.amountInCents,
          rooms.map(({ room }) => room),
        ).map((amountInCents, index) => ({ purchaseItemId: rooms[index]?.purchaseItemId ?? null, amountInCents }));
  return insertRefunds(
    tx,
    parts
      .filter(({ amountInCents }) => amountInCents > 0)
      .map((part) => ({
        ...part,
        checkoutId: checkout.id,
        isComplimentary: false,
        reason: 'PROVIDER',
        providerRefundId: given.id,
      })),
    now,
  );
}

const sumOf = (rows: readonly Pick<RefundRow, 'amountInCents'>[]): number =>
  rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const STATUS = { pending: 'PENDING', succeeded: 'SUCCEEDED', failed: 'FAILED' } as const;

/**
 * Takes one refund to what the provider says of it, with the ledger and the item, under the checkout's lock. What failed
 * stays failed.
 */
async function bookRefund(
  work: Settling,
  checkout: CheckoutRow,
  refundId: string,
  given: ProviderRefund,
): Promise<void> {
  const { tx, now } = work;
  const row = await holdRefund(tx, refundId);
  const status = STATUS[given.state];
  if (row.status === status || row.status === 'FAILED' || (row.status === 'SUCCEEDED' && status === 'PENDING')) return;
  const wasBooked = isBookedRefund(row);
  const isBooked = status !== 'FAILED';
  const providerRefundId = given.id ?? row.providerRefundId;
  await updateRefund(tx, row.id, { status, failure: given.failure, providerRefundId, updatedAt: now });
  if (isBooked === wasBooked) {
    if (!isBooked) await auditRefund(work, checkout, 'payments.refundFailed');
    return;
  }
  const kind: LedgerPostingKind = !isBooked ? 'REFUND_FAILED' : row.purchaseItemId === null ? 'RETURN' : 'REFUND';
  await post(
    tx,
    {
      kind,
      reference: `${isBooked ? 'refund' : 'refund-failed'}:${row.id}`,
      provider: checkout.provider,
      checkoutId: checkout.id,
      entries: (isBooked ? refundEntries : failedRefundEntries)([row]),
    },
    now,
  );
  await auditRefund(work, checkout, isBooked ? 'payments.refund' : 'payments.refundFailed');
  if (row.purchaseItemId !== null) await updateItem(work, checkout, await getPurchaseItem(tx, row.purchaseItemId));
  if (isBooked) await mailRefund(work, checkout, row);
}

const auditRefund = ({ tx, now }: Settling, checkout: CheckoutRow, action: string): Promise<void> =>
  appendAudit(tx, { action, outcome: 'DONE', ...subjectOf(checkout) }, ofSystem(now));

/** The item as its booked refunds leave it. Decisions, row 21. */
async function updateItem(work: Settling, checkout: CheckoutRow, item: PurchaseItemRow): Promise<void> {
  const { tx, now } = work;
  const refunds = (await refundsOfCheckout(tx, checkout.id)).filter(
    (row) => row.purchaseItemId === item.id && isBookedRefund(row),
  );
  const paymentStatus = paymentStatusAfter(item.pricePaidInCents, refunds);
  const last = refunds.at(-1);
  const notes = last === undefined ? null : refundReason.open(tx, last.id, last.sealedReason);
  await updatePurchaseItem(tx, item.id, {
    paymentStatus,
    amountRefundedInCents: sumOf(refunds),
    refundedAt: refunds.length === 0 ? null : now,
    sealedRefundNotes: refundNotes.seal(tx, item.id, notes),
    updatedAt: now,
  });
  const isOver = item.paymentStatus === 'SUCCESSFUL' && paymentStatus !== 'SUCCESSFUL';
  await publish(work, purchaseRefunded, { item, isOver });
  await settlePayouts(tx, item.id, now);
  await announceCheckout(tx, checkout);
}

async function mailRefund({ tx, sendMail }: Settling, checkout: CheckoutRow, row: RefundRow): Promise<void> {
  const isDuplicate = row.purchaseItemId === null;
  await sendMail({
    kind: isDuplicate ? 'payment-returned' : 'refund',
    to: await buyersAddress(tx, checkout),
    data: { amountInCents: row.amountInCents },
    dedupeKey: `refund:${row.id}`,
  });
}
