import type { TransactionStatus } from '@troth/domain/purchases';
import type { Selectable, Updateable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { notFound } from '../../kernel/http/problem';

export type CartRow = Selectable<Schema['carts']>;
export type CartItemRow = Selectable<Schema['cartItems']>;

/** Where carts are stored. A deleted item is never found again. */
export function cartRepository(tx: Tx) {
  const liveCarts = tx.selectFrom('carts').selectAll().where('deletedAt', 'is', null);
  const liveItems = tx.selectFrom('cartItems').selectAll().where('deletedAt', 'is', null);
  return {
    list: (userId: string, status: TransactionStatus): Promise<CartRow[]> => {
      const query = liveCarts.where('userId', '=', userId);
      const wanted =
        status === 'all' ? query : query.where('cartStatus', '=', status === 'pending' ? 'UNPAID' : 'PAID');
      return rowsOf(tx, wanted.orderBy('createdAt', 'desc'));
    },

    /** @throws Problem NOT_FOUND for a cart that is not this person's. */
    get: async (userId: string, id: string, hold: 'read' | 'change' = 'read'): Promise<CartRow> => {
      const query = liveCarts.where('id', '=', id).where('userId', '=', userId);
      return (hold === 'change' ? query.forUpdate() : query).executeTakeFirstOrThrow(notFound);
    },

    /** The person's one open cart, made when there is none; two tabs get the same. */
    open: async (userId: string, now: Date): Promise<CartRow> => {
      await tx
        .insertInto('carts')
        .values({ userId, ...createdBy(userId, now) })
        .onConflict((conflict) =>
          conflict.column('userId').where('cartStatus', '=', 'UNPAID').where('deletedAt', 'is', null).doNothing(),
        )
        .execute();
      return liveCarts.where('userId', '=', userId).where('cartStatus', '=', 'UNPAID').executeTakeFirstOrThrow();
    },

    setFee: async (id: string, totalFeeInCents: number, now: Date): Promise<void> => {
      await tx.updateTable('carts').set({ totalFeeInCents, updatedAt: now }).where('id', '=', id).execute();
    },

    /** @param discountCodeId Null takes the code off. */
    setCode: (id: string, discountCodeId: string | null, now: Date): Promise<CartRow> =>
      tx
        .updateTable('carts')
        .set({ discountCodeId, updatedAt: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    items: (cartIds: readonly string[]): Promise<CartItemRow[]> =>
      cartIds.length === 0
        ? Promise.resolve([])
        : rowsOf(tx, liveItems.where('cartId', 'in', cartIds).orderBy('createdAt').orderBy('id')),

    /** What left carts by a rule and has not come back; the latest of each product. */
    removedItems: async (cartIds: readonly string[]): Promise<CartItemRow[]> =>
      cartIds.length === 0
        ? []
        : rowsOf(
            tx,
            tx
              .selectFrom('cartItems')
              .distinctOn(['cartId', 'productId'])
              .selectAll()
              .where('cartId', 'in', [...cartIds])
              .where('removedBecause', 'is not', null)
              .orderBy('cartId')
              .orderBy('productId')
              .orderBy('updatedAt', 'desc'),
          ),

    /** @throws Problem NOT_FOUND */
    getItem: (cartId: string, id: string): Promise<CartItemRow> =>
      liveItems.where('id', '=', id).where('cartId', '=', cartId).executeTakeFirstOrThrow(notFound),

    addItem: (
      cart: CartRow,
      item: Pick<CartItemRow, 'productId' | 'quantity' | 'chosenAttorneyId' | 'beneficiaryUserId'>,
      now: Date,
    ): Promise<CartItemRow> =>
      tx
        .insertInto('cartItems')
        .values({
          cartId: cart.id,
          ...item,
          ...createdBy(cart.userId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    changeItem: (row: CartItemRow, changes: Updateable<Schema['cartItems']>, now: Date): Promise<CartItemRow> =>
      tx
        .updateTable('cartItems')
        .set({ ...changes, updatedAt: now })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    markPaid: async (
      cartId: string,
      paid: Pick<CartRow, 'totalPaidInCents' | 'totalFeeInCents' | 'paymentMethod'>,
      now: Date,
    ): Promise<void> => {
      await tx
        .updateTable('carts')
        .set({ ...paid, cartStatus: 'PAID', transactionCompletedAt: now, updatedAt: now })
        .where('id', '=', cartId)
        .execute();
    },
  };
}
