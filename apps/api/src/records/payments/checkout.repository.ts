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
  const checkouts = db.selectFrom('checkouts').selectAll();
  return {
    get: (id: string): Promise<CheckoutRow> => checkouts.where('id', '=', id).executeTakeFirstOrThrow(),

    /** A visit to this provider's page, or one that cost nothing. */
    findBySession: (provider: string, sessionId: string): Promise<CheckoutRow | undefined> =>
      checkouts
        .where('provider', 'in', [provider, NO_PROVIDER])
        .where('providerSessionId', '=', sessionId)
        .executeTakeFirst(),

    findByPayment: (provider: string, paymentId: string): Promise<CheckoutRow | undefined> =>
      checkouts.where('provider', '=', provider).where('providerPaymentId', '=', paymentId).executeTakeFirst(),

    /** The visit by which a cart was paid. */
    findPaid: (cartId: string): Promise<CheckoutRow | undefined> =>
      checkouts.where('cartId', '=', cartId).where('status', '=', 'PAID').executeTakeFirst(),

    hold: (id: string): Promise<CheckoutRow> => checkouts.where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

    /** The visit that is under way for a cart. */
    findLive: (cartId: string): Promise<CheckoutRow | undefined> =>
      checkouts.where('cartId', '=', cartId).where('status', 'in', LIVE).forUpdate().executeTakeFirst(),

    /** The page where this person may pay for a cart now. */
    findOpenPage: (userId: string, cartId: string): Promise<CheckoutRow | undefined> =>
      checkouts
        .where('cartId', '=', cartId)
        .where('userId', '=', userId)
        .where('status', 'in', ['OPEN', 'PENDING'])
        .executeTakeFirst(),

    /** Visits under way for a document by anyone but this cart: the partner's. */
    listLiveOfDocument: (documentId: string, exceptCartId: string): Promise<CheckoutRow[]> =>
      checkouts
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
      checkouts
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

const DAY_MS = 86_400_000;
/** A payment that was booked is looked at once a day for so long: a refund at the provider's own site may be unheard of. */
const LOOK_BACK_DAYS = 90;
const BATCH = 200;

/** Those that are not at their end, and now and then what was booked. */
export async function checkoutsToAskAbout(db: Db, provider: string, now: Date) {
  const open = await db
    .selectFrom('checkouts')
    .select('providerSessionId')
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['OPEN', 'PENDING']),
        eb.and([eb('status', 'in', ['PAID', 'DUPLICATE']), eb('feeInCents', 'is', null)]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('checkedAt', 'createdAt'))
    .limit(BATCH)
    .execute();
  const booked = await db
    .selectFrom('checkouts')
    .select('providerSessionId')
    .where('provider', '=', provider)
    .where('status', 'in', ['PAID', 'DUPLICATE'])
    .where('providerPaymentId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('createdAt', '>', new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)),
          eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<', new Date(now.getTime() - DAY_MS))]),
        ]),
        eb.exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.checkoutId', '=', 'checkouts.id')
            .where('refunds.status', '=', 'PENDING'),
        ),
        eb.and([
          eb('checkedAt', '<', new Date(now.getTime() - DAY_MS)),
          eb.exists(
            eb
              .selectFrom('disputes')
              .select('disputes.id')
              .whereRef('disputes.checkoutId', '=', 'checkouts.id')
              .where('disputes.state', '=', 'open'),
          ),
        ]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('checkedAt', 'createdAt'))
    .limit(BATCH)
    .execute();
  return [
    ...open.map((row) => ({ ...row, checks: 'WHAT_IS_OPEN' as const })),
    ...booked.map((row) => ({ ...row, checks: 'EVERYTHING' as const })),
  ];
}
