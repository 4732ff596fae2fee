import {
  ATTORNEY_FILE_KINDS,
  ATTORNEY_FILE_MAX_BYTES,
  ATTORNEY_FILE_NAME_MAX_LENGTH,
  ATTORNEY_FILE_RULES,
  attorneyFileSchema,
  PHOTO_SIZES,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { asDownload } from '../../kernel/downloads/as-download';
import { operation } from '../../kernel/http/operation';
import { authorize } from '../../kernel/http/policy';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { fileField, formOfFile, receivedFile } from '../../kernel/uploads/upload-call';
import { squareImage } from '../../kernel/uploads/square-image';
import { type AttorneyFileRow, attorneyFileRepository } from '../../records/attorneys/attorney-file.repository';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { attorneyFileProblems, keepAttorneyFile } from './keep-attorney-file';

const attorneyParams = z.object({ id: idSchema, aid: idSchema });
const [SMALL, LARGE] = PHOTO_SIZES;

const presentAttorneyFile = ({ id, kind, name, size, contentType, createdAt }: AttorneyFileRow) => ({
  id,
  kind,
  name,
  size,
  contentType,
  createdAt: iso(createdAt),
});

export const attorneyFileOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/files',
    id: 'attorneyFiles.list',
    summary: 'Photo, insurance and contract that an attorney sent in, newest first',
    tag: 'attorneys',
    isOurs: true,
    params: attorneyParams,
    response: z.array(attorneyFileSchema),
    policy: attorneyPolicy,
    action: 'readFiles',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, params }) => (await attorneyFileRepository(tx).list(params.aid)).map(presentAttorneyFile),
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/files',
    id: 'attorneyFiles.create',
    summary: 'Sends in a photo, an insurance or a contract, for the profile to name',
    description:
      'A photo: JPEG, PNG or WebP of at most 5 MB, redrawn as a square of 320 px. Others: PDF, JPEG or PNG of at most 10 MB. The content decides what it is. 20 in a day; one that the profile does not name goes with the next one of its kind.',
    tag: 'attorneys',
    params: attorneyParams,
    body: z.strictObject({ file: fileField, kind: z.enum(ATTORNEY_FILE_KINDS) }),
    form: formOfFile(ATTORNEY_FILE_MAX_BYTES),
    limit: 'UPLOADS',
    response: attorneyFileSchema,
    status: 201,
    policy: attorneyPolicy,
    action: 'addFile',
    load: ({ tx, params }) => loadAttorneySubject(tx, params, 'change'),
    prepare: async ({ file, kind }, { services }) => {
      const { types, maxBytes } = ATTORNEY_FILE_RULES[kind];
      const problemOf = attorneyFileProblems(kind);
      if (file.size > maxBytes) throw problemOf('TOO_LARGE');
      const limits = { nameMaxLength: ATTORNEY_FILE_NAME_MAX_LENGTH, kinds: types };
      return receivedFile(services, file, limits, problemOf);
    },
    handle: async (call) => {
      const file = await keepAttorneyFile(call, call.subject.attorney, call.body.kind, call.prepared);
      call.audit({ subjectKind: 'attorneyFile', subjectId: file.id });
      return presentAttorneyFile(file);
    },
  }),
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/files/{fileId}/content',
    id: 'attorneyFiles.content',
    summary: 'The photo of an attorney, which never changes under its address; other files, always to be saved',
    tag: 'attorneys',
    isOurs: true,
    params: attorneyParams.extend({ fileId: idSchema }),
    query: z.object({ size: z.enum([String(SMALL), String(LARGE)]).optional() }),
    produces: 'application/octet-stream',
    response: null,
    policy: attorneyPolicy,
    action: 'read',
    load: ({ tx, params }) => loadAttorneySubject(tx, params),
    handle: async ({ tx, actor, subject, params, query, services }) => {
      const file = await attorneyFileRepository(tx).find(params.aid, params.fileId);
      if (file === undefined) throw problem('NOT_FOUND');
      // The photo is for whoever sees the attorney; what it was before, and papers, are not.
      if (subject.attorney.profilePhotoId !== file.id) authorize(attorneyPolicy, 'readFiles', actor, subject);
      const kept = await services.files.read(houseSealIn(tx), file.id, file.key);
      if (kept === null) throw problem('GONE');
      if (file.kind !== 'PROFILE_PHOTO') return asDownload(file, kept);
      const bytes = query.size === String(SMALL) ? await squareImage(kept, SMALL) : kept;
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': file.contentType,
          'content-length': String(bytes.byteLength),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=31536000, immutable',
        },
      });
    },
  }),
];
