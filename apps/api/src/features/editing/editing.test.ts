import { randomUUID } from 'node:crypto';
import { draftsBetween, newClause } from '@troth/agreement/edit';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { ClauseDraftPart, Commit, DocumentLock, EditFinding, SectionDraftPart } from '@troth/domain/agreement';
import { DOCUMENT_LOCK_EXPIRY_MS, DOCUMENT_LOCK_RENEWAL_MS } from '@troth/domain/constants';
import type { AgreementDocument } from '@troth/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { anAdmin, anAttorney, openAccess, type TestCouple, type TestPerson } from '../../testing/builders';
import { follow } from '../../testing/follow';
import { readMails } from '../../testing/mails';
import { rawPdf } from '../../testing/pdfs';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

const setDocument = (documentId: string, columns: object) =>
  api.db.updateTable('documents').set(columns).where('id', '=', documentId).execute();

interface Matter extends TestCouple {
  readonly frances: TestPerson;
  readonly gray: TestPerson;
  readonly commit: Commit;
}

/** A couple with a made agreement, and an attorney on each side. */
async function aMatter(): Promise<Matter> {
  const couple = await aReadyCouple(api, { state: 'TX' });
  const commit = await generateNow(api, couple);
  const frances = await anAttorney(api, { states: ['TX'] });
  const gray = await anAttorney(api, { states: ['TX'] });
  await setDocument(couple.documentId, { attorneyAId: frances.id, attorneyBId: gray.id });
  api.clock.advance(60_000);
  return { ...couple, frances, gray, commit };
}

type Held = DocumentLock & { token: string };
type Refusal = {
  code: string;
  reason?: string;
  holder?: DocumentLock['holder'];
  findings?: EditFinding[];
  draftVersion?: number;
};
const at = ({ documentId }: TestCouple, path: string) => `/documents/${documentId}/${path}`;
const lock = (matter: TestCouple, by: TestPerson, body: object = {}) =>
  api.post<Held & Refusal>(at(matter, 'lock'), body, by);
const readLock = (matter: TestCouple, by: TestPerson) => api.get<DocumentLock>(at(matter, 'lock'), by);
const release = (matter: TestCouple, by: TestPerson, token?: string) =>
  api.request('DELETE', at(matter, `lock${token === undefined ? '' : `?token=${token}`}`), { as: by });
const treeOf = async (matter: TestCouple, by: TestPerson): Promise<{ commitAt: string; tree: AgreementTree }> => {
  const { body: list } = await api.get<Commit[]>(at(matter, 'history'), by);
  const { body } = await api.get<{ commitAt: string; tree: AgreementTree }>(
    at(matter, `history/${list[0]?.commitAt}`),
    by,
  );
  return body;
};

interface Drafting {
  readonly lockToken: string;
  readonly baseCommitAt: string;
  readonly draftVersion: number;
}
const save = (
  matter: TestCouple,
  by: TestPerson,
  on: Drafting,
  drafts: {
    sections?: readonly SectionDraftPart[];
    clauses?: readonly ClauseDraftPart[];
    deletedIds?: readonly string[];
  },
) =>
  api.post<{ draftVersion: number; savedAt: string } & Refusal>(
    at(matter, 'drafts/many'),
    { ...on, sections: [], clauses: [], deletedIds: [], ...drafts },
    by,
  );
type OwnDrafts = {
  baseCommitAt: string;
  draftVersion: number;
  isBaseMoved: boolean;
  drafts: (ClauseDraftPart & { clauseId: string | null })[];
};
const ownClauses = (matter: TestCouple, by: TestPerson) =>
  api.get<OwnDrafts & Refusal>(at(matter, 'drafts/clauses'), by);
const commit = (matter: TestCouple, by: TestPerson, body: object, headers?: Record<string, string>) =>
  api.request<Commit & Refusal & { draftVersion: number }>('POST', at(matter, 'drafts/commit'), {
    as: by,
    json: { message: 'As discussed.', ...body },
    ...(headers === undefined ? {} : { headers }),
  });

