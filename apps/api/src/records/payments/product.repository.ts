import type { Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import { notFound } from '../../kernel/http/problem';

export type ProductRow = Selectable<Schema['products']>;

/** Everything that is sold, in the order of the price list. */
export const listProducts = (db: Db): Promise<ProductRow[]> =>
  rowsOf(
    db,
    db.selectFrom('products').selectAll().where('deletedAt', 'is', null).orderBy('createdAt').orderBy('title'),
  );

/** Products by id, those no longer sold included: what was bought keeps its name. */
export async function productsById(db: Db): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await rowsOf(db, db.selectFrom('products').selectAll());
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product that is sold. @throws Problem NOT_FOUND */
export async function getProduct(db: Db, id: string): Promise<ProductRow> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}

export const productTypeOf = (db: Db, id: string) =>
  db.selectFrom('products').select('productType').where('id', '=', id).executeTakeFirstOrThrow();
