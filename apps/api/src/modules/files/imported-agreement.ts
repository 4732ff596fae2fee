import { documentFileName, documentTerm, IMPORTED_INPUT_HASH } from '@troth/domain/documents';
import type { Person } from '../../auth/actor';
import type { Work } from '../../http/operation';
import { text } from '../../texts';
import type { DocumentView } from '../documents/document.presenter';
import { updateDocument } from '../documents/document.repository';
import { voidedByCommit, voidedByRegeneration } from '../documents/voided';
import { latestPdfId } from '../generation/commit.repository';
import { emailsOf } from '../users/user.repository';
import type { FileRow } from './file.repository';

/** An agreement that was made elsewhere is called as one of ours would be (decision 31). */
export const agreementName = ({ userA, userB, document, templateStates }: DocumentView): string =>
  documentFileName({ userA, userB, term: documentTerm(templateStates, document.stateId) });

/** Makes a file the agreement of its document: a new version, which voids what a commit voids (decision 27). */
export async function bringIn(work: Work, view: DocumentView, file: FileRow, by: Person): Promise<void> {
  const { document } = view;
  await updateDocument(
    work.tx,
    document.id,
    {
      ...voidedByCommit(document),
      lastGeneratedAt: work.now,
      lastGeneratedInputHash: IMPORTED_INPUT_HASH,
      generatedPdfFileId: file.id,
      ...(document.status === 'NOT_APPROVED' ? {} : { statusModifiedAt: work.now }),
    },
    by.id,
    work.now,
  );
  work.audit({ action: 'documents.import', ...subjectOf(file), hashAfter: file.sha256 });
  await tell(work, view, {
    kind: 'document-imported',
    subject: text('mail.imported.subject'),
    what: text('mail.imported.what'),
    action: text('mail.generated.action'),
    path: '/documents',
  });
}

/** Takes the agreement out again: as a regeneration, it opens the questionnaire (decision 27). */
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
  await tell(work, view, {
    kind: 'document-import-taken-out',
    subject: text('mail.importTakenOut.subject'),
    what: text('mail.importTakenOut.what'),
    action: text('mail.openTroth'),
    path: '/',
  });
}

const subjectOf = ({ id, documentId }: FileRow) => ({ subjectKind: 'file', subjectId: id, documentId });

interface Notice {
  readonly kind: string;
  readonly subject: string;
  readonly what: string;
  readonly action: string;
  readonly path: string;
}

/** Both partners hear of it; their attorneys hear that approvals are void. */
async function tell(work: Work, { document, userA, userB }: DocumentView, notice: Notice): Promise<void> {
  const { customer, attorney } = work.services.config.origins;
  for (const partner of [userA, userB]) {
    if (partner === null) continue;
    await work.sendMail({
      kind: notice.kind,
      to: partner.email,
      subject: notice.subject,
      paragraphs: [notice.what],
      action: { label: notice.action, url: `${customer}${notice.path}` },
    });
  }
  const attorneyIds = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null);
  for (const { email } of await emailsOf(work.tx, attorneyIds)) {
    await work.sendMail({
      kind: `${notice.kind}-attorney`,
      to: email,
      subject: text('mail.agreementExchanged.subject'),
      paragraphs: [text('mail.agreementExchanged.what')],
      action: { label: text('mail.openTroth'), url: attorney },
    });
  }
}
