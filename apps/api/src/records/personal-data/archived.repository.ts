import type { Db, Tx } from '../../kernel/database/database';

/** What an archive of a person's data is made of, apart from the tables that `personal-tables` lists. */

export const dataSubject = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'externalId', 'email', 'userType', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

const ownDocuments = (tx: Tx, userId: string) =>
  tx.selectFrom('documents').where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]));

export const documentIdsOf = async (tx: Tx, userId: string): Promise<string[]> =>
  (await ownDocuments(tx, userId).select('id').orderBy('createdAt').execute()).map(({ id }) => id);

/** The people whose ids are in the parts: oneself, the partners, and their attorneys. */
export async function peopleAround(tx: Tx, userId: string) {
  const documents = await ownDocuments(tx, userId)
    .select(['userAId', 'userBId', 'attorneyAId', 'attorneyBId'])
    .execute();
  const ids = new Set([userId, ...documents.flatMap((row) => Object.values(row).filter((id) => id !== null))]);
  return tx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...ids])
    .execute();
}

export const storedAgreementFiles = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('files')
    .select(['id', 'key', 'createdAt', 'sha256', 'size', 'documentId'])
    .where('id', 'in', ids)
    .where('purgedAt', 'is', null)
    .orderBy('createdAt')
    .execute();

export const storedEvidenceFiles = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('entryFiles')
    .select(['id', 'key', 'createdAt', 'size', 'sealedWithDocumentId'])
    .where('id', 'in', ids)
    .where('purgedAt', 'is', null)
    .orderBy('createdAt')
    .execute();

/** Whom the mail about an archive goes to; undefined for an account that is gone. */
export const archiveReader = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'userType'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export const insertPiece = async (
  db: Db,
  piece: {
    readonly id: string;
    readonly archiveId: string;
    readonly attempt: number;
    readonly number: number;
    readonly key: string;
  },
): Promise<void> => {
  await db.insertInto('personalArchivePieces').values(piece).execute();
};

/** @param before Those of earlier attempts alone. */
export function piecesToRemove(db: Db, archiveId: string, before: number | undefined) {
  const pieces = db.selectFrom('personalArchivePieces').select(['id', 'key']).where('archiveId', '=', archiveId);
  return (before === undefined ? pieces : pieces.where('attempt', '<', before)).execute();
}

export const forgetPiece = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('personalArchivePieces').where('id', '=', id).execute();
};
