import {
  DOCUMENT_FILE_MAX_BYTES,
  DOCUMENT_FILE_NAME_MAX_LENGTH,
  type DocumentFile,
  documentFileSchema,
  fileChangeRefusal,
  fileRemovalRefusal,
} from '@troth/domain/documents';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation, type Work } from '../../kernel/http/operation';
import { present } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { authorize } from '../../kernel/http/policy';
import { text } from '../../kernel/texts';
import { fileField, formOfFile, receivedFile } from '../../kernel/uploads/upload-call';
import { loadDocument, viewOf } from '../../records/documents/document.repository';
import { isLocked, requireUnlocked } from '../../records/editing/lock.repository';
import { statesOf } from '../../records/case/states-of';
import type { DocumentRow } from '../../records/couples/couple';
import { addFile } from './add-file';
import { asDownload } from '../../kernel/downloads/as-download';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import { fileProblem } from './file-problem';
import { filePolicy } from '../../records/files/file.policy';
import { deleteFile, type FileRow, getFileOfDocument, listFilesOfDocument } from '../../records/files/file.repository';
import { agreementName } from '../../records/documents/agreement-name';
import { bringIn, takeOut } from './imported-agreement';
import { filePurgeJob } from '../../records/files/purge';

/** Kinds of files whose bytes are not of our making: always saved, never shown in place. */
const SENT_TO_US: ReadonlySet<FileRow['kind']> = new Set(['ADDED', 'CERTIFICATE', 'SIGNED']);

const fileParams = idParam.extend({ fileId: idSchema });
const limits = { nameMaxLength: DOCUMENT_FILE_NAME_MAX_LENGTH, kinds: ['application/pdf'] as const };

const presentFile = (row: FileRow): DocumentFile => present(documentFileSchema, row);

/** The document as it is to be changed: with its states, and held. */
async function changeOf({ tx, now }: Pick<Work, 'tx' | 'now'>, document: DocumentRow, isOfAgreement: boolean) {
  const view = await viewOf(tx, document);
  const states = await statesOf(tx, document, view.state);
  return { view, change: { states, isOfAgreement, isLocked: await isLocked(tx, document.id, now) } };
}

/** @throws Problem CONFLICT with the refusal as `reason`, or LOCKED with who edits. */
async function requireNoRefusal(
  { tx, actor, now }: Pick<Work, 'tx' | 'actor' | 'now'>,
  document: DocumentRow,
  reason: ReturnType<typeof fileRemovalRefusal>,
): Promise<void> {
  // It says who edits.
  if (reason === 'LOCKED') await requireUnlocked(tx, document, actor, now);
  if (reason !== null) throw problem('CONFLICT', { detail: text(`documentFile.refused.${reason}`), reason });
}

export const fileOperations = [
  operation({
    route: 'GET /documents/{id}/files',
    id: 'documentFiles.list',
    summary: 'Files of a document: agreements first, then other documents, each newest first',
    tag: 'documents',
    params: idParam,
    response: z.array(documentFileSchema),
    policy: filePolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params }) => (await listFilesOfDocument(tx, params.id)).map(presentFile),
  }),
  operation({
    route: 'POST /documents/{id}/files',
    id: 'documentFiles.create',
    summary: 'Add a document, or import an agreement made elsewhere',
    description:
      'One PDF of at most 10 MB that only shows pages; what it is, its content says, and one that runs something, carries files or is locked is refused. A document holds 50 of them. `IMPORTED` is for admins: the PDF becomes the agreement, and approvals, finalization and reviews are void.',
    tag: 'documents',
    params: idParam,
    body: z.strictObject({
      file: fileField,
      kind: documentFileSchema.shape.kind.extract(['ADDED', 'IMPORTED']).default('ADDED'),
    }),
    form: formOfFile(DOCUMENT_FILE_MAX_BYTES),
    limit: 'UPLOADS',
    response: documentFileSchema,
    status: 201,
    policy: filePolicy,
    action: 'add',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    prepare: ({ file }, { services }) => receivedFile(services, file, limits, fileProblem),
    handle: async (call) => {
      const { kind } = call.body;
      const { document } = call.subject;
      const by = personOf(call.actor);
      const isImport = kind === 'IMPORTED';
      if (isImport) authorize(filePolicy, 'import', by, call.subject);
      const { view, change } = await changeOf(call, document, isImport);
      await requireNoRefusal(call, document, fileChangeRefusal(change));
      const upload = isImport ? { ...call.prepared, name: agreementName(view) } : call.prepared;
      const file = await addFile(call, document.id, upload, { kind, by });
      call.audit({ subjectKind: 'file', subjectId: file.id, documentId: document.id });
      if (isImport) await bringIn(call, view, file, by);
      return presentFile(file);
    },
  }),
  operation({
    route: 'DELETE /documents/{id}/files/{fileId}',
    id: 'documentFiles.delete',
    summary: 'Delete a document you added, or, as an admin, an agreement made elsewhere',
    description:
      'PDFs of commits stay. When the agreement itself is taken out, the questionnaire opens again as after a regeneration.',
    tag: 'documents',
    params: fileParams,
    response: null,
    policy: filePolicy,
    action: 'delete',
    load: ({ tx, params }) => loadDocument(tx, params.id, 'change'),
    handle: async (call) => {
      const { tx, now, params } = call;
      const { document } = call.subject;
      const by = personOf(call.actor);
      const file = await getFileOfDocument(tx, document.id, params.fileId);
      authorize(filePolicy, 'deleteThis', by, { document, file });
      const isAgreement = document.generatedPdfFileId === file.id;
      const { view, change } = await changeOf(call, document, isAgreement);
      await requireNoRefusal(call, document, fileRemovalRefusal(file.kind, change));
      await deleteFile(tx, file.id, by.id, now);
      await call.enqueue(filePurgeJob, {});
      call.audit({ subjectKind: 'file', subjectId: file.id, documentId: document.id });
      if (isAgreement) await takeOut(call, view, file, by);
      return null;
    },
  }),
  operation({
    route: 'GET /documents/{id}/files/{fileId}/content',
    id: 'documentFiles.content',
    summary: 'The bytes of a file; an agreement is shown in the browser, or saved when `download` is asked for',
    tag: 'documents',
    isOurs: true,
    params: fileParams,
    query: z.object({ download: z.enum(['true', 'false']).optional() }),
    produces: 'application/pdf',
    response: null,
    policy: filePolicy,
    action: 'read',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, query, services }) => {
      const file = await getFileOfDocument(tx, params.id, params.fileId);
      const seal = await services.protection.coupleSeal(tx, params.id);
      const bytes = await services.files.read(seal, file.id, file.key);
      if (bytes === null) throw problem('GONE');
      if (SENT_TO_US.has(file.kind)) return asDownload(file, bytes);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': file.contentType,
          'content-length': String(bytes.byteLength),
          'content-disposition': contentDisposition(query.download === 'true' ? 'attachment' : 'inline', file.name),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        },
      });
    },
  }),
];
