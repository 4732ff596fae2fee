import { removeAccount } from '@troth/identity';
import { sql } from 'kysely';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { removeErasedFiles } from '../../features/personal-data/delete-account';
import { documentsLeft } from '../../records/personal-data/deletion-facts';
import { erasePerson } from '../../features/personal-data/erase';
import { sessionsEnded } from '../../kernel/auth/end-sessions';
import { storeIn } from '../../kernel/auth/identity';
import type { Services } from '../../kernel/services';
import { DEMO_SEED_SETTING, demoAccounts } from '../../kernel/auth/demo-accounts';
import { demoDiscountKeys } from './seed-discounts';

/**
 * Removes the demo people with what they own, as a deletion of each account would, and everything of the seed that a
 * real customer could meet: attorneys, their firms, and the discount codes. Of each person a number without a name is
 * left, to which the audit trail refers. All of it or nothing; running it twice changes nothing.
 * @returns how many people were removed.
 */
export async function removeDemo(services: Services): Promise<number> {
  const now = services.now();
  const count = await services.database.db.transaction().execute(async (tx) => {
    const people = await demoAccounts(tx);
    const ids = people.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    await closeSales(tx, ids, now);
    for (const id of ids) await removePerson(tx, id, now);
    for (const { accountId } of people) await removeAccount(storeIn(tx), { sessionsEnded }, accountId);
    await tx.deleteFrom('settings').where('key', '=', DEMO_SEED_SETTING).execute();
    return people.length;
  });
  await removeErasedFiles(services);
  return count;
}

/** What the seed sold and offers: nobody is mailed of a demo appointment, and nobody finds a demo attorney or code. */
async function closeSales(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const seed = await tx.selectFrom('settings').select('value').where('key', '=', DEMO_SEED_SETTING).executeTakeFirst();
  if (seed !== undefined) {
    await tx
      .updateTable('discountCodes')
      .set({ isActive: false, deletedAt: now, updatedAt: now })
      .where('codeKey', 'in', [...demoDiscountKeys])
      .where('createdById', 'is', null)
      .where('deletedAt', 'is', null)
      .execute();
  }
  if (ids.length === 0) return;
  const people = sql`any(${ids}::uuid[])`;
  for (const statement of [
    sql`update appointment_events set event_status = 'CANCELED', canceled_by = 'TROTH', deleted_at = ${now}, updated_at = ${now}
      where event_status = 'BOOKED' and (attorney_id = ${people}
        or purchase_item_id in (select id from purchase_items where beneficiary_user_id = ${people}))`,
    sql`update purchase_items set deleted_at = ${now}, updated_at = ${now}
      where deleted_at is null and cart_id is null and (user_id = ${people} or beneficiary_user_id = ${people})`,
    // The seed's agreement may still be under way.
    sql`update generation_runs set status = 'FAILED', failure = 'CHANGED_MEANWHILE', finished_at = ${now}
      where status = 'QUEUED' and document_id in
        (select id from documents where user_a_id = ${people} or user_b_id = ${people})`,
    sql`update documents set attorney_a_id = null, updated_at = ${now} where attorney_a_id = ${people}`,
    sql`update documents set attorney_b_id = null, updated_at = ${now} where attorney_b_id = ${people}`,
    sql`update cart_items set chosen_attorney_id = null where chosen_attorney_id = ${people}`,
    sql`update attorney_services set deleted_at = ${now}, updated_at = ${now} where attorney_id = ${people}`,
    sql`update attorney_reviews set deleted_at = ${now} where attorney_id = ${people}`,
    sql`update law_firms set is_approved = false, deleted_at = ${now}, updated_at = ${now}
      where created_by_id = ${people}`,
    sql`update attorneys set stage = 'DEACTIVATED', stage_modified_at = ${now}, bio = null, law_school = null,
        deleted_at = ${now}, updated_at = ${now} where id = ${people}`,
  ])
    await statement.execute(tx);
}

async function removePerson(tx: Tx, id: string, now: Date): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'externalId', 'email', 'firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const documents = await documentsLeft(tx, id, 'change');
  await erasePerson(tx, person, documents, now);
  await tx
    .updateTable('users')
    .set({ externalId: `deleted:${id}` })
    .where('id', '=', id)
    .execute();
  const origin = ofSystem(now);
  const event = { action: 'accounts.delete', outcome: 'DONE', subjectKind: 'user', subjectId: id } as const;
  await appendAudit(tx, event, origin);
  for (const document of documents) await appendAudit(tx, { ...event, documentId: document.id }, origin);
}
