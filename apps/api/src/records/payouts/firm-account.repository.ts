import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

/** A law firm's account at the payment provider. */

export const accountIdOf = async (db: Db, lawFirmId: string): Promise<string | null> =>
  (await db.selectFrom('lawFirms').select('stripeAccountId').where('id', '=', lawFirmId).executeTakeFirst())
    ?.stripeAccountId ?? null;

/** Held: what is kept of a firm's account changes under its row. */
export const holdAccountId = async (tx: Tx, lawFirmId: string): Promise<string | null> =>
  (await tx.selectFrom('lawFirms').select('stripeAccountId').where('id', '=', lawFirmId).forUpdate().executeTakeFirst())
    ?.stripeAccountId ?? null;

export const firmOfAccount = (db: Db, accountId: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('lawFirms').select('id').where('stripeAccountId', '=', accountId).executeTakeFirst();

export const setAccountId = async (tx: Tx, lawFirmId: string, accountId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('lawFirms')
    .set({ stripeAccountId: accountId, updatedAt: now })
    .where('id', '=', lawFirmId)
    .execute();
};

export const contactOf = async (db: Db, lawFirmId: string): Promise<string | null> =>
  (await db.selectFrom('lawFirms').select('contactEmail').where('id', '=', lawFirmId).executeTakeFirstOrThrow())
    .contactEmail;

/** What the provider said of it last. */
export const keptAccount = (tx: Tx, lawFirmId: string) =>
  tx.selectFrom('firmAccounts').selectAll().where('lawFirmId', '=', lawFirmId).executeTakeFirst();

export const forgetAccount = async (tx: Tx, lawFirmId: string): Promise<void> => {
  await tx.deleteFrom('firmAccounts').where('lawFirmId', '=', lawFirmId).execute();
};

export const saveAccount = async (
  tx: Tx,
  lawFirmId: string,
  values: Omit<Insertable<Schema['firmAccounts']>, 'lawFirmId'>,
): Promise<void> => {
  await tx
    .insertInto('firmAccounts')
    .values({ lawFirmId, ...values })
    .onConflict((conflict) => conflict.column('lawFirmId').doUpdateSet(values))
    .execute();
};

/** Who leads a firm here, and gets its mail about money. */
export const leadsOf = (db: Db, lawFirmId: string) =>
  db
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .select(['users.id', 'users.email'])
    .where('attorneys.lawFirmId', '=', lawFirmId)
    .where('attorneys.isLawFirmLead', '=', true)
    .where('attorneys.stage', '=', 'APPROVED')
    .where('attorneys.deletedAt', 'is', null)
    .execute();