const everyClause = (tree: AgreementTree): ClauseNode[] => {
  const below = (list: ClauseNode[]): ClauseNode[] => list.flatMap((clause) => [clause, ...below(clause.children)]);
  return tree.sections.flatMap(({ clauses }) => below(clauses));
};
const clauseOf = (tree: AgreementTree, key: string): ClauseNode => {
  const found = everyClause(tree).find((clause) => clause.key === key);
  if (found === undefined) throw new Error(`No ${key}`);
  return found;
};
/** A plain clause of the articles, of no state's own. */
const plainClause = (tree: AgreementTree): ClauseNode => {
  const found = tree.sections
    .filter(({ kind }) => kind === 'ARTICLES')
    .flatMap(({ clauses }) => clauses)
    .find(({ provenance, blocks }) => provenance.state === null && blocks.every(({ type }) => type === 'paragraph'));
  if (found === undefined) throw new Error('No plain clause');
  return found;
};
const isParent = ({ children }: ClauseNode) => children.length > 1;
const typed = (text: string) => ({ type: 'paragraph' as const, inlines: [{ type: 'text' as const, text }] });
/** As an attorney would: the lock, a text with one more sentence, saved. */
async function draft(matter: TestCouple, by: TestPerson, text: string, edit?: (tree: AgreementTree) => void) {
  const held = await lock(matter, by);
  expect(held.status).toBe(200);
  const { tree, commitAt } = await treeOf(matter, by);
  const edited = structuredClone(tree);
  if (edit === undefined) plainClause(edited).blocks.push(typed(text));
  else edit(edited);
  const { draftVersion } = (await ownClauses(matter, by)).body;
  const on = { lockToken: held.body.token, baseCommitAt: commitAt, draftVersion };
  const saved = await save(matter, by, on, draftsBetween(tree, edited));
  expect(saved.status).toBe(200);
  return { ...on, draftVersion: saved.body.draftVersion, tree };
}

