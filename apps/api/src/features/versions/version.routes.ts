import { redlineSchema } from '@troth/agreement/redline';
import { instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { isoOrNull } from '../../kernel/http/present';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { loadDocument } from '../../records/documents/document.repository';
import { getFileOfDocument } from '../../records/files/file.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import { sidesReadBy } from './as-read-by';
import { workingCopyOf } from './working-copy';
import { comparisonFile, comparisonOf, committedFile, FILE_FORMATS, notesFile, versionFile } from './version-file';
import { versionPolicy } from '../../records/versions/version.policy';
import { type ViewedRow, viewedRepository } from '../../records/versions/viewed.repository';

const versionParams = idParam.extend({ commitAt: instantSchema });

const viewedSchema = z
  .object({
    /** The newest version that one has seen; null before one has looked at any. */
    commitAt: instantSchema.nullable(),
    /** The version that one had seen before that one: what changed since then is new to one. */
    before: instantSchema.nullable(),
  })
  .meta({ id: 'ViewedVersion', description: 'Which versions of the agreement a person has seen.' });

const presentViewed = (row: ViewedRow | undefined): z.infer<typeof viewedSchema> => ({
  commitAt: isoOrNull(row?.commitAt ?? null),
  before: isoOrNull(row?.beforeCommitAt ?? null),
});

/** @throws Problem NOT_FOUND */
async function versionsOf(tx: Tx, documentId: string, { before, after }: { before: string; after: string }) {
  const found = await commitRepository(tx).findBoth(documentId, { before: new Date(before), after: new Date(after) });
  if (found === undefined) throw problem('NOT_FOUND');
  return found;
}

/** A redline is drawn over the later version. @throws Problem VALIDATION_FAILED */
function requireEarlier(since: string, commitAt: string): void {
  if (Date.parse(since) < Date.parse(commitAt)) return;
  throw invalidField('since', text('version.sinceNotEarlier'), 'not_earlier');
}

const shared = {
  tag: 'documents',
  isOurs: true,
  policy: versionPolicy,
  action: 'read',
} as const;

export const versionOperations = [
  operation({
    ...shared,
    route: 'GET /documents/{id}/history/{commitAt}/redline',
    id: 'documentHistory.redline',
    summary: 'What differs in a version of the agreement from an earlier one, and why',
    description:
      'Drawn over the version that the address names; `since` names the earlier one, and anything but an earlier one is refused.',
    params: versionParams,
    query: z.object({ since: instantSchema }),
    response: redlineSchema,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, query, actor, subject }) => {
      requireEarlier(query.since, params.commitAt);
      const versions = await versionsOf(tx, params.id, { before: query.since, after: params.commitAt });
      return comparisonOf(versions, sidesReadBy(subject.document, actor)).redline;
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/history/{commitAt}/content',
    id: 'documentHistory.content',
    summary: 'A version of the agreement as a file to be saved, or what differs in it from an earlier one',
    description:
      'A PDF without `since` is the one that was committed, byte for byte, unless `copy` asks for a working copy, which says on each page that it is a draft. With `since` changes are marked; in DOCX they are tracked, so that a word processor accepts and rejects them.',
    params: versionParams,
    query: z.object({
      format: z.enum(FILE_FORMATS),
      since: instantSchema.optional(),
      copy: z.enum(['SIGNING', 'WORKING']).optional(),
    }),
    produces: 'application/octet-stream',
    response: null,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, query: { format, since, copy: wanted }, services, actor, subject }) => {
      const origin = { documentId: params.id, commitAt: params.commitAt };
      if (since !== undefined) {
        requireEarlier(since, params.commitAt);
        const versions = await versionsOf(tx, params.id, { before: since, after: params.commitAt });
        const { name } = await getFileOfDocument(tx, params.id, versions.after.pdfFileId);
        const copy = await workingCopyOf(tx, subject.document, versions.after.hash);
        return () =>
          comparisonFile({ format, name, versions, sides: sidesReadBy(subject.document, actor), copy, origin });
      }
      const version = await commitRepository(tx).find(params.id, new Date(params.commitAt));
      if (version === undefined) throw problem('NOT_FOUND');
      const { name, key, id } = await getFileOfDocument(tx, params.id, version.pdfFileId);
      if (format !== 'PDF' || wanted === 'WORKING') {
        const copy = await workingCopyOf(tx, subject.document, version.hash);
        return () => versionFile({ format, name, tree: version.tree, copy, origin });
      }
      const seal = await services.protection.coupleSeal(tx, params.id);
      return async () => committedFile(name, await services.files.read(seal, id, key));
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/history/{commitAt}/notes',
    id: 'documentHistory.notes',
    summary: 'What each clause of a version means in plain language, as a file to be saved',
    description: 'A paper beside the agreement. It is no part of the contract and is not signed.',
    params: versionParams,
    query: z.object({ format: z.enum(FILE_FORMATS) }),
    produces: 'application/octet-stream',
    response: null,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, query: { format } }) => {
      const version = await commitRepository(tx).find(params.id, new Date(params.commitAt));
      if (version === undefined) throw problem('NOT_FOUND');
      const { name } = await getFileOfDocument(tx, params.id, version.pdfFileId);
      return () => notesFile({ format, name, tree: version.tree });
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/viewed',
    id: 'documents.readViewed',
    summary: 'Which versions of the agreement one has seen oneself',
    params: idParam,
    response: viewedSchema,
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, actor }) =>
      presentViewed(await viewedRepository(tx, { documentId: params.id, userId: personOf(actor).id }).find()),
  }),
  operation({
    route: 'PUT /documents/{id}/viewed',
    id: 'documents.markViewed',
    summary: 'Says that one has seen a version of the agreement',
    description: 'Never goes back: naming a version that is not newer than the one seen last changes nothing.',
    tag: 'documents',
    isOurs: true,
    audited: false,
    params: idParam,
    body: z.strictObject({ commitAt: instantSchema }),
    response: viewedSchema,
    policy: versionPolicy,
    action: 'markViewed',
    load: ({ tx, params }) => loadDocument(tx, params.id),
    handle: async ({ tx, params, body, actor }) => {
      const commitAt = new Date(body.commitAt);
      if (!(await commitRepository(tx).isThere(params.id, commitAt))) {
        throw invalidField('commitAt', text('version.unknown'), 'version_unknown');
      }
      const viewed = viewedRepository(tx, { documentId: params.id, userId: personOf(actor).id });
      await viewed.advance(commitAt);
      return presentViewed(await viewed.find());
    },
  }),
];
