import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';

/** The provider of a checkout that costs nothing: nobody is asked to pay. */
export const NO_PROVIDER = 'none';

export type CheckoutRow = Selectable<Schema['checkouts']>;

/** Where visits to the payment provider are stored. */
export function checkoutRepository(tx: Tx) {
  return {
    /** A visit to this provider's page, or one that cost nothing. */
    findBySession: (provider: string, sessionId: string): Promise<CheckoutRow | undefined> =>
      tx
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', 'in', [provider, NO_PROVIDER])
        .where('providerSessionId', '=', sessionId)
        .executeTakeFirst(),

    findByPayment: (provider: string, paymentId: string): Promise<CheckoutRow | undefined> =>
      tx
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', '=', provider)
        .where('providerPaymentId', '=', paymentId)
        .executeTakeFirst(),

    /** The visit by which a cart was paid. */
    findPaid: (cartId: string): Promise<CheckoutRow | undefined> =>
      tx
        .selectFrom('checkouts')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('status', '=', 'PAID')
        .executeTakeFirst(),

    hold: (id: string): Promise<CheckoutRow> =>
      tx.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

    /** The visit that is under way for a cart. */
    findLive: (cartId: string): Promise<CheckoutRow | undefined> =>
      tx
        .selectFrom('checkouts')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('status', 'in', ['OPEN', 'PENDING'])
        .forUpdate()
        .executeTakeFirst(),

    /** Visits under way for a document by anyone but this cart: the partner's. */
    listLiveOfDocument: (documentId: string, exceptCartId: string): Promise<CheckoutRow[]> =>
      tx
        .selectFrom('checkouts')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('cartId', '!=', exceptCartId)
        .where('status', 'in', ['OPEN', 'PENDING'])
        .forUpdate()
        .execute(),

    insert: (row: Insertable<Schema['checkouts']>): Promise<CheckoutRow> =>
      tx.insertInto('checkouts').values(row).returningAll().executeTakeFirstOrThrow(),

    update: (id: string, changes: Updateable<Schema['checkouts']>): Promise<CheckoutRow> =>
      tx.updateTable('checkouts').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  };
}
