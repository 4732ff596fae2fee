import { randomUUID } from 'node:crypto';
import { type AdminList, type SavedViews, savedViewsSchema } from '@troth/domain/records';
import type { Tx } from '../../kernel/database/database';
import { houseColumn } from '../../kernel/protection/protected-database';

const column = houseColumn('admin_saved_views', 'sealed_views');

/** Views that an admin saved of a list; nobody else sees them. */
export async function savedViewsOf(tx: Tx, userId: string, list: AdminList): Promise<SavedViews> {
  const row = await tx
    .selectFrom('adminSavedViews')
    .select(['id', 'sealedViews'])
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  const text = row === undefined ? null : column.open(tx, row.id, row.sealedViews);
  return text === null ? { views: [] } : savedViewsSchema.parse(JSON.parse(text));
}

export async function replaceSavedViews(
  tx: Tx,
  { userId, list, views, now }: { userId: string; list: AdminList; views: SavedViews; now: Date },
): Promise<void> {
  const id = randomUUID();
  const row = { id, sealedViews: column.seal(tx, id, JSON.stringify(views)), updatedAt: now };
  await tx
    .insertInto('adminSavedViews')
    .values({ ...row, userId, list })
    // A sealed value is bound to its row's id, so the id changes with it.
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet(row))
    .execute();
}
