import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { notFound } from '../../kernel/http/problem';
import { houseColumn } from '../../kernel/protection/protected-database';

export type PurchaseItemRow = Selectable<Schema['purchaseItems']>;

/** The reason of the last refund. */
export const refundNotes = houseColumn('purchase_items', 'sealed_refund_notes');

/** Why the last payout was a part, or why no more is paid. */
export const partialPayoutReason = houseColumn('purchase_items', 'sealed_partial_payout_reason');

/** What a person bought, was bought, or is named in as attorney; newest first. */
export const listPurchaseItemsOf = (db: Db, userId: string): Promise<PurchaseItemRow[]> =>
  rowsOf(
    db,
    db
      .selectFrom('purchaseItems')
      .selectAll()
      .where('deletedAt', 'is', null)
      .where((eb) =>
        eb.or([eb('userId', '=', userId), eb('beneficiaryUserId', '=', userId), eb('attorneyId', '=', userId)]),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );

/** Every purchase on a document, refunded ones included. */
export const listPurchaseItemsOfDocument = (db: Db, documentId: string): Promise<PurchaseItemRow[]> =>
  db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('documentId', '=', documentId)
    .orderBy('createdAt')
    .execute();

/** The same, each with what kind of product it is. */
export const listPurchasesOfDocument = (db: Db, documentId: string) =>
  rowsOf(
    db,
    db
      .selectFrom('purchaseItems')
      .innerJoin('products', 'products.id', 'purchaseItems.productId')
      .selectAll('purchaseItems')
      .select('products.productType')
      .where('purchaseItems.deletedAt', 'is', null)
      .where('purchaseItems.documentId', '=', documentId)
      .orderBy('purchaseItems.createdAt'),
  );

/** What was bought with a cart, in the order of its lines. */
export const listPurchaseItemsOfCart = (db: Db, cartId: string): Promise<PurchaseItemRow[]> =>
  db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('cartId', '=', cartId)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();

const itemAt = (db: Db, id: string, hold: 'read' | 'change') => {
  const query = db.selectFrom('purchaseItems').selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  return hold === 'change' ? query.forUpdate() : query;
};

/** An item. @param hold `change` holds its row. @throws Problem NOT_FOUND */
export const getPurchaseItem = (db: Db, id: string, hold: 'read' | 'change' = 'change'): Promise<PurchaseItemRow> =>
  itemAt(db, id, hold).executeTakeFirstOrThrow(notFound);

/** The same. @returns undefined for one that is not there. */
export const findPurchaseItem = (db: Db, id: string, hold: 'read' | 'change'): Promise<PurchaseItemRow | undefined> =>
  itemAt(db, id, hold).executeTakeFirst();

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

export const updatePurchaseItem = (
  db: Db,
  id: string,
  changes: Updateable<Schema['purchaseItems']>,
): Promise<PurchaseItemRow> =>
  db.updateTable('purchaseItems').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What a client has bought of an attorney and has not given back: the kinds of service. */
export const servicesBought = (db: Db, clientId: string, attorneyId: string) =>
  db
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select('products.productType')
    .where('purchaseItems.attorneyId', '=', attorneyId)
    .where('purchaseItems.beneficiaryUserId', '=', clientId)
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .execute();

/** Of a deleted purchase too: its appointments are canceled like any. */
export const bookingStatusOf = (db: Db, id: string) =>
  db.selectFrom('purchaseItems').select('bookingStatus').where('id', '=', id).executeTakeFirstOrThrow();

/** What was bought for someone. @param hold `change` holds its row. @returns undefined for one that isn't theirs. */
export const findPurchaseFor = (
  db: Db,
  beneficiaryId: string,
  id: string,
  hold: 'read' | 'change',
): Promise<PurchaseItemRow | undefined> => {
  const find = db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('id', '=', id)
    .where('beneficiaryUserId', '=', beneficiaryId)
    .where('deletedAt', 'is', null);
  return (hold === 'change' ? find.forUpdate() : find).executeTakeFirst();
};

/** The prenup's purchase of a document, no matter who bought it; undefined while there is none. */
export const paidPrenupOf = (db: Db, documentId: string) =>
  db
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select(['purchaseItems.id', 'purchaseItems.cartId', 'purchaseItems.pricePaidInCents', 'purchaseItems.createdAt'])
    .where('purchaseItems.documentId', '=', documentId)
    .where('products.productType', '=', 'PRENUP')
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .orderBy('purchaseItems.createdAt')
    .executeTakeFirst();

interface OfClient {
  readonly attorneyId: string;
  readonly clientId: string;
  readonly documentId: string;
}

/** Holds what a client has of an attorney on a document. */
export const holdServicesOf = (db: Db, { attorneyId, clientId, documentId }: OfClient): Promise<{ id: string }[]> =>
  db
    .selectFrom('purchaseItems')
    .select('id')
    .where('documentId', '=', documentId)
    .where('beneficiaryUserId', '=', clientId)
    .where('attorneyId', '=', attorneyId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .execute();

/** The same, the earliest purchase first, each with where the attorney has it booked. */
export const purchasesOfClient = (db: Db, { attorneyId, clientId, documentId }: OfClient) =>
  rowsOf(
    db,
    db
      .selectFrom('purchaseItems')
      .innerJoin('products', 'products.id', 'purchaseItems.productId')
      .leftJoin('attorneyServices', (join) =>
        join
          .onRef('attorneyServices.attorneyId', '=', 'purchaseItems.attorneyId')
          .onRef('attorneyServices.serviceType', '=', 'products.productType')
          .on('attorneyServices.deletedAt', 'is', null),
      )
      .select([
        'purchaseItems.id',
        'pricePaidInCents',
        'bookingStatus',
        'products.productType',
        'purchaseItems.createdAt',
        'purchaseItems.paymentStatus',
        'purchaseItems.callOffer',
        'attorneyServices.bookingLink',
      ])
      .where('purchaseItems.attorneyId', '=', attorneyId)
      .where('beneficiaryUserId', '=', clientId)
      .where('documentId', '=', documentId)
      .where('purchaseItems.deletedAt', 'is', null)
      .orderBy('purchaseItems.createdAt')
      .orderBy('purchaseItems.id'),
  );