describe('the lock', () => {
  it('is one person’s, renewed by the tab that has it, and gone a minute after the last renewal', async () => {
    const matter = await aMatter();
    const { frances, gray } = matter;
    expect((await readLock(matter, gray)).body).toMatchObject({ holder: null, expiresAt: null });
    const first = await lock(matter, frances);
    expect(first.body).toMatchObject({ holder: { id: frances.id, side: 'A', isMe: true } });
    expect((await readLock(matter, gray)).body).toMatchObject({ holder: { id: frances.id, side: 'A', isMe: false } });
    const refused = await lock(matter, gray);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'LOCKED', holder: { id: frances.id, isMe: false } });

    api.clock.advance(DOCUMENT_LOCK_RENEWAL_MS);
    const renewed = await lock(matter, frances, { token: first.body.token });
    expect(renewed.body.token).toBe(first.body.token);
    expect(renewed.body.acquiredAt).toBe(first.body.acquiredAt);
    api.clock.advance(DOCUMENT_LOCK_EXPIRY_MS - 1);
    expect((await lock(matter, gray)).status).toBe(409);
    api.clock.advance(1);
    expect((await readLock(matter, frances)).body.holder).toBeNull();
    expect((await lock(matter, frances, { token: first.body.token })).body.code).toBe('LOCK_LOST');
    expect((await lock(matter, gray)).status).toBe(200);
    expect((await lock(matter, frances, { token: first.body.token })).body.code).toBe('LOCKED');
  });

  it('goes to another tab of the same person when that asks for it, and never to another person', async () => {
    const matter = await aMatter();
    const first = await lock(matter, matter.frances);
    const second = await lock(matter, matter.frances);
    expect(second.body).toMatchObject({ code: 'LOCKED', holder: { isMe: true } });
    const taken = await lock(matter, matter.frances, { isTakeover: true });
    expect(taken.status).toBe(200);
    expect((await lock(matter, matter.frances, { token: first.body.token })).body.code).toBe('LOCK_LOST');
    expect((await lock(matter, matter.gray, { isTakeover: true })).body.code).toBe('LOCKED');
    // The old tab gives nothing back that it does not hold.
    await release(matter, matter.frances, first.body.token);
    await release(matter, matter.gray);
    expect((await readLock(matter, matter.gray)).body.holder?.id).toBe(matter.frances.id);
    await release(matter, matter.frances, taken.body.token);
    expect((await readLock(matter, matter.gray)).body.holder).toBeNull();
  });

  it('is announced to nobody: an editor that waits for it looks by itself', async () => {
    const matter = await aMatter();
    const following = await follow(api, matter.gray);
    const { body } = await lock(matter, matter.frances);
    await release(matter, matter.frances, body.token);
    await api.patch(`/users/${matter.gray.id}`, { firstName: 'Gray' }, matter.gray);
    expect(await following.next()).toEqual(['profile']);
    await following.stop();
  });

  it('is no business of the partners’, and nobody else’s', async () => {
    const matter = await aMatter();
    const other = await anAttorney(api, { states: ['TX'] });
    expect((await readLock(matter, matter.a)).status).toBe(403);
    expect((await lock(matter, matter.b)).status).toBe(403);
    expect((await readLock(matter, other)).status).toBe(404);
  });

  it('is refused before a version, by one’s own approval, while a version is made, and before the notary', async () => {
    const matter = await aMatter();
    const { documentId, frances, gray } = matter;
    await setDocument(documentId, { attorneyAApprovedAt: api.clock.now() });
    expect((await lock(matter, frances)).body.reason).toBe('OWN_APPROVAL');
    expect((await lock(matter, gray)).status).toBe(200);
    await release(matter, gray);
    await setDocument(documentId, { attorneyAApprovedAt: null });
    const run = { documentId, requestedById: matter.a.id, status: 'QUEUED' as const, requestedAt: api.clock.now() };
    await api.db.insertInto('generationRuns').values(run).execute();
    expect((await lock(matter, frances)).body.reason).toBe('BEING_MADE');
    await api.db.updateTable('generationRuns').set({ status: 'FAILED' }).where('documentId', '=', documentId).execute();
    await setDocument(documentId, { lastGeneratedInputHash: 'IMPORTED' });
    expect((await lock(matter, frances)).body.reason).toBe('IMPORTED');
    await setDocument(documentId, { lastGeneratedAt: null });
    expect((await lock(matter, frances)).body.reason).toBe('NOT_GENERATED');
    await setDocument(documentId, { lastGeneratedAt: api.clock.now() });
    await api.db.insertInto('notarizations').values({ documentId, notarizationCompletedAt: api.clock.now() }).execute();
    expect((await lock(matter, frances)).body.reason).toBe('NOTARIZED');
  });

  it('keeps the couple from regenerating and creating, and says who edits', async () => {
    const matter = await aMatter();
    await lock(matter, matter.frances);
    const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    for (const reply of [
      await api.patch<Refusal>(`/documents/${matter.documentId}`, cleared, matter.a),
      await api.post<Refusal>(at(matter, 'generate'), {}, matter.a),
    ]) {
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject({ code: 'LOCKED', holder: { id: matter.frances.id, side: 'A', isMe: false } });
    }
    const form = new FormData();
    form.append('file', new File([new Uint8Array(rawPdf())], 'theirs.pdf'));
    form.append('kind', 'IMPORTED');
    const admin = await anAdmin(api);
    const brought = await api.request<Refusal>('POST', at(matter, 'files'), { as: admin, body: form });
    expect(brought.status).toBe(409);
    expect(brought.body).toMatchObject({ code: 'LOCKED', holder: { id: matter.frances.id } });
    await release(matter, matter.frances);
    expect((await api.patch(`/documents/${matter.documentId}`, cleared, matter.a)).status).toBe(200);
  });
});

