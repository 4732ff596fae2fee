import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { houseColumn } from '../../kernel/protection/protected-database';

export type RefundRow = Selectable<Schema['refunds']>;

/** Why money went back, in the words of the person who asked for it. */
export const refundReason = houseColumn('refunds', 'sealed_reason');

/** Of a checkout, the oldest first, held. */
export const refundsOfCheckout = (tx: Tx, checkoutId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('refunds')
    .selectAll()
    .where('checkoutId', '=', checkoutId)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();

/** What went back, or is to, for some items. */
export const refundsOfItems = (db: Db, itemIds: readonly string[]) =>
  db
    .selectFrom('refunds')
    .select(['purchaseItemId', 'amountInCents', 'isComplimentary'])
    .where('purchaseItemId', 'in', itemIds)
    .where('status', '<>', 'FAILED')
    .execute();

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

export const holdRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** What a provider has to be asked for still. */
export const requestedRefunds = (db: Db, provider: string): Promise<{ id: string }[]> =>
  db
    .selectFrom('refunds')
    .innerJoin('checkouts', 'checkouts.id', 'refunds.checkoutId')
    .select('refunds.id')
    .where('checkouts.provider', '=', provider)
    .where('refunds.status', '=', 'REQUESTED')
    .execute();

type NewRefund = Omit<Insertable<Schema['refunds']>, 'id' | 'sealedReason' | 'status' | 'createdAt' | 'updatedAt'> & {
  readonly reason: string;
};

/** Writes down that money is to go back. */
export const insertRefunds = (tx: Tx, refunds: readonly NewRefund[], now: Date): Promise<RefundRow[]> =>
  tx
    .insertInto('refunds')
    .values(
      refunds.map(({ reason, ...refund }) => {
        const id = randomUUID();
        const sealedReason = refundReason.seal(tx, id, reason);
        return { ...refund, id, sealedReason, status: 'REQUESTED' as const, createdAt: now, updatedAt: now };
      }),
    )
    .returningAll()
    .execute();

export const updateRefund = async (tx: Tx, id: string, changes: Updateable<Schema['refunds']>): Promise<void> => {
  await tx.updateTable('refunds').set(changes).where('id', '=', id).execute();
};
