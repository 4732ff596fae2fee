import type { Db, Tx } from '../../kernel/database/database';
import type { NotarizationRow } from '../notarizations/notarization.repository';
import { NAME_AND_EMAIL } from '../users/user.repository';

/** A notarization that this process seals: nobody else does until the lease is over. */
export type LeasedRow = NotarizationRow & { readonly sealLease: string };

const BATCH = 200;

/** Notarizations that both have signed, and that are not sealed. */
const unsealed = (db: Db) =>
  db
    .selectFrom('notarizations')
    .where('providerCompletedAt', 'is not', null)
    .where('notarizationCompletedAt', 'is', null)
    .where('deletedAt', 'is', null);

export const listUnsealed = (db: Db) => unsealed(db).select('id').execute();

/** Without those that an admin has to look at. */
export const listSealable = (db: Db) =>
  unsealed(db).select('id').where('sealProblem', 'is', null).orderBy('providerCompletedAt').limit(BATCH).execute();

export const holdUnsealed = (tx: Tx, id: string): Promise<NotarizationRow | undefined> =>
  unsealed(tx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function takeLease(
  tx: Tx,
  { id, sealAttempts }: NotarizationRow,
  sealLease: string,
  until: Date,
): Promise<LeasedRow> {
  const row = await tx
    .updateTable('notarizations')
    .set({ sealLease, sealLeaseUntil: until, sealAttempts: sealAttempts + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, sealLease };
}

/** Ends a lease without a seal. @returns false when it was someone else's by then. */
export async function endLease(
  tx: Tx,
  { id, sealLease }: LeasedRow,
  sealProblem: NotarizationRow['sealProblem'],
  now: Date,
): Promise<boolean> {
  const held = await tx
    .updateTable('notarizations')
    .set({ sealLease: null, sealLeaseUntil: null, sealProblem, updatedAt: now })
    .where('id', '=', id)
    .where('sealLease', '=', sealLease)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** The row whose lease is ours still, held; undefined when it is not. */
export const holdLeased = (tx: Tx, { id, sealLease }: LeasedRow): Promise<NotarizationRow | undefined> =>
  tx
    .selectFrom('notarizations')
    .selectAll()
    .where('id', '=', id)
    .where('sealLease', '=', sealLease)
    .where('notarizationCompletedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const recordSealed = async (tx: Tx, id: string, notarizedFileId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('notarizations')
    .set({
      notarizedFileId,
      notarizationCompletedAt: now,
      sealLease: null,
      sealLeaseUntil: null,
      sealProblem: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
};

/** Those that this installation made for itself, the newest first. */
export const ownCertificates = (tx: Tx) =>
  tx.selectFrom('sealCertificates').select('certificate').orderBy('number', 'desc').execute();

/** An attorney as a certificate of completion names them. */
export const certifiedAttorney = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .leftJoin('lawFirms', 'lawFirms.id', 'attorneys.lawFirmId')
    .select(['users.id', 'lawFirms.name as firm', ...NAME_AND_EMAIL])
    .where('users.id', '=', id)
    .executeTakeFirst();
