import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database';
import type { Schema } from '../../database/schema';

export type PurchaseItemRow = Selectable<Schema['purchaseItems']>;

/** What a person bought, was bought, or is named in as attorney; newest first. */
export const listPurchaseItemsOf = (db: Db, userId: string): Promise<PurchaseItemRow[]> =>
  db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('userId', '=', userId), eb('beneficiaryUserId', '=', userId), eb('attorneyId', '=', userId)]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Every purchase on a document, refunded ones included. */
export const listPurchaseItemsOfDocument = (db: Db, documentId: string): Promise<PurchaseItemRow[]> =>
  db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('documentId', '=', documentId)
    .orderBy('createdAt')
    .execute();

export async function insertPurchaseItems(
  db: Db,
  items: readonly Insertable<Schema['purchaseItems']>[],
): Promise<void> {
  if (items.length > 0)
    await db
      .insertInto('purchaseItems')
      .values([...items])
      .execute();
}
