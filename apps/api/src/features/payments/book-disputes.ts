import { disputeStates, findDispute, holdDisputedItems, saveDispute } from '../../records/payments/dispute.repository';
import {
  disputeEntries,
  disputeReturnEntries,
  type DisputeState,
  followsDispute,
  isHeldByDispute,
  splitInProportion,
} from '@troth/domain/purchases';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { ProviderDispute } from '../../kernel/ports/payments/payments-port';
import { emailsOfAdmins } from '../../records/users/user.repository';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { subjectOf } from '../../records/payments/held-checkout';
import { post } from '../../records/payments/ledger.repository';
import { listPurchaseItemsOfCart, type PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import type { Settling } from '../../kernel/jobs/settling';

/**
 * Brings the disputes of a booked checkout to what the provider says, under the checkout's lock: what it took or gave
 * back goes into the ledger, the items are marked while a dispute is open or lost, and admins are told of each turn.
 */
export async function bookDisputes(
  work: Settling,
  checkout: CheckoutRow,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  if (disputes.length === 0) return;
  const { tx, now } = work;
  const items = checkout.status === 'PAID' ? await listPurchaseItemsOfCart(tx, checkout.cartId) : [];
  for (const told of disputes) await bookDispute(work, checkout, items, told);
  const isHeld = isHeldByDispute(await disputeStates(tx, checkout.id));
  await holdDisputedItems(tx, checkout.cartId, isHeld, now);
}

async function bookDispute(
  work: Settling,
  checkout: CheckoutRow,
  items: readonly PurchaseItemRow[],
  { id, state, takenInCents }: ProviderDispute,
): Promise<void> {
  const { tx, now } = work;
  const known = await findDispute(tx, checkout.id, id);
  if (known !== undefined && !followsDispute(known.state, state)) return;
  const change = takenInCents - (known?.takenInCents ?? 0);
  if (known?.state === state && change === 0) return;
  const changes = (known?.changes ?? 0) + (change === 0 ? 0 : 1);
  const place = { checkoutId: checkout.id, providerDisputeId: id };
  const row = await saveDispute(tx, place, { state, takenInCents, changes }, now);
  if (change !== 0) {
    const amounts = inShares(items, Math.abs(change));
    await post(
      tx,
      {
        kind: change > 0 ? 'DISPUTE' : 'DISPUTE_RETURN',
        reference: `dispute:${row.id}:${changes}`,
        provider: checkout.provider,
        checkoutId: checkout.id,
        entries: (change > 0 ? disputeEntries : disputeReturnEntries)(amounts),
      },
      now,
    );
  }
  if (known?.state === state) return;
  await appendAudit(tx, { action: 'payments.dispute', outcome: 'DONE', ...subjectOf(checkout) }, ofSystem(now));
  await mailAdmins(work, checkout, row.id, state);
}

/** An amount over the items that were paid for, by their prices; over none where nothing was bought. */
function inShares(items: readonly PurchaseItemRow[], amountInCents: number) {
  if (items.length === 0) return [{ purchaseItemId: null, amountInCents }];
  const prices = items.map(({ pricePaidInCents }) => pricePaidInCents);
  const shares = splitInProportion(amountInCents, prices);
  return items.map((item, index) => ({ purchaseItemId: item.id, amountInCents: shares[index] ?? 0 }));
}

/** One mail to each admin for each turn of a dispute. */
async function mailAdmins(
  { tx, sendMail }: Settling,
  checkout: CheckoutRow,
  disputeId: string,
  state: DisputeState,
): Promise<void> {
  for (const admin of await emailsOfAdmins(tx)) {
    await sendMail({
      kind: 'dispute',
      to: admin.email,
      data: { state, amountInCents: checkout.amountInCents, reference: checkout.id },
      dedupeKey: `dispute:${disputeId}:${state}:${admin.id}`,
    });
  }
}