describe('drafts', () => {
  it('are their author’s alone, sealed, and stay when the lock is given back', async () => {
    const matter = await aMatter();
    const { frances, gray } = matter;
    const { tree } = await draft(matter, frances, 'Marked words of Frances.');
    const own = (await ownClauses(matter, frances)).body;
    expect(own.drafts.map(({ id, clauseId }) => [id, clauseId])).toEqual([
      [plainClause(tree).id, plainClause(tree).id],
    ]);
    expect(own.drafts[0]?.text).toContain('Marked words of Frances.');
    expect(own).toMatchObject({ draftVersion: 1, isBaseMoved: false });
    await release(matter, frances);
    expect((await ownClauses(matter, frances)).body.drafts).toHaveLength(1);

    expect((await ownClauses(matter, gray)).body).toMatchObject({ drafts: [], draftVersion: 0 });
    for (const person of [matter.a, matter.b]) expect((await ownClauses(matter, person)).status).toBe(403);
    const admin = await anAdmin(api);
    await openAccess(api, admin, matter.documentId);
    expect((await ownClauses(matter, admin)).body.drafts).toEqual([]);
    const [row] = await api.db
      .selectFrom('draftParts')
      .selectAll()
      .where('documentId', '=', matter.documentId)
      .execute();
    expect(Buffer.from(row?.sealedPart ?? []).includes('Marked words')).toBe(false);
  });

  it('are saved once however often they are sent, in order, and taken away again', async () => {
    const matter = await aMatter();
    const { tree: _, ...on } = await draft(matter, matter.frances, 'One.');
    const { body } = await ownClauses(matter, matter.frances);
    const stale = await save(matter, matter.frances, { ...on, draftVersion: 0 }, { deletedIds: [] });
    expect(stale.body).toMatchObject({ code: 'DRAFTS_MOVED', draftVersion: 1 });
    const gone = await save(matter, matter.frances, on, { deletedIds: body.drafts.map(({ id }) => id) });
    expect(gone.body.draftVersion).toBe(2);
    expect((await ownClauses(matter, matter.frances)).body).toMatchObject({ drafts: [], draftVersion: 2 });
  });

  it('are saved by who holds the lock alone', async () => {
    const matter = await aMatter();
    const { tree: _, ...on } = await draft(matter, matter.frances, 'One.');
    expect((await save(matter, matter.gray, { ...on, draftVersion: 0 }, {})).body.code).toBe('LOCK_LOST');
    await lock(matter, matter.frances, { isTakeover: true });
    expect((await save(matter, matter.frances, on, {})).body.code).toBe('LOCK_LOST');
    api.clock.advance(DOCUMENT_LOCK_EXPIRY_MS);
    expect((await save(matter, matter.frances, on, {})).body.code).toBe('LOCK_LOST');
  });

  it('of more than 500 parts, or of a clause over 20,000 characters, are refused', async () => {
    const matter = await aMatter();
    const { tree, ...on } = await draft(matter, matter.frances, 'One.');
    const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
    expect((await save(matter, matter.frances, on, { deletedIds: ids(501) })).status).toBe(400);
    expect((await save(matter, matter.frances, on, { deletedIds: ids(500) })).status).toBe(200);
    const [long] = draftsBetween(tree, {
      ...tree,
      sections: tree.sections.map((section) => ({
        ...section,
        clauses: section.clauses.map((clause) =>
          clause.key === plainClause(tree).key ? { ...clause, blocks: [typed('x'.repeat(20_001))] } : clause,
        ),
      })),
    }).clauses;
    if (long === undefined) throw new Error('No draft');
    const statusOf = async (clause: ClauseDraftPart) =>
      (await save(matter, matter.frances, { ...on, draftVersion: 2 }, { clauses: [clause] })).status;
    expect(await statusOf(long)).toBe(400);
    expect(await statusOf({ ...long, blocks: [typed('x'.repeat(10_000)), typed('x'.repeat(10_000))] })).toBe(413);
    expect(await statusOf({ ...long, blocks: [typed('x'.repeat(10_000)), typed('x'.repeat(9999))] })).toBe(200);
  });

  it('say a clause’s words in typed runs, or as plain text, each line of which is a paragraph', async () => {
    const matter = await aMatter();
    const { tree: _, ...on } = await draft(matter, matter.frances, 'One.');
    const read = async () => (await ownClauses(matter, matter.frances)).body.drafts[0];
    const drafted = await read();
    if (drafted === undefined) throw new Error('No draft');
    const { id, sectionId, parentClauseId, title, listStyle, textStyle, order, isSeparatePage } = drafted;
    const silent = {
      id,
      sectionId,
      parentClauseId,
      title,
      listStyle,
      textStyle,
      order,
      isSeparatePage,
      isDeleted: false,
    };
    expect((await save(matter, matter.frances, on, { clauses: [silent] })).status).toBe(400);
    await save(matter, matter.frances, on, { clauses: [{ ...silent, text: 'One.\nTwo.' }] });
    expect(await read()).toMatchObject({ text: 'One.\nTwo.', blocks: [typed('One.'), typed('Two.')] });
    const next = { ...on, draftVersion: on.draftVersion + 1 };
    await save(matter, matter.frances, next, { clauses: [{ ...silent, text: 'Unread.', blocks: [typed('Three.')] }] });
    expect(await read()).toMatchObject({ text: 'Three.', blocks: [typed('Three.')] });
  });

  it('are all of a large text’s in one save', async () => {
    const matter = await aMatter();
    const held = await draft(matter, matter.frances, 'One.');
    const [section] = held.tree.sections.filter(({ kind }) => kind === 'ARTICLES');
    if (section === undefined) throw new Error('No articles');
    const edited = structuredClone(held.tree);
    for (let count = 0; count < 500; count += 1)
      edited.sections
        .find(({ id }) => id === section.id)
        ?.clauses.push(
          newClause(edited, 'ARTICLES', { id: randomUUID(), heading: `No. ${count}`, blocks: [typed('Words.')] }),
        );
    const { clauses } = draftsBetween(held.tree, edited);
    expect(clauses).toHaveLength(500);
    expect((await save(matter, matter.frances, held, { clauses })).status).toBe(400);
    const { tree: _, ...on } = held;
    expect((await save(matter, matter.frances, on, { clauses })).status).toBe(200);
  });

  it('keep their author from approving, and nobody else', async () => {
    const matter = await aMatter();
    await draft(matter, matter.frances, 'One.');
    const refused = await api.post<Refusal>(at(matter, 'approval/grant'), undefined, matter.frances);
    expect(refused.body.reason).toBe('DRAFTS_UNCOMMITTED');
    expect((await api.post(at(matter, 'approval/grant'), undefined, matter.gray)).status).toBe(200);
  });
});

