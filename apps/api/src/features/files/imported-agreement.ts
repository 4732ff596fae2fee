import { IMPORTED_INPUT_HASH } from '@troth/domain/documents';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import type { DocumentView } from '../../records/documents/document.presenter';
import { updateDocument } from '../../records/documents/document.repository';
import { columnsOfNewText } from '../../records/case/save-version';
import { voidedByRegeneration } from '../../records/case/voided';
import { latestPdfId } from '../../records/generation/commit.repository';
import { importedMailKey } from '../../records/case/mailed-version';
import { emailsOf } from '../../records/users/user.repository';
import type { FileRow } from '../../records/files/file.repository';

/** Makes a file the agreement of its document: a new version, which voids what a commit voids (D27). */
export async function bringIn(work: Work, view: DocumentView, file: FileRow, by: Person): Promise<void> {
  const { document } = view;
  await updateDocument(
    work.tx,
    document.id,
    {
      ...columnsOfNewText(document, file.id, work.now),
      lastGeneratedAt: work.now,
      lastGeneratedInputHash: IMPORTED_INPUT_HASH,
    },
    by.id,
    work.now,
  );
  work.audit({ action: 'documents.import', ...subjectOf(file), hashAfter: file.sha256 });
  await tell(work, view, { kind: 'document-imported', keyFor: (userId) => importedMailKey(file.id, userId) });
}

/** Takes the agreement out again: as a regeneration, it opens the questionnaire (D27). */
export async function takeOut(work: Work, view: DocumentView, file: FileRow, by: Person): Promise<void> {
  const { document } = view;
  await updateDocument(
    work.tx,
    document.id,
    {
      ...voidedByRegeneration(document),
      generatedPdfFileId: await latestPdfId(work.tx, document.id),
      statusModifiedAt: work.now,
    },
    by.id,
    work.now,
  );
  work.audit({ action: 'documents.takeOutImport', ...subjectOf(file), hashBefore: file.sha256 });
  await tell(work, view, { kind: 'document-import-taken-out' });
}

const subjectOf = ({ id, documentId }: FileRow) => ({ subjectKind: 'file', subjectId: id, documentId });

/** Both partners hear of it; their attorneys hear that approvals are void. */
async function tell(
  work: Work,
  { document, userA, userB }: DocumentView,
  {
    kind,
    keyFor,
  }: {
    readonly kind: 'document-imported' | 'document-import-taken-out';
    readonly keyFor?: (userId: string) => string;
  },
): Promise<void> {
  for (const partner of [userA, userB]) {
    if (partner === null) continue;
    const dedupeKey = keyFor?.(partner.id);
    await work.sendMail({ kind, to: partner.email, data: {}, ...(dedupeKey === undefined ? {} : { dedupeKey }) });
  }
  const attorneyIds = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null);
  for (const { email } of await emailsOf(work.tx, attorneyIds)) {
    await work.sendMail({ kind: 'document-exchanged', to: email, data: {} });
  }
}
