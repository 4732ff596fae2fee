import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

/** The provider of a checkout that costs nothing: nobody is asked to pay. */
export const NO_PROVIDER = 'none';

/** A page that a person may pay at, or soon. */
const LIVE = ['OPENING', 'OPEN', 'PENDING'] as const;

export type CheckoutRow = Selectable<Schema['checkouts']>;

/** Where visits to the payment provider are stored. */
export function checkoutRepository(db: Db) {
  return {
    /** A visit to this provider's page, or one that cost nothing. */
    findBySession: (provider: string, sessionId: string): Promise<CheckoutRow | undefined> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', 'in', [provider, NO_PROVIDER])
        .where('providerSessionId', '=', sessionId)
        .executeTakeFirst(),

    findByPayment: (provider: string, paymentId: string): Promise<CheckoutRow | undefined> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', '=', provider)
        .where('providerPaymentId', '=', paymentId)
        .executeTakeFirst(),

    /** The visit by which a cart was paid. */
    findPaid: (cartId: string): Promise<CheckoutRow | undefined> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('status', '=', 'PAID')
        .executeTakeFirst(),

    hold: (id: string): Promise<CheckoutRow> =>
      db.selectFrom('checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

    /** The visit that is under way for a cart. */
    findLive: (cartId: string): Promise<CheckoutRow | undefined> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('status', 'in', LIVE)
        .forUpdate()
        .executeTakeFirst(),

    /** The page where this person may pay for a cart now. */
    findOpenPage: (userId: string, cartId: string): Promise<CheckoutRow | undefined> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('userId', '=', userId)
        .where('status', 'in', ['OPEN', 'PENDING'])
        .executeTakeFirst(),

    /** Visits under way for a document by anyone but this cart: the partner's. */
    listLiveOfDocument: (documentId: string, exceptCartId: string): Promise<CheckoutRow[]> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('cartId', '!=', exceptCartId)
        .where('status', 'in', LIVE)
        .forUpdate()
        .execute(),

    /** Ends a visit whose page is opening still: nobody was led there. One that is open by now stays. */
    giveUp: async (id: string, now: Date): Promise<void> => {
      await db
        .updateTable('checkouts')
        .set({ status: 'EXPIRED', asked: null, updatedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'OPENING')
        .execute();
    },

    /** Visits whose page was asked for before this instant, and not answered since. */
    listOpening: (provider: string, before: Date): Promise<CheckoutRow[]> =>
      db
        .selectFrom('checkouts')
        .selectAll()
        .where('provider', '=', provider)
        .where('status', '=', 'OPENING')
        .where('createdAt', '<', before)
        .execute(),

    insert: (row: Insertable<Schema['checkouts']>): Promise<CheckoutRow> =>
      db.insertInto('checkouts').values(row).returningAll().executeTakeFirstOrThrow(),

    update: (id: string, changes: Updateable<Schema['checkouts']>): Promise<CheckoutRow> =>
      db.updateTable('checkouts').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  };
}