describe('a commit of drafts', () => {
  it('is a new version by the attorney’s hand, which voids what was approved and tells everybody', async () => {
    const matter = await aMatter();
    const { a, b, frances, gray, documentId } = matter;
    await api.post(at(matter, 'approval/grant'), undefined, gray);
    api.clock.advance(1000);
    const { tree, ...on } = await draft(matter, frances, 'Each keeps a diary.');
    const { lockToken, draftVersion } = on;
    const reply = await commit(matter, frances, { lockToken, draftVersion });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ message: 'As discussed.', committedById: frances.id, draftVersion: 2 });

    const { body: history } = await api.get<Commit[]>(at(matter, 'history'), gray);
    expect(history.map(({ hash }) => hash)).toEqual([reply.body.hash, matter.commit.hash]);
    const { tree: now } = await treeOf(matter, gray);
    const { key } = plainClause(tree);
    expect(clauseOf(now, key).provenance.edits).toEqual([
      {
        side: 'A',
        editorId: frances.id,
        editorName: expect.any(String) as string,
        commitAt: reply.body.commitAt,
        kinds: ['REWORDED'],
        origin: 'TYPED',
      },
    ]);
    const { body: document } = await api.get<AgreementDocument>(`/documents/${documentId}`, a);
    expect(document).toMatchObject({ attorneyBApprovedAt: null, status: 'NOT_APPROVED', finalizedAt: null });
    expect(document.priorAttorneyBApprovedAt).not.toBeNull();
    expect((await readLock(matter, gray)).body.holder).toBeNull();
    expect((await ownClauses(matter, frances)).body).toMatchObject({ drafts: [], draftVersion: 2 });
    const { body: status } = await api.get<{ needsRegeneration: boolean }>(at(matter, 'regeneration-status'), a);
    expect(status.needsRegeneration).toBe(false);

    await api.runJobs();
    for (const { email } of [a, b, gray])
      expect((await readMails(api, email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('changed the agreement'),
      );
    expect((await readMails(api, frances.email)).some(({ subject }) => subject.includes('changed the agreement'))).toBe(
      false,
    );
    const entry = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('action', '=', 'documents.commit')
      .orderBy('occurredAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actorUserId: frances.id,
      hashBefore: matter.commit.hash,
      hashAfter: reply.body.hash,
    });
  });

  it('dates the text by the day of the commit, from which a state may count its days', async () => {
    const matter = await aMatter();
    api.clock.advance(86_400_000);
    const { tree, lockToken, draftVersion } = await draft(matter, matter.frances, 'Each keeps a diary.');
    const { body } = await commit(matter, matter.frances, { lockToken, draftVersion });
    const { tree: now } = await treeOf(matter, matter.gray);
    expect(now.assembledOn).toBe(body.commitAt.slice(0, 10));
    expect(now.assembledOn > tree.assembledOn).toBe(true);
    expect(now.inputHash).toBe(tree.inputHash);
  });

  it('answers the same when it is asked for again, and makes one version', async () => {
    const matter = await aMatter();
    const { lockToken, draftVersion } = await draft(matter, matter.frances, 'Once.');
    const key = { 'idempotency-key': randomUUID() };
    const first = await commit(matter, matter.frances, { lockToken, draftVersion }, key);
    const again = await commit(matter, matter.frances, { lockToken, draftVersion }, key);
    expect(again.body).toEqual(first.body);
    expect((await api.get<Commit[]>(at(matter, 'history'), matter.gray)).body).toHaveLength(2);
  });

  it('is refused when nothing changed, when drafts moved, and when the lock is gone', async () => {
    const matter = await aMatter();
    const held = await lock(matter, matter.frances);
    const nothing = await commit(matter, matter.frances, { lockToken: held.body.token, draftVersion: 1 });
    expect(nothing.body.reason).toBe('NOTHING_CHANGED');
    await release(matter, matter.frances);
    const { lockToken, draftVersion } = await draft(matter, matter.frances, 'One.');
    const moved = await commit(matter, matter.frances, { lockToken, draftVersion: draftVersion + 1 });
    expect(moved.body.code).toBe('DRAFTS_MOVED');
    await release(matter, matter.frances);
    expect((await commit(matter, matter.frances, { lockToken, draftVersion })).body.code).toBe('LOCK_LOST');
    expect((await api.get<Commit[]>(at(matter, 'history'), matter.gray)).body).toHaveLength(1);
  });

  it('is refused by errors, and by warnings until each is confirmed by name', async () => {
    const matter = await aMatter();
    const wrong = await draft(matter, matter.frances, '', (tree) => {
      plainClause(tree).blocks.push(typed('{{A.name}}'));
    });
    const errors = await commit(matter, matter.frances, {
      lockToken: wrong.lockToken,
      draftVersion: wrong.draftVersion,
    });
    expect(errors.status).toBe(422);
    expect(errors.body).toMatchObject({ reason: 'EDIT_ERRORS', findings: [{ code: 'PLACEHOLDER_LEFT' }] });
    await release(matter, matter.frances);

    const { lockToken, draftVersion } = await draft(matter, matter.frances, 'Whoever is late pays a penalty.');
    const body = { lockToken, draftVersion };
    const asked = await commit(matter, matter.frances, body);
    expect(asked.body).toMatchObject({ reason: 'FINDINGS_UNCONFIRMED', findings: [{ code: 'PENALTY_TERMS' }] });
    const confirmedFindings = asked.body.findings?.map(({ key }) => key) ?? [];
    expect((await commit(matter, matter.frances, { ...body, confirmedFindings: ['PENALTY_TERMS'] })).status).toBe(422);
    expect((await commit(matter, matter.frances, { ...body, confirmedFindings })).status).toBe(200);
  });

  it('moves the base under another’s drafts, which stay and are not committed over it', async () => {
    const matter = await aMatter();
    const { frances, gray } = matter;
    await draft(matter, frances, 'Of Frances.');
    await release(matter, frances);
    const { lockToken, draftVersion } = await draft(matter, gray, 'Of Gray.');
    expect((await commit(matter, gray, { lockToken, draftVersion })).status).toBe(200);

    const own = (await ownClauses(matter, frances)).body;
    expect(own).toMatchObject({ isBaseMoved: true, draftVersion: 1 });
    expect(own.drafts[0]?.text).toContain('Of Frances.');
    const held = await lock(matter, frances);
    const on = { lockToken: held.body.token, baseCommitAt: own.baseCommitAt, draftVersion: 1 };
    expect((await save(matter, frances, on, {})).body.code).toBe('BASE_MOVED');
    expect(
      (await commit(matter, frances, on.lockToken === '' ? {} : { lockToken: on.lockToken, draftVersion: 1 })).body
        .code,
    ).toBe('BASE_MOVED');

    // What is taken over to the new version replaces the old drafts.
    const { tree, commitAt } = await treeOf(matter, frances);
    const edited = structuredClone(tree);
    plainClause(edited).blocks.push(typed('Of Frances.'));
    const saved = await save(matter, frances, { ...on, baseCommitAt: commitAt }, draftsBetween(tree, edited));
    expect(saved.body.draftVersion).toBe(2);
    const { status } = await commit(matter, frances, { lockToken: on.lockToken, draftVersion: 2 });
    expect(status).toBe(200);
    const text = JSON.stringify(plainClause((await treeOf(matter, gray)).tree).blocks);
    expect(text).toContain('Of Gray.');
    expect(text).toContain('Of Frances.');
  });
});

