import type { Tx } from '../../kernel/database/database';
import { insertFile } from '../files/file.repository';
import { type CommitRow, commitRepository } from '../generation/commit.repository';
import type { DocumentRow } from '../couples/couple';
import { updateDocument } from '../documents/document.repository';
import { voidedByCommit } from './voided';

type StoredPdf = Pick<Parameters<typeof insertFile>[1], 'id' | 'name' | 'key' | 'size' | 'sha256'>;
type NewCommit = Parameters<ReturnType<typeof commitRepository>['insert']>[0];
type NewVersion = Omit<NewCommit, 'documentId' | 'pdfFileId' | 'pdfSha256'> & {
  readonly pdf: StoredPdf;
  /** Made of the answers, and not edited from the version before. */
  readonly isGenerated: boolean;
};

/** What makes a file the current text of its document: a new text voids what a commit voids (D27). */
export const columnsOfNewText = (document: DocumentRow, fileId: string, now: Date) => ({
  ...voidedByCommit(document),
  generatedPdfFileId: fileId,
  ...(document.status === 'NOT_APPROVED' ? {} : { statusModifiedAt: now }),
});

/** Stores a version with its PDF, and makes it the document's current one. The document's row is held. */
export async function saveVersion(
  tx: Tx,
  document: DocumentRow,
  { pdf, isGenerated, ...version }: NewVersion,
  now: Date,
): Promise<CommitRow> {
  const { id: documentId } = document;
  const createdById = version.committedById;
  await insertFile(tx, { ...pdf, documentId, kind: 'GENERATED', contentType: 'application/pdf', createdById }, now);
  const row = await commitRepository(tx).insert({ ...version, documentId, pdfFileId: pdf.id, pdfSha256: pdf.sha256 });
  const generated = { lastGeneratedAt: row.commitAt, lastGeneratedInputHash: row.inputHash };
  await updateDocument(
    tx,
    documentId,
    { ...columnsOfNewText(document, pdf.id, now), ...(isGenerated ? generated : {}) },
    createdById,
    now,
  );
  return row;
}
