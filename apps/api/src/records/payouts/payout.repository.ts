import { committedInCents, type MadePayout, paidToAttorneyInCents, payoutStanding } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { houseColumn } from '../../kernel/protection/protected-database';

export type PayoutRow = Selectable<Schema['payouts']>;
export type PayoutReversalRow = Selectable<Schema['payoutReversals']>;

/** Why a part, why elsewhere, or why from our balance. */
export const payoutReason = houseColumn('payouts', 'sealed_reason');
export const reversalReason = houseColumn('payout_reversals', 'sealed_reason');

/** A payout with what is being taken back of it. */
export type Payout = PayoutRow & MadePayout;

/** The payouts of some items, the newest first. */
export async function payoutsOfItems(db: Db, itemIds: readonly string[]): Promise<Payout[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectFrom('payouts')
    .selectAll()
    .where('purchaseItemId', 'in', itemIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const reversing = await db
    .selectFrom('payoutReversals')
    .select('payoutId')
    .select((eb) => eb.fn.sum<number>('amountInCents').as('amountInCents'))
    .where(
      'payoutId',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '=', 'REQUESTED')
    .groupBy('payoutId')
    .execute();
  return rows.map((row) => ({
    ...row,
    reversingInCents: Number(reversing.find(({ payoutId }) => payoutId === row.id)?.amountInCents ?? 0),
  }));
}

/**
 * Brings what an item says of its payouts up to them: what the attorney got, and whether anything is left to pay. Called
 * under the item's lock, whenever a payout, a reversal or a refund of it was booked.
 */
export async function settlePayouts(tx: Tx, itemId: string, now: Date): Promise<void> {
  const item = await tx.selectFrom('purchaseItems').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();
  const payouts = await payoutsOfItems(tx, [itemId]);
  if (payouts.length === 0 && item.payoutClosedAt === null) return;
  const refunds = await tx
    .selectFrom('refunds')
    .select(['amountInCents', 'isComplimentary'])
    .where('purchaseItemId', '=', itemId)
    .where('status', '<>', 'FAILED')
    .execute();
  const paidInCents = paidToAttorneyInCents(payouts);
  const { dueInCents } = payoutStanding({
    ...item,
    refunds,
    paidInCents: committedInCents(payouts),
    payoutStatus: 'DUE',
    isFeeKnown: true,
    isDisputed: false,
    isApproved: true,
    account: 'READY',
  });
  const isOnItsWay = payouts.some(({ status }) => status === 'REQUESTED');
  const isPaid = item.payoutClosedAt !== null || (dueInCents === 0 && paidInCents > 0 && !isOnItsWay);
  await tx
    .updateTable('purchaseItems')
    .set({ pricePaidToAttorneyInCents: paidInCents, payoutStatus: isPaid ? 'PAID' : 'DUE', updatedAt: now })
    .where('id', '=', itemId)
    .execute();
}
