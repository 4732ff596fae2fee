import {
  EVIDENCE_FILE_MAX_BYTES,
  EVIDENCE_FILE_NAME_MAX_LENGTH,
  EVIDENCE_FILE_TYPES,
  evidenceFileSchema,
} from '@troth/domain/disclosure';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { fileField, formOfFile, receivedFile } from '../../kernel/uploads/upload-call';
import { asDownload } from '../../kernel/downloads/as-download';
import {
  documentOfOwner,
  type FinancePlace,
  heldDocumentOfOwner,
  placeParams,
  requireOpenDisclosure,
} from '../../records/case/finance-place';
import { financePolicy } from '../../records/finances/finance.policy';
import { evidenceProblem } from './evidence-problem';
import { presentEvidenceFile } from '../../records/evidence/evidence.presenter';
import { type EntryPlace, type EvidenceRow, evidenceRepository } from '../../records/evidence/evidence.repository';
import { keepFile } from './keep-file';
import { purgeLater } from '../../records/evidence/purge';

const entryParams = placeParams.extend({ entryId: idSchema });
const fileParams = entryParams.extend({ fileId: idSchema });

const uploadSchema = z.strictObject({ file: fileField });
const limits = { nameMaxLength: EVIDENCE_FILE_NAME_MAX_LENGTH, kinds: EVIDENCE_FILE_TYPES };

interface EntryCall extends Pick<Work, 'tx'> {
  readonly subject: FinancePlace;
  readonly params: { readonly entryId: string };
}

const entryOf = ({ subject, params }: EntryCall): EntryPlace => ({
  documentId: subject.documentId,
  userId: subject.userId,
  entryId: params.entryId,
});

/** The entry, held until the request is done. @throws Problem NOT_FOUND when it was deleted, or cannot carry files. */
async function heldEntryOf(call: EntryCall): Promise<EntryPlace> {
  const place = entryOf(call);
  if (!(await evidenceRepository(call.tx).holdEntry(place))) throw problem('NOT_FOUND');
  return place;
}

async function fileOf(call: EntryCall & { readonly params: { readonly fileId: string } }): Promise<EvidenceRow> {
  const file = await evidenceRepository(call.tx).find(entryOf(call), call.params.fileId);
  if (file === undefined) throw problem('NOT_FOUND');
  return file;
}

export const evidenceOperations = [
  operation({
    route: 'GET /users/{id}/documents/{docId}/entries/{entryId}/files',
    id: 'evidence.list',
    summary: 'Files that a financial entry carries, oldest first',
    tag: 'finances',
    isOurs: true,
    params: entryParams,
    response: z.array(evidenceFileSchema),
    policy: financePolicy,
    action: 'readEvidence',
    load: documentOfOwner,
    handle: async (call) => {
      const evidence = evidenceRepository(call.tx);
      const files = await evidence.list(entryOf(call));
      if (files.length === 0 && !(await evidence.hasEntry(entryOf(call)))) throw problem('NOT_FOUND');
      return files.map(presentEvidenceFile);
    },
  }),
  operation({
    route: 'POST /users/{id}/documents/{docId}/entries/{entryId}/files',
    id: 'evidence.create',
    summary: 'Add a file to a financial entry',
    description:
      'A PDF, a JPEG, PNG or WebP picture, or a text or CSV file. The content decides what it is. Images are redrawn without their metadata. A PDF that has scripts or embedded files, or is locked, is refused.',
    tag: 'finances',
    isOurs: true,
    params: entryParams,
    body: uploadSchema,
    form: formOfFile(EVIDENCE_FILE_MAX_BYTES),
    limit: 'UPLOADS',
    response: evidenceFileSchema,
    status: 201,
    policy: financePolicy,
    action: 'write',
    load: heldDocumentOfOwner,
    prepare: ({ file }, { services }) => receivedFile(services, file, limits, evidenceProblem),
    handle: async (call) => {
      await requireOpenDisclosure(call);
      const place = await heldEntryOf(call);
      const file = await keepFile(call, place, call.prepared, call.body.file.size);
      call.audit({ subjectKind: 'evidence', subjectId: file.id, documentId: place.documentId });
      return presentEvidenceFile(file);
    },
  }),
  operation({
    route: 'DELETE /users/{id}/documents/{docId}/entries/{entryId}/files/{fileId}',
    id: 'evidence.delete',
    summary: 'Delete a file of a financial entry',
    tag: 'finances',
    isOurs: true,
    params: fileParams,
    response: null,
    policy: financePolicy,
    action: 'write',
    load: documentOfOwner,
    handle: async (call) => {
      await requireOpenDisclosure(call);
      const place = await heldEntryOf(call);
      const file = await fileOf(call);
      await evidenceRepository(call.tx).remove(place, file.id, call.now);
      await purgeLater(call);
      call.audit({ subjectKind: 'evidence', subjectId: file.id, documentId: place.documentId });
      return null;
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/entries/{entryId}/files/{fileId}/content',
    id: 'evidence.content',
    summary: 'The bytes of a file that a financial entry carries, always to be saved and never shown in place',
    tag: 'finances',
    isOurs: true,
    params: fileParams,
    produces: 'application/octet-stream',
    response: null,
    policy: financePolicy,
    action: 'readEvidence',
    load: documentOfOwner,
    handle: async (call) => {
      const file = await fileOf(call);
      const seal = await coupleSealIn(call.tx, file.sealedWithDocumentId);
      const bytes = await call.services.files.read(seal, file.id, file.key);
      if (bytes === null) throw problem('GONE');
      return asDownload(file, bytes);
    },
  }),
];
