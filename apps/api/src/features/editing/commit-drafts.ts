import { randomUUID } from 'node:crypto';
import { applyDrafts, checkEdited, draftsBetween, EditError, markEdits } from '@troth/agreement/edit';
import { renderPdf } from '@troth/agreement/pdf';
import { redline } from '@troth/agreement/redline';
import type { AgreementTree } from '@troth/agreement/tree';
import type { DraftCommit } from '@troth/domain/agreement';
import { documentFileName } from '@troth/domain/documents';
import type { z } from 'zod';
import { type Person, personOf } from '../../kernel/auth/actor';
import { ofDocument } from '../../kernel/changes/audience';
import { announceOfDocument } from '../../kernel/changes/announce';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { publish } from '../../kernel/events/event';
import { problem } from '../../kernel/http/problem';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { saveVersion } from '../../records/case/save-version';
import { type Couple, type DocumentRow, getCoupleOfDocument, personOn, todayOf } from '../../records/couples/couple';
import { asDraftSet, draftRepository, type DraftSetRow } from '../../records/editing/draft.repository';
import { editorSide, endLock, requireLock } from '../../records/editing/lock.repository';
import { versionCommitted } from '../../records/generation/commit.events';
import { type CommitRow, commitRepository, nextCommitAt } from '../../records/generation/commit.repository';
import { namesOf } from '../../records/users/user.repository';
import type { draftedCommitSchema } from './drafted-commit';
import { editFacts } from './edit-facts';
import { changedParts, tellOfEdits } from './tell-of-edits';

type StoredPdf = Awaited<ReturnType<Services['files']['put']>>;

interface PreparedCommit {
  readonly base: CommitRow;
  readonly tree: AgreementTree;
  readonly commitAt: Date;
  readonly fileId: string;
  readonly stored: StoredPdf;
  readonly changed: ReturnType<typeof changedParts>;
}

/**
 * What has to be so for a commit: asked before the text is set, and again under the document's row.
 * @throws Problem LOCK_LOST, DRAFTS_MOVED, BASE_MOVED, or REFUSED_BY_RULE when there is nothing to commit
 */
async function requireCommittable(
  tx: Tx,
  { documentId, authorId, body }: { documentId: string; authorId: string; body: DraftCommit },
  now: Date,
): Promise<{ set: DraftSetRow; base: CommitRow }> {
  await requireLock(tx, { documentId, holderId: authorId, token: body.lockToken }, now);
  const drafts = draftRepository(tx, { documentId, authorId });
  const set = await drafts.findSet();
  if (set === undefined || (await drafts.count(set)) === 0) throw nothingChanged();
  if (set.version !== body.draftVersion) {
    const extensions = { draftVersion: set.version };
    throw problem('DRAFTS_MOVED', { detail: text('editing.draftsMoved'), extensions });
  }
  const base = await commitRepository(tx).latest(documentId);
  if (base === undefined || base.commitAt.getTime() !== set.baseCommitAt.getTime())
    throw problem('BASE_MOVED', { detail: text('editing.baseMoved') });
  return { set, base };
}

const nothingChanged = () =>
  problem('REFUSED_BY_RULE', { detail: text('editing.nothingChanged'), reason: 'NOTHING_CHANGED' });

function edited(base: AgreementTree, drafts: Parameters<typeof applyDrafts>[1]): AgreementTree {
  try {
    return applyDrafts(base, drafts);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw problem('REFUSED_BY_RULE', { detail: text('editing.broken'), reason: 'DRAFTS_BROKEN', cause: error });
  }
}

