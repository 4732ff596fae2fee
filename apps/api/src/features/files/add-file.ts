import { documentFileObstacle, type DocumentFileKind } from '@troth/domain/documents';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import type { Upload } from '../../kernel/uploads/receive-upload';
import { storeUpload } from '../../kernel/uploads/store-upload';
import { fileProblem } from './file-problem';
import { countAddedFiles, type FileRow, insertFile } from '../../records/files/file.repository';

/**
 * Keeps what was looked into as a file of a document. The caller holds the document, so that of two that are sent at
 * once one is counted before the other.
 * @throws Problem when the file is too large, or the document has as many as it can.
 */
export async function addFile(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  documentId: string,
  { name, contentType, bytes }: Upload,
  { kind, by }: { readonly kind: Exclude<DocumentFileKind, 'GENERATED'>; readonly by: Person },
): Promise<FileRow> {
  const obstacle = documentFileObstacle(
    { name, contentType, size: bytes.byteLength },
    await countAddedFiles(tx, documentId),
  );
  if (obstacle !== null) throw fileProblem(obstacle);
  const seal = await coupleSealIn(tx, documentId);
  return storeUpload({ files: services.files, seal }, bytes, (stored) =>
    insertFile(tx, { documentId, kind, name, contentType, createdById: by.id, ...stored }, now),
  );
}