describe('what an editor may insert', () => {
  it('is what both agreed on, and never what one answered', async () => {
    const matter = await aMatter();
    type Values = { values: { group: string; text: string; sources: unknown[] }[]; supportClauseTemplateIds: string[] };
    const { body } = await api.get<Values>(at(matter, 'drafts/values'), matter.frances);
    expect(body.values.some(({ group }) => group === 'ANSWER')).toBe(true);
    for (const { group, sources } of body.values) expect(sources).toHaveLength(group === 'ANSWER' ? 2 : 0);
    expect(body.supportClauseTemplateIds).toHaveLength(7);
    for (const partner of [matter.a, matter.b])
      expect((await api.get(at(matter, 'drafts/values'), partner)).status).toBe(403);
  });
});

describe('edits of a text that was created anew', () => {
  it('are offered again, each with the drafts that take it over, and taken over by nobody else', async () => {
    const matter = await aMatter();
    const { frances, gray } = matter;
    type Offers = {
      formerCommitAt: string | null;
      baseCommitAt: string | null;
      offers: {
        key: string;
        clauseId: string;
        edits: { editorId: string }[];
        is: ClauseNode;
        becomes: ClauseNode;
        clauses: ClauseDraftPart[];
      }[];
    };
    const offers = async (by: TestPerson) => (await api.get<Offers>(at(matter, 'drafts/offers'), by)).body;
    const { lockToken, draftVersion, tree } = await draft(matter, frances, 'Each keeps a diary.');
    expect((await commit(matter, frances, { lockToken, draftVersion })).status).toBe(200);
    expect((await offers(gray)).offers).toEqual([]);

    api.clock.advance(60_000);
    const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    await api.patch(`/documents/${matter.documentId}`, cleared, matter.a);
    await generateNow(api, matter);
    const { key } = plainClause(tree);
    expect(JSON.stringify((await treeOf(matter, gray)).tree)).not.toContain('diary');
    const { offers: offered } = await offers(gray);
    expect(offered.map((offer) => [offer.key, offer.edits.map(({ editorId }) => editorId)])).toEqual([
      [key, [frances.id]],
    ]);
    expect(JSON.stringify(offered[0]?.becomes)).toContain('diary');
    expect(JSON.stringify(offered[0]?.is)).not.toContain('diary');

    // Left by one, they are still offered to the other, and again when the agreement is created once more.
    const clauseId = offered[0]?.clauseId;
    const leave = (by: TestPerson, body: object) => api.post(at(matter, 'drafts/offers/leave'), body, by);
    const left = { formerCommitAt: (await offers(frances)).formerCommitAt, clauseId };
    for (const partner of [matter.a, matter.b]) expect((await leave(partner, left)).status).toBe(403);
    expect((await leave(frances, { ...left, formerCommitAt: '2026-01-01T00:00:00.000Z' })).status).toBe(404);
    expect((await leave(frances, left)).status).toBe(204);
    expect((await leave(frances, left)).status).toBe(204);
    expect((await offers(frances)).offers).toEqual([]);
    api.clock.advance(60_000);
    await api.patch(`/documents/${matter.documentId}`, cleared, matter.a);
    await generateNow(api, matter);
    expect((await offers(frances)).offers).toEqual([]);
    const again = await offers(gray);
    expect(again.offers).toHaveLength(1);

    const held = await lock(matter, gray);
    const on = { lockToken: held.body.token, baseCommitAt: again.baseCommitAt ?? '', draftVersion: 0 };
    const saved = await save(matter, gray, on, { clauses: again.offers[0]?.clauses ?? [] });
    expect(saved.status).toBe(200);
    expect((await commit(matter, gray, { lockToken: on.lockToken, draftVersion: 1 })).status).toBe(200);
    const { tree: now } = await treeOf(matter, frances);
    expect(clauseOf(now, key).provenance.edits?.map(({ editorId }) => editorId)).toEqual([gray.id]);
    expect((await offers(frances)).offers).toEqual([]);
  });
});

