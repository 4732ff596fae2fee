import { fileSchema, type StoredFile } from '@troth/domain/documents';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { presentEntity } from '../../http/present';
import { problem } from '../../http/problem';
import { anyOf, isAdmin, type Policy } from '../../policy';
import { getDocumentRow } from '../journey/couple';
import { isAssignedAttorney, isPartner, type OfDocument } from '../journey/couple.policy';
import { contentDisposition } from './content-disposition';
import { type FileRow, getFileOfDocument, listFilesOfDocument } from './file.repository';

const documentFilePolicy = { read: anyOf(isPartner, isAssignedAttorney, isAdmin) } satisfies Policy<never, OfDocument>;

const presentFile = (row: FileRow): StoredFile => ({
  ...presentEntity(row),
  key: row.key,
  name: row.name,
  size: row.size,
  contentType: row.contentType,
});

export const fileOperations = [
  operation({
    route: 'GET /documents/{id}/files',
    id: 'documentFiles.list',
    summary: 'Files of a document, newest first',
    tag: 'documents',
    params: idParam,
    response: z.array(fileSchema),
    policy: documentFilePolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, params }) => (await listFilesOfDocument(tx, params.id)).map(presentFile),
  }),
  operation({
    route: 'GET /documents/{id}/files/{fileId}/content',
    id: 'documentFiles.content',
    summary: 'The bytes of a file; shown in the browser, or saved when `download` is asked for',
    tag: 'documents',
    isOurs: true,
    params: idParam.extend({ fileId: idSchema }),
    query: z.object({ download: z.enum(['true', 'false']).optional() }),
    produces: 'application/pdf',
    response: null,
    policy: documentFilePolicy,
    action: 'read',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, params, query, services }) => {
      const file = await getFileOfDocument(tx, params.id, params.fileId);
      const seal = await services.protection.coupleSeal(tx, params.id);
      const bytes = await services.files.read(seal, file.id, file.key);
      if (bytes === null) throw problem('GONE');
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': file.contentType,
          'content-length': String(bytes.byteLength),
          'content-disposition': contentDisposition(query.download === 'true' ? 'attachment' : 'inline', file.name),
          'cache-control': 'private, no-store',
        },
      });
    },
  }),
];
