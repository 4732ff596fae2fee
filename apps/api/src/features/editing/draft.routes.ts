import {
  type ClauseDraftPart,
  clauseDraftsSchema,
  type ClauseDraftRecord,
  draftCommitSchema,
  draftSavedSchema,
  draftSaveSchema,
  sectionDraftsSchema,
  type SectionDraftRecord,
  unlockEraseSchema,
  unlockErasedSchema,
} from '@troth/domain/agreement';
import { paragraphsOf, plainReading } from '@troth/agreement/edit';
import { CLAUSE_TEXT_MAX_LENGTH, DRAFT_SAVE_MAX_BYTES, EDITED_CLAUSES_MAX } from '@troth/domain/constants';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { Tx } from '../../kernel/database/database';
import { getDocumentRow } from '../../records/couples/couple';
import { draftRepository, type OwnDrafts, type StoredPart } from '../../records/editing/draft.repository';
import { editingPolicy } from '../../records/editing/editing.policy';
import { requireLock } from '../../records/editing/lock.repository';
import { commitRepository } from '../../records/generation/commit.repository';
import { commitDrafts, prepareCommit } from './commit-drafts';
import { draftedCommitSchema } from './drafted-commit';
import { unlockAndErase } from './unlock-erase';

const entityOf = ({ createdAt, updatedAt }: StoredPart, authorId: string) => ({
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
  deletedAt: null,
  createdById: authorId,
  updatedById: authorId,
});

/** On what one's drafts stand; without any, on the latest commit. @throws Problem NOT_FOUND before there is one. */
async function baseOf(tx: Tx, documentId: string, { set, parts }: OwnDrafts) {
  const latest = await commitRepository(tx).latest(documentId);
  if (latest === undefined) throw problem('NOT_FOUND');
  const hasDrafts = set !== null && parts.length > 0;
  const baseCommitAt = hasDrafts ? set.baseCommitAt : latest.commitAt;
  return {
    baseCommitAt: iso(baseCommitAt),
    draftVersion: set?.version ?? 0,
    isBaseMoved: baseCommitAt.getTime() !== latest.commitAt.getTime(),
  };
}

const shared = {
  tag: 'editor',
  params: idParam,
  policy: editingPolicy,
  action: 'edit',
} as const;