describe('an admin who unlocks and erases', () => {
  it('says why, sees no words, and tells whoever lost drafts', async () => {
    const matter = await aMatter();
    // A clause that goes with all that is in it is one draft, as Gray's own editor counts it.
    await draft(matter, matter.gray, '', ({ sections }) => {
      const articles = sections.flatMap(({ kind, clauses }) => (kind === 'ARTICLES' ? [clauses] : []));
      const own = articles.find((clauses) => clauses.some(isParent));
      own?.splice(own.findIndex(isParent), 1);
    });
    expect((await ownClauses(matter, matter.gray)).body.drafts.length).toBeGreaterThan(1);
    await release(matter, matter.gray);
    await draft(matter, matter.frances, 'Of Frances.');
    const admin = await anAdmin(api);
    // How many drafts there are is told to admins alone.
    expect((await readLock(matter, admin)).body).toMatchObject({ erasableDrafts: 2 });
    expect((await readLock(matter, matter.gray)).body).toMatchObject({ erasableDrafts: null });
    const path = at(matter, 'drafts/admin/unlock-erase');
    expect((await api.post(path, { reason: 'Asked to', confirm: true }, matter.frances)).status).toBe(403);
    expect((await api.post(path, { reason: ' ', confirm: true }, admin)).status).toBe(400);
    expect((await api.post(path, { reason: 'Asked to' }, admin)).status).toBe(400);
    const { body } = await api.post(path, { reason: 'Asked to by phone', confirm: true }, admin);
    expect(body).toMatchObject({ holder: { id: matter.frances.id, side: 'A' }, erasedDrafts: 2 });
    expect(JSON.stringify(body)).not.toContain('Of ');
    expect((await readLock(matter, matter.gray)).body.holder).toBeNull();
    for (const attorney of [matter.frances, matter.gray]) {
      expect((await ownClauses(matter, attorney)).body).toMatchObject({ drafts: [], draftVersion: 0 });
      await api.runJobs();
      expect((await readMails(api, attorney.email)).map(({ subject }) => subject)).toContain(
        'Your uncommitted edits were erased',
      );
    }
  });
});

