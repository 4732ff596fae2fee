import { accountIdOf } from '../../records/payouts/firm-account.repository';
import { randomUUID } from 'node:crypto';
import { type PayoutRefusal, payoutRefusal, type PayoutRequest } from '@troth/domain/attorneys';
import { outsidePayoutEntries } from '@troth/domain/purchases';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { jobKind } from '../../kernel/jobs/job';
import type { Settling } from '../../kernel/jobs/settling';
import { text } from '../../kernel/texts';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { holdCheckout } from '../../records/payments/held-checkout';
import { post } from '../../records/payments/ledger.repository';
import {
  getPurchaseItem,
  partialPayoutReason,
  updatePurchaseItem,
} from '../../records/payments/purchase-item.repository';
import { payoutItemsOf, type PayoutItem } from '../../records/payouts/payout-item.repository';
import { insertPayout, type PayoutRow, settlePayouts } from '../../records/payouts/payout.repository';
import { type EventWork, publish } from '../../kernel/events/event';
import { payoutBooked } from '../../records/payouts/payout.events';

/** Asks the provider to transfer, or to take a transfer back. */
export const payoutKind = jobKind({
  name: 'payouts',
  schema: z.union([z.object({ payoutId: z.uuid() }), z.object({ reversalId: z.uuid() })]),
});

/** Queues the job that asks the provider to take money back. */
export const queueReversal = ({ enqueue }: EventWork, { reversalId }: { readonly reversalId: string }): Promise<void> =>
  enqueue(payoutKind, { reversalId });

const refuse = (refusal: PayoutRefusal) =>
  problem('REFUSED_BY_RULE', { detail: text(`payout.refusal.${refusal}`), reason: refusal });

/**
 * An item as payouts see it, locked: refunds, payouts and disputes of one payment stand in line under its checkout's lock.
 * @throws Problem NOT_FOUND
 */
export async function holdPayoutItem(work: Pick<Settling, 'tx' | 'services'>, itemId: string): Promise<PayoutItem> {
  const { tx, services } = work;
  const { cartId } = await getPurchaseItem(tx, itemId, 'read');
  const paid = cartId === null ? undefined : await checkoutRepository(tx).findPaid(cartId);
  if (paid !== undefined) await holdCheckout(tx, paid);
  await getPurchaseItem(tx, itemId);
  const [item] = await payoutItemsOf(tx, { ids: [itemId] }, services.payouts.provider);
  if (item === undefined) throw problem('NOT_FOUND');
  return item;
}

/**
 * Writes down that a firm is paid for an item, and queues the job that asks the provider; what was paid elsewhere is booked
 * at once. The row comes first: after a crash the same transfer is asked for under the same name. Decisions, row 52.
 *
 * @throws Problem NOT_FOUND, or REFUSED_BY_RULE with the reason.
 */
export async function requestPayout(
  work: Settling,
  item: PayoutItem,
  asked: PayoutRequest,
  requestedById: string,
): Promise<PayoutRow> {
  const { tx, now, services, enqueue } = work;
  const { provider } = services.payouts;
  const refusal = payoutRefusal(asked, item.facts);
  if (refusal !== null) throw refuse(refusal);
  if (item.attorneyId === null || item.lawFirmId === null) throw refuse('NO_ATTORNEY');
  const id = randomUUID();
  const amountInCents = asked.amountInCents ?? item.dueInCents;
  const row = await insertPayout(
    tx,
    {
      id,
      purchaseItemId: item.id,
      attorneyId: item.attorneyId,
      lawFirmId: item.lawFirmId,
      amountInCents,
      status: asked.isOutside ? 'SKIPPED' : 'REQUESTED',
      provider,
      ...(await wayOf(tx, item, asked)),
      reason: asked.reason,
      paidOutsideOn: asked.outside?.paidOn ?? null,
      outsideReference: asked.outside?.reference ?? null,
      requestedById,
    },
    now,
  );
  if (amountInCents < item.dueInCents) {
    const sealedPartialPayoutReason = partialPayoutReason.seal(tx, item.id, asked.reason);
    await updatePurchaseItem(tx, item.id, { sealedPartialPayoutReason, updatedAt: now });
  }
  if (asked.isOutside) await bookOutside(work, row);
  else await enqueue(payoutKind, { payoutId: id });
  return row;
}

async function bookOutside(work: Settling, payout: PayoutRow): Promise<void> {
  const { tx, now } = work;
  const { id, purchaseItemId, amountInCents, provider } = payout;
  const entries = outsidePayoutEntries([{ purchaseItemId, amountInCents }]);
  await post(tx, { kind: 'PAYOUT', reference: `payout:${id}`, provider, checkoutId: null, entries }, now);
  await settlePayouts(tx, purchaseItemId, now);
  await publish(work, payoutBooked, { payout, state: 'PAID' });
}

/** Where the money goes, and the payment that it comes from; neither for what was paid elsewhere. */
async function wayOf(tx: Tx, item: PayoutItem, asked: PayoutRequest) {
  if (asked.isOutside || item.lawFirmId === null) return { accountId: null, checkoutId: null };
  const accountId = await accountIdOf(tx, item.lawFirmId);
  if (accountId === null) throw refuse('ACCOUNT');
  const { cartId } = item.row;
  const paid = item.facts.hasCharge && cartId !== null ? await checkoutRepository(tx).findPaid(cartId) : undefined;
  return { accountId, checkoutId: paid?.id ?? null };
}

/**
 * Gives up what is still due of an item: it counts as paid from now on. Refused while a payout is on its way, since that
 * may fail.
 */
export async function closePayout(work: Settling, item: PayoutItem, reason: string, byId: string): Promise<void> {
  const { tx, now } = work;
  if (!item.facts.isService) throw refuse('NO_ATTORNEY');
  if (item.facts.payoutStatus === 'PAID') throw refuse('CLOSED');
  if (item.dueInCents === 0) throw refuse('NOTHING_DUE');
  if (item.payouts.some(({ status }) => status === 'REQUESTED')) {
    throw problem('REFUSED_BY_RULE', { detail: text('payout.onItsWay'), reason: 'ON_ITS_WAY' });
  }
  await updatePurchaseItem(tx, item.id, {
    payoutClosedAt: now,
    payoutClosedById: byId,
    sealedPartialPayoutReason: partialPayoutReason.seal(tx, item.id, reason),
    updatedAt: now,
  });
  await settlePayouts(tx, item.id, now);
}