export const draftOperations = [
  operation({
    ...shared,
    route: 'GET /documents/{id}/drafts/sections',
    id: 'documentDrafts.listSections',
    summary: 'The reader’s own drafts of sections, with the commit they’re based on',
    response: sectionDraftsSchema,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, actor, params: { id: documentId } }) => {
      const { id: authorId } = personOf(actor);
      const own = await draftRepository(tx, { documentId, authorId }).read();
      const drafts = own.parts.flatMap((stored): SectionDraftRecord[] => {
        if (stored.kind !== 'SECTION') return [];
        const { key = null, kind = null, ...part } = stored.part;
        const isNew = key !== null;
        const of = { documentId, sectionId: isNew ? null : part.id, draftedById: authorId };
        return [{ ...part, key, kind, ...of, ...entityOf(stored, authorId) }];
      });
      return { ...(await baseOf(tx, documentId, own)), drafts };
    },
  }),
  operation({
    ...shared,
    route: 'GET /documents/{id}/drafts/clauses',
    id: 'documentDrafts.listClauses',
    summary: 'The reader’s own drafts of clauses, with the commit they’re based on',
    response: clauseDraftsSchema,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id) }),
    handle: async ({ tx, actor, params: { id: documentId } }) => {
      const { id: authorId } = personOf(actor);
      const own = await draftRepository(tx, { documentId, authorId }).read();
      const drafts = own.parts.flatMap((stored): ClauseDraftRecord[] => {
        if (stored.kind !== 'CLAUSE') return [];
        const { key = null, clauseTemplateId = null, origin = null, text: words = '', ...part } = stored.part;
        const clauseId = key === null ? part.id : null;
        const blocks = part.blocks ?? paragraphsOf(words);
        const read = { text: plainReading(blocks), blocks };
        const of = { documentId, clauseId, draftedById: authorId };
        return [{ ...part, key, clauseTemplateId, origin, ...read, ...of, ...entityOf(stored, authorId) }];
      });
      return { ...(await baseOf(tx, documentId, own)), drafts };
    },
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/drafts/many',
    id: 'documentDrafts.save',
    summary: 'Saves drafts, all or none',
    description:
      'Takes the token of the lock, the version of the drafts that is added to, and only what changed: whole sections and clauses, and the ids of parts that read as in the base again (`deletedIds`; a part that is deleted from the agreement is sent with `isDeleted`). 409 `LOCK_LOST`, `DRAFTS_MOVED` when they were saved from elsewhere, `BASE_MOVED` when the agreement was committed or created anew; a save on the newest commit replaces drafts of an older one.',
    body: draftSaveSchema,
    response: draftSavedSchema,
    audited: false,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: async ({ tx, now, actor, params: { id: documentId }, body, bytes }) => {
      const isTooLong = ({ blocks }: ClauseDraftPart) => plainReading(blocks ?? []).length > CLAUSE_TEXT_MAX_LENGTH;
      if (bytes.byteLength > DRAFT_SAVE_MAX_BYTES || body.clauses.some(isTooLong)) throw problem('TOO_LARGE');
      const { id: authorId } = personOf(actor);
      await requireLock(tx, { documentId, holderId: authorId, token: body.lockToken }, now);
      const drafts = draftRepository(tx, { documentId, authorId });
      const latest = await commitRepository(tx).latest(documentId);
      const base = new Date(body.baseCommitAt);
      if (latest === undefined || latest.commitAt.getTime() !== base.getTime())
        throw problem('BASE_MOVED', { detail: text('editing.baseMoved') });
      const set = (await drafts.findSet()) ?? (await drafts.open(base, now));
      if (set.version !== body.draftVersion) {
        const extensions = { draftVersion: set.version };
        throw problem('DRAFTS_MOVED', { detail: text('editing.draftsMoved'), extensions });
      }
      if (set.baseCommitAt.getTime() !== base.getTime()) await drafts.clear(set);
      await drafts.save(set, body, body.deletedIds, now);
      if ((await drafts.count(set)) > EDITED_CLAUSES_MAX)
        throw problem('TOO_LARGE', { detail: text('editing.tooManyParts') });
      return { draftVersion: await drafts.advance(set, base, now), savedAt: iso(now) };
    },
  }),
  operation({
    ...shared,
    route: 'POST /documents/{id}/drafts/commit',
    id: 'documentDrafts.commit',
    summary: 'Commits the reader’s drafts as a new version of the agreement',
    description:
      'Settles, checks and typesets the text, and commits it if the lock is still held, nobody committed meanwhile and the drafts are as they were. 422 with `findings` when errors are left, or warnings that `confirmedFindings` does not name. Approvals, finalization and reviews are void; the lock is given back; both partners and the other attorney are told. Send an `Idempotency-Key`.',
    body: draftCommitSchema,
    response: draftedCommitSchema,
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    prepare: (body, { actor, params, services }) => prepareCommit(services, params.id, personOf(actor), body),
    handle: commitDrafts,
  }),
  operation({
    route: 'POST /documents/{id}/drafts/admin/unlock-erase',
    id: 'documentDrafts.unlockErase',
    summary: 'Ends the lock and erases all drafts, for a reason',
    description:
      'Answers whose lock it was, since when, and how many drafts were erased; never their words. Whoever held the lock or had drafts is told.',
    tag: 'editor',
    params: idParam,
    body: unlockEraseSchema,
    response: unlockErasedSchema,
    policy: editingPolicy,
    action: 'erase',
    load: async ({ tx, params }) => ({ document: await getDocumentRow(tx, params.id, 'change') }),
    handle: unlockAndErase,
  }),
];