/** Settles, checks and typesets what is drafted. Nothing is held while the text is set. */
export async function prepareCommit(
  services: Services,
  documentId: string,
  author: Person,
  body: DraftCommit,
): Promise<PreparedCommit> {
  const { ready, seal } = await services.database.db.transaction().execute(async (tx) => {
    const now = services.now();
    const { base } = await requireCommittable(tx, { documentId, authorId: author.id, body }, now);
    const { tree: before } = (await commitRepository(tx).find(documentId, base.commitAt)) ?? { tree: null };
    if (before === null) throw problem('NOT_FOUND');
    const { parts } = await draftRepository(tx, { documentId, authorId: author.id }).read();
    const after = edited(before, asDraftSet(parts));
    const differs = draftsBetween(before, after);
    if (differs.sections.length + differs.clauses.length === 0) throw nothingChanged();

    const couple = await getCoupleOfDocument(tx, documentId);
    const findings = checkEdited(before, after, await editFacts(tx, couple, now));
    const confirmed = new Set(body.confirmedFindings);
    if (findings.some(({ severity }) => severity === 'ERROR'))
      throw problem('REFUSED_BY_RULE', {
        detail: text('editing.errors'),
        extensions: { reason: 'EDIT_ERRORS', findings },
      });
    if (findings.some(({ key }) => !confirmed.has(key))) {
      const options = { detail: text('editing.unconfirmed'), reason: 'FINDINGS_UNCONFIRMED', extensions: { findings } };
      throw problem('REFUSED_BY_RULE', options);
    }
    const commitAt = nextCommitAt(base, now);
    const marked = markEdits(before, after, {
      side: editorSide(couple.document, author.id),
      editorId: author.id,
      editorName: (await namesOf(tx, [author.id])).get(author.id) ?? '',
      commitAt: iso(commitAt),
    });
    // California counts its seven days from the day of this text, not from that of the one before.
    const tree = { ...marked, assembledOn: todayOf(couple, commitAt) };
    const changed = changedParts(redline(before, tree));
    return { ready: { base, tree, commitAt, changed }, seal: await services.protection.coupleSeal(tx, documentId) };
  });
  const pdf = await renderPdf(ready.tree);
  const fileId = randomUUID();
  return { ...ready, fileId, stored: await services.files.put(seal, fileId, pdf) };
}

interface CommitCall extends Work {
  readonly subject: { readonly document: DocumentRow };
  readonly body: DraftCommit;
  readonly prepared: PreparedCommit;
}

/** Commits what was prepared, if everything still is as it was. The document's row is held. */
export async function commitDrafts(call: CommitCall): Promise<z.input<typeof draftedCommitSchema>> {
  try {
    return await commit(call);
  } catch (error) {
    // No version is of this PDF.
    await call.services.files.remove(call.prepared.stored.key);
    throw error;
  }
}

async function commit(call: CommitCall): Promise<z.input<typeof draftedCommitSchema>> {
  const { tx, now, actor, subject, body, prepared } = call;
  const { document } = subject;
  const author = personOf(actor);
  const { set, base } = await requireCommittable(tx, { documentId: document.id, authorId: author.id, body }, now);
  if (base.id !== prepared.base.id) throw problem('BASE_MOVED', { detail: text('editing.baseMoved') });
  const couple = await getCoupleOfDocument(tx, document.id);
  const version = { ...editedVersion(couple, prepared), message: body.message, committedById: author.id };
  const row = await saveVersion(tx, document, version, now);
  const drafts = draftRepository(tx, { documentId: document.id, authorId: author.id });
  await drafts.clear(set);
  const draftVersion = await drafts.advance(set, row.commitAt, now);
  await endLock(tx, document.id);
  call.audit({
    action: 'documents.commit',
    subjectKind: 'commit',
    subjectId: row.id,
    documentId: document.id,
    hashBefore: base.hash,
    hashAfter: row.hash,
  });
  await publish(call, versionCommitted, { commit: row, isFirst: false, origin: 'EDITS' });
  await announceOfDocument(tx, document.id, ofDocument);
  await tellOfEdits(call, document, { author, commitId: row.id, changed: prepared.changed, message: body.message });
  return {
    documentId: row.documentId,
    commitAt: iso(row.commitAt),
    hash: row.hash,
    message: row.message,
    committedById: row.committedById,
    pdfFileId: row.pdfFileId,
    draftVersion,
  };
}

const editedVersion = (couple: Couple, { base, tree, commitAt, fileId, stored }: PreparedCommit) => ({
  commitAt,
  // Made from the same answers: it is no staler than its base.
  inputHash: base.inputHash,
  inputParts: base.inputParts,
  tree,
  pdf: { ...stored, id: fileId, name: fileNameOf(couple, tree) },
  isGenerated: false,
});

const fileNameOf = (couple: Couple, { title }: AgreementTree): string =>
  documentFileName({ userA: personOn(couple, 'A') ?? couple.self, userB: personOn(couple, 'B'), term: title });
