import { randomUUID } from 'node:crypto';
import { fullName } from '@troth/domain/people';
import { type Insertable, type Selectable, sql } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Db, Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { PeopleTables } from '../users/people.tables';
import { NAME_AND_EMAIL } from '../users/user.repository';

type Stored = Selectable<PeopleTables['lawFirms']>;

/** A firm, opened. */
export type LawFirmRow = Omit<Stored, 'sealedPayoutDetails'> & { readonly payoutDetails: string | null };

export const payoutDetailsColumn = houseColumn('law_firms', 'sealed_payout_details');

const opened = (db: Db, { sealedPayoutDetails, ...row }: Stored): LawFirmRow => ({
  ...row,
  payoutDetails: payoutDetailsColumn.open(db, row.id, sealedPayoutDetails),
});

export interface LawFirmFacts {
  readonly name: string;
  readonly contactEmail: string;
  readonly website?: string | null | undefined;
  readonly payoutDetails?: string | null | undefined;
}

type LawFirmChanges = { readonly [Fact in keyof LawFirmFacts]?: LawFirmFacts[Fact] | undefined } & {
  readonly isApproved?: boolean | undefined;
};

export async function getLawFirm(
  tx: Db,
  id: string,
  hold: 'read' | 'change' = 'read',
): Promise<LawFirmRow | undefined> {
  const query = tx.selectFrom('lawFirms').selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  const row = await (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? undefined : opened(tx, row);
}

export async function lawFirmsById(tx: Db, ids: readonly string[]): Promise<LawFirmRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('lawFirms')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => opened(tx, row));
}

export async function lawFirmsOfAttorneys(tx: Db, attorneyIds: readonly string[]): Promise<LawFirmRow[]> {
  const firmIds = tx
    .selectFrom('attorneys')
    .select('lawFirmId')
    .where('id', 'in', [...attorneyIds]);
  const rows = await rowsOf(tx, tx.selectFrom('lawFirms').selectAll().where('id', 'in', firmIds));
  return rows.map((row) => opened(tx, row));
}

/** Firms that attorneys may join, by name. */
export async function approvedLawFirms(tx: Tx): Promise<LawFirmRow[]> {
  const rows = await tx
    .selectFrom('lawFirms')
    .selectAll()
    .where('isApproved', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => opened(tx, row));
}

export async function insertLawFirm(
  tx: Tx,
  { name, contactEmail, website, payoutDetails }: LawFirmFacts,
  { by, now, isApproved = false }: { readonly by: string; readonly now: Date; readonly isApproved?: boolean },
): Promise<LawFirmRow> {
  const id = randomUUID();
  const values: Insertable<PeopleTables['lawFirms']> = {
    id,
    name: name.trim(),
    contactEmail,
    website: website ?? null,
    sealedPayoutDetails: payoutDetailsColumn.seal(tx, id, payoutDetails ?? null),
    isApproved,
    ...createdBy(by, now),
  };
  return opened(tx, await tx.insertInto('lawFirms').values(values).returningAll().executeTakeFirstOrThrow());
}

export async function updateLawFirm(
  tx: Tx,
  id: string,
  { payoutDetails, ...changes }: LawFirmChanges,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<LawFirmRow> {
  const row = await tx
    .updateTable('lawFirms')
    .set({
      ...changes,
      ...(payoutDetails === undefined ? {} : { sealedPayoutDetails: payoutDetailsColumn.seal(tx, id, payoutDetails) }),
      updatedAt: now,
      updatedById: by,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return opened(tx, row);
}

/** Who belongs to these firms. */
export const membersOfFirms = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .select(['attorneys.id', 'attorneys.lawFirmId', 'attorneys.stage', 'attorneys.isLawFirmLead', ...NAME_AND_EMAIL])
    .where('attorneys.lawFirmId', 'in', [...ids])
    .where('attorneys.deletedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .orderBy('attorneys.createdAt')
    .execute();

/** What the payment provider said of their accounts last. */
export const accountsOfFirms = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('firmAccounts')
    .selectAll()
    .where('lawFirmId', 'in', [...ids])
    .execute();

/** The attorneys of a firm who are approved. */
export const approvedOf = async (tx: Tx, lawFirmId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('attorneys')
      .select('id')
      .where('lawFirmId', '=', lawFirmId)
      .where('stage', '=', 'APPROVED')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Every attorney of a firm. */
export const attorneysOf = async (tx: Tx, lawFirmId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('attorneys')
      .select('id')
      .where('lawFirmId', '=', lawFirmId)
      .where('deletedAt', 'is', null)
      .execute()
  ).map(({ id }) => id);

export const leadIdOf = async (tx: Tx, lawFirmId: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('attorneys')
      .select('id')
      .where('lawFirmId', '=', lawFirmId)
      .where('isLawFirmLead', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  )?.id;

/** Who leads a firm, by name; null while nobody does. */
export async function leadNameOf(tx: Tx, lawFirmId: string): Promise<string | null> {
  const lead = await tx
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .select(['users.firstName', 'users.middleName', 'users.lastName', 'users.suffix'])
    .where('attorneys.lawFirmId', '=', lawFirmId)
    .where('attorneys.isLawFirmLead', '=', true)
    .where('attorneys.deletedAt', 'is', null)
    .executeTakeFirst();
  return lead === undefined ? null : fullName(lead) || null;
}

/**
 * One lead a firm: naming one takes the part from the attorney who had it. Holds the firm's row, so that two are
 * named one after the other.
 */
export async function endLeadOfOthers(
  tx: Tx,
  { id, lawFirmId }: { readonly id: string; readonly lawFirmId: string | null },
  by: string,
  now: Date,
): Promise<void> {
  await tx.selectFrom('lawFirms').select('id').where('id', '=', lawFirmId).forUpdate().execute();
  await tx
    .updateTable('attorneys')
    .set({ isLawFirmLead: false, updatedAt: now, updatedById: by })
    .where('lawFirmId', '=', lawFirmId)
    .where('isLawFirmLead', '=', true)
    .where('id', '<>', id)
    .execute();
}

/**
 * The firm that has a name, whatever its case and the ending of its kind, other than `except`. Holds all names until the
 * transaction ends, so that two who ask for one at once stand in line.
 */
export async function holdFirmNamed(tx: Tx, name: string, except: string | null) {
  await sql`select pg_advisory_xact_lock(hashtext('law-firm-names'))`.execute(tx);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from law_firms
    where name_key = law_firm_key(${name}) and deleted_at is null and id is distinct from ${except}
    limit 1`.execute(tx);
  return rows[0];
}
