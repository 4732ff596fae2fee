import type { Selectable } from 'kysely';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';
import { problem } from '../../http/problem';

export type FileRow = Selectable<Schema['files']>;

export const insertFile = (
  tx: Tx,
  file: Pick<FileRow, 'documentId' | 'key' | 'name' | 'size' | 'contentType' | 'createdById'>,
  now: Date,
): Promise<FileRow> =>
  tx
    .insertInto('files')
    .values({ ...file, createdAt: now, updatedAt: now, updatedById: file.createdById })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Files of a document, newest first. */
export const listFilesOfDocument = (tx: Tx, documentId: string): Promise<FileRow[]> =>
  tx
    .selectFrom('files')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** @throws Problem NOT_FOUND */
export async function getFileOfDocument(tx: Tx, documentId: string, id: string): Promise<FileRow> {
  const row = await tx
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('documentId', '=', documentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw problem('NOT_FOUND');
  return row;
}
