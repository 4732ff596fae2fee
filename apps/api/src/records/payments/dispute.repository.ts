import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

/** What banks ask back. */
export type DisputeRow = Selectable<Schema['disputes']>;

const MOST_SHOWN = 500;

export const newestDisputes = (tx: Tx): Promise<DisputeRow[]> =>
  tx.selectFrom('disputes').selectAll().orderBy('createdAt', 'desc').limit(MOST_SHOWN).execute();

export const disputeStates = async (tx: Tx, checkoutId: string): Promise<DisputeRow['state'][]> =>
  (await tx.selectFrom('disputes').select('state').where('checkoutId', '=', checkoutId).execute()).map(
    ({ state }) => state,
  );

export const findDispute = (tx: Tx, checkoutId: string, providerDisputeId: string): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('disputes')
    .selectAll()
    .where('checkoutId', '=', checkoutId)
    .where('providerDisputeId', '=', providerDisputeId)
    .executeTakeFirst();

/** Writes down what the provider says of a dispute, in place of what it said before. */
export const saveDispute = (
  tx: Tx,
  place: Pick<DisputeRow, 'checkoutId' | 'providerDisputeId'>,
  said: Pick<DisputeRow, 'state' | 'takenInCents' | 'changes'>,
  now: Date,
): Promise<{ id: string }> =>
  tx
    .insertInto('disputes')
    .values({ ...place, ...said, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['checkoutId', 'providerDisputeId']).doUpdateSet({ ...said, updatedAt: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

/** Holds what was bought with a cart, or frees it. What is so already stays as it is. */
export const holdDisputedItems = async (tx: Tx, cartId: string, isHeld: boolean, now: Date): Promise<void> => {
  await tx
    .updateTable('purchaseItems')
    .set({ disputedAt: isHeld ? now : null, updatedAt: now })
    .where('cartId', '=', cartId)
    .where('disputedAt', isHeld ? 'is' : 'is not', null)
    .execute();
};
