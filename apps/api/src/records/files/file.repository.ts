import type { Selectable } from 'kysely';
import { countRows } from '../../kernel/database/count-rows';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { notFound } from '../../kernel/http/problem';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';

type StoredRow = Selectable<Schema['files']>;

/** A file of a document, its name opened. */
export type FileRow = Omit<StoredRow, 'sealedName'> & { readonly name: string };

const sealedPlace = (rowId: string) => ({ table: 'files', column: 'sealed_name', rowId });

/** What is stored of a file's name, which may tell an institution or an account. */
export const sealFileName = (seal: CoupleSeal, id: string, name: string): Buffer => seal.seal(sealedPlace(id), name);

function openRow(seal: CoupleSeal, { sealedName, ...row }: StoredRow): FileRow {
  return { ...row, name: seal.open(sealedPlace(row.id), sealedName) };
}

/** Writes the row of a file whose bytes were stored under the same id. */
export async function insertFile(
  tx: Tx,
  file: Pick<
    FileRow,
    'id' | 'documentId' | 'kind' | 'key' | 'sha256' | 'name' | 'size' | 'contentType' | 'createdById'
  >,
  now: Date,
): Promise<FileRow> {
  const { name, ...plain } = file;
  const seal = await coupleSealIn(tx, file.documentId);
  const row = await tx
    .insertInto('files')
    .values({
      ...plain,
      sealedName: sealFileName(seal, file.id, name),
      createdAt: now,
      updatedAt: now,
      updatedById: file.createdById,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return openRow(seal, row);
}

/**
 * Files of a document: agreements before the papers beside them, each the newest first. What came from the notary is part
 * of the notarization, and is seen there.
 */
export async function listFilesOfDocument(tx: Tx, documentId: string): Promise<FileRow[]> {
  const rows = await tx
    .selectFrom('files')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .where('kind', '!=', 'SIGNED')
    .orderBy((eb) => eb('kind', '=', 'ADDED'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const seal = await coupleSealIn(tx, documentId);
  return rows.map((row) => openRow(seal, row));
}

/** How many files people have added to a document. */
export const countAddedFiles = (tx: Tx, documentId: string): Promise<number> =>
  countRows(
    tx
      .selectFrom('files')
      .where('documentId', '=', documentId)
      .where('kind', 'not in', ['GENERATED', 'SIGNED', 'NOTARIZED'])
      .where('deletedAt', 'is', null),
  );

/** @throws Problem NOT_FOUND */
export async function getFileOfDocument(tx: Tx, documentId: string, id: string): Promise<FileRow> {
  const row = await tx
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound);
  return openRow(await coupleSealIn(tx, documentId), row);
}

/** The SHA-256 of a file's bytes; undefined where there is none. */
export const sha256OfFile = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirst())?.sha256;

export async function deleteFile(tx: Tx, id: string, by: string, now: Date): Promise<void> {
  await tx.updateTable('files').set({ deletedAt: now, updatedAt: now, updatedById: by }).where('id', '=', id).execute();
}

/** Deleted files whose bytes are still there. */
export const deletedFiles = (tx: Tx) => ({
  /** Those deleted by this time, held until the transaction ends. */
  holdDeletedBy: (instant: Date, limit: number): Promise<{ id: string; key: string }[]> =>
    tx
      .selectFrom('files')
      .select(['id', 'key'])
      .where('deletedAt', '<=', instant)
      .where('purgedAt', 'is', null)
      .limit(limit)
      .forUpdate()
      .execute(),

  markPurged: async (ids: readonly string[], now: Date): Promise<void> => {
    await tx.updateTable('files').set({ purgedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
  },
});
