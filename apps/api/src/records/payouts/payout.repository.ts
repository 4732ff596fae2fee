import { committedInCents, type MadePayout, paidToAttorneyInCents, payoutStanding } from '@troth/domain/attorneys';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { houseColumn } from '../../kernel/protection/protected-database';
import { refundsOfItems } from '../payments/refund.repository';

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
  const refunds = await refundsOfItems(tx, [itemId]);
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

export const insertPayout = (
  tx: Tx,
  {
    reason,
    ...payout
  }: Omit<Insertable<Schema['payouts']>, 'sealedReason' | 'createdAt' | 'updatedAt'> & {
    readonly id: string;
    readonly reason: string | null;
  },
  now: Date,
): Promise<PayoutRow> =>
  tx
    .insertInto('payouts')
    .values({ ...payout, sealedReason: payoutReason.seal(tx, payout.id, reason), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Writes down that money is to come back from a firm. */
export const insertReversal = async (
  tx: Tx,
  {
    reason,
    ...reversal
  }: Omit<Insertable<Schema['payoutReversals']>, 'sealedReason' | 'status' | 'createdAt' | 'updatedAt'> & {
    readonly id: string;
    readonly reason: string;
  },
  now: Date,
): Promise<void> => {
  const sealedReason = reversalReason.seal(tx, reversal.id, reason);
  await tx
    .insertInto('payoutReversals')
    .values({ ...reversal, sealedReason, status: 'REQUESTED', createdAt: now, updatedAt: now })
    .execute();
};

/** The account of the last payout that went through; null where there was none. */
/** Whether anything went to a firm for an item, is on its way, or was paid elsewhere. */
export const isPaidOut = async (tx: Tx, itemId: string): Promise<boolean> =>
  (await tx
    .selectFrom('payouts')
    .select('id')
    .where('purchaseItemId', '=', itemId)
    .where('status', 'in', ['REQUESTED', 'PAID', 'SKIPPED'])
    .executeTakeFirst()) !== undefined;

export const accountPaidTo = async (
  db: Db,
  itemId: string,
  provider: PayoutRow['provider'],
): Promise<string | null> => {
  const paid = await db
    .selectFrom('payouts')
    .select('accountId')
    .where('purchaseItemId', '=', itemId)
    .where('status', '=', 'PAID')
    .where('provider', '=', provider)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return paid?.accountId ?? null;
};

export const requestedPayouts = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('payouts').select('id').where('status', '=', 'REQUESTED').execute();

export const requestedReversals = (db: Db): Promise<{ id: string }[]> =>
  db.selectFrom('payoutReversals').select('id').where('status', '=', 'REQUESTED').execute();

/** With the payment that the money comes from. */
export const payoutToSend = (db: Db, id: string) =>
  db
    .selectFrom('payouts')
    .leftJoin('checkouts', 'checkouts.id', 'payouts.checkoutId')
    .selectAll('payouts')
    .select('checkouts.providerPaymentId')
    .where('payouts.id', '=', id)
    .executeTakeFirst();

/** With the transfer that is taken back. */
export const reversalToSend = (db: Db, id: string) =>
  db
    .selectFrom('payoutReversals')
    .innerJoin('payouts', 'payouts.id', 'payoutReversals.payoutId')
    .selectAll('payoutReversals')
    .select(['payouts.provider', 'payouts.providerTransferId'])
    .where('payoutReversals.id', '=', id)
    .executeTakeFirst();

export const itemOfPayout = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('payouts').select('purchaseItemId').where('id', '=', id).executeTakeFirstOrThrow())
    .purchaseItemId;

export const holdPayout = (tx: Tx, id: string): Promise<PayoutRow> =>
  tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const holdReversal = (tx: Tx, id: string): Promise<PayoutReversalRow> =>
  tx.selectFrom('payoutReversals').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updatePayout = async (tx: Tx, id: string, changes: Updateable<Schema['payouts']>): Promise<void> => {
  await tx.updateTable('payouts').set(changes).where('id', '=', id).execute();
};

export const updateReversal = async (
  tx: Tx,
  id: string,
  changes: Updateable<Schema['payoutReversals']>,
): Promise<void> => {
  await tx.updateTable('payoutReversals').set(changes).where('id', '=', id).execute();
};
