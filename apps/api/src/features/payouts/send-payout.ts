import { payoutEntries, payoutReversalEntries } from '@troth/domain/purchases';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { job } from '../../kernel/jobs/job';
import { type Settling, settlingOf } from '../../kernel/jobs/settling';
import type { MoneyMoved } from '../../kernel/ports/payments/payouts-port';
import type { Services } from '../../kernel/services';
import { post } from '../../records/payments/ledger.repository';
import {
  holdPayout,
  holdReversal,
  itemOfPayout,
  type PayoutReversalRow,
  type PayoutRow,
  payoutToSend,
  requestedPayouts,
  requestedReversals,
  reversalToSend,
  settlePayouts,
  updatePayout,
  updateReversal,
} from '../../records/payouts/payout.repository';
import { publish } from '../../kernel/events/event';
import { payoutBooked } from '../../records/payouts/payout.events';
import { holdPayoutItem, payoutKind } from './request-payout';

export const payoutJob = job({ ...payoutKind, handle: sendPayout });

/** Asks the provider for one transfer or reversal, and books what it says. Running it again moves nothing more. */
export async function sendPayout(
  services: Services,
  what: { readonly payoutId: string } | { readonly reversalId: string },
): Promise<void> {
  await ('payoutId' in what ? transfer(services, what.payoutId) : reverse(services, what.reversalId));
}

/** Asks again for everything that was written down and never answered. @returns how many failed again. */
export async function resendPayouts(services: Services): Promise<number> {
  const { db } = services.database;
  const transfers = await requestedPayouts(db);
  const reversals = await requestedReversals(db);
  let failed = 0;
  const fail = () => {
    failed += 1;
  };
  for (const { id } of transfers) await transfer(services, id).catch(fail);
  for (const { id } of reversals) await reverse(services, id).catch(fail);
  return failed;
}

async function transfer(services: Services, payoutId: string): Promise<void> {
  const { database, payouts } = services;
  const { db } = database;
  const row = await payoutToSend(db, payoutId);
  // A provider that is configured no more cannot be asked; the reconciler comes back to it.
  if (row === undefined || row.status !== 'REQUESTED' || row.provider !== payouts.provider) return;
  const { id, amountInCents, accountId, providerPaymentId: paymentId, createdAt: requestedAt } = row;
  if (accountId === null) return;
  const moved = await payouts.transfer(
    db,
    { reference: id, amountInCents, accountId, paymentId, requestedAt },
    services.now(),
  );
  await db.transaction().execute((tx) => bookTransfer(settlingOf(services, tx), row, moved));
}

async function reverse(services: Services, reversalId: string): Promise<void> {
  const { database, payouts } = services;
  const { db } = database;
  const row = await reversalToSend(db, reversalId);
  if (row === undefined || row.status !== 'REQUESTED' || row.provider !== payouts.provider) return;
  if (row.providerTransferId === null) return;
  const moved = await payouts.reverseTransfer(
    db,
    { reference: row.id, transferId: row.providerTransferId, amountInCents: row.amountInCents },
    services.now(),
  );
  await db.transaction().execute((tx) => bookReversal(settlingOf(services, tx), row, moved));
}

/** Takes a payout to what the provider said of it, with the ledger and the item, under the item's lock. */
async function bookTransfer(work: Settling, found: PayoutRow, moved: MoneyMoved): Promise<void> {
  const { tx, now } = work;
  const item = await holdPayoutItem(work, found.purchaseItemId);
  const row = await holdPayout(tx, found.id);
  if (row.status !== 'REQUESTED') return;
  const isPaid = moved.failure === null;
  await updatePayout(tx, row.id, {
    status: isPaid ? 'PAID' : 'FAILED',
    providerTransferId: moved.id,
    failure: moved.failure,
    updatedAt: now,
  });
  if (isPaid) {
    const { provider, checkoutId, amountInCents } = row;
    const entries = payoutEntries([{ purchaseItemId: item.id, amountInCents }]);
    await post(tx, { kind: 'PAYOUT', reference: `payout:${row.id}`, provider, checkoutId, entries }, now);
    await publish(work, payoutBooked, { payout: row, state: 'PAID' });
  }
  await settlePayouts(tx, item.id, now);
  await audit(tx, now, isPaid ? 'payouts.paid' : 'payouts.failed', row.id);
}

/** The same for what is taken back. */
async function bookReversal(work: Settling, found: PayoutReversalRow, moved: MoneyMoved): Promise<void> {
  const { tx, now } = work;
  const purchaseItemId = await itemOfPayout(tx, found.payoutId);
  await holdPayoutItem(work, purchaseItemId);
  const payout = await holdPayout(tx, found.payoutId);
  const row = await holdReversal(tx, found.id);
  if (row.status !== 'REQUESTED') return;
  const isDone = moved.failure === null;
  await updateReversal(tx, row.id, {
    status: isDone ? 'DONE' : 'FAILED',
    providerReversalId: moved.id,
    failure: moved.failure,
    updatedAt: now,
  });
  if (isDone) {
    const { provider, checkoutId } = payout;
    const { amountInCents } = row;
    const reversedInCents = payout.reversedInCents + amountInCents;
    await updatePayout(tx, payout.id, {
      reversedInCents,
      status: reversedInCents === payout.amountInCents ? 'REVERSED' : payout.status,
      updatedAt: now,
    });
    const entries = payoutReversalEntries([{ purchaseItemId, amountInCents }]);
    const reference = `payout-reversal:${row.id}`;
    await post(tx, { kind: 'PAYOUT_REVERSAL', reference, provider, checkoutId, entries }, now);
    await publish(work, payoutBooked, { payout: { ...payout, amountInCents }, state: 'REVERSED', reference });
  }
  await settlePayouts(tx, purchaseItemId, now);
  await audit(tx, now, isDone ? 'payouts.reversed' : 'payouts.reversalFailed', payout.id);
}

/** Between Troth and the firm: it is in no couple's history. */
const audit = (tx: Tx, now: Date, action: string, payoutId: string): Promise<void> =>
  appendAudit(tx, { action, outcome: 'DONE', subjectKind: 'payout', subjectId: payoutId }, ofSystem(now));