describe('an attorney who leaves', () => {
  const stage = (attorney: TestPerson, admin: TestPerson) =>
    api.patch(`/users/${attorney.id}/attorneys/${attorney.id}`, { stage: 'DEACTIVATED', reason: 'Checked' }, admin);
  const setsOf = (matter: Matter) =>
    api.db.selectFrom('draftSets').select(['authorId', 'leftAt']).where('documentId', '=', matter.documentId).execute();

  it('gives up the lock, and the drafts are kept for 90 days', async () => {
    const matter = await aMatter();
    await draft(matter, matter.frances, 'Of Frances.');
    expect((await stage(matter.frances, await anAdmin(api))).status).toBe(200);
    expect((await readLock(matter, matter.gray)).body.holder).toBeNull();
    expect((await ownClauses(matter, matter.frances)).status).toBe(404);
    expect(await setsOf(matter)).toEqual([{ authorId: matter.frances.id, leftAt: api.clock.now() }]);
    const { keepHouse } = await import('../../program/housekeeping');
    api.clock.advance(90 * 86_400_000 - 1);
    await keepHouse(api.services);
    expect(await setsOf(matter)).toHaveLength(1);
    api.clock.advance(1);
    await keepHouse(api.services);
    expect(await setsOf(matter)).toEqual([]);
    const parts = await api.db
      .selectFrom('draftParts')
      .select('id')
      .where('documentId', '=', matter.documentId)
      .execute();
    expect(parts).toEqual([]);
  });
});
