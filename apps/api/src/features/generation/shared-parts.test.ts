import { randomUUID } from 'node:crypto';
import { closePdfRenderer } from '@troth/agreement/pdf';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Commit } from '@troth/domain/agreement';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../kernel/database/database';
import { coupleSealIn } from '../../kernel/protection/protected-database';
import { SealError } from '../../kernel/protection/sealing';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import type { TestCouple } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { confirmReceipt, disclose } from '../../testing/disclosures';
import { type TestApp, testApp } from '../../testing/test-app';
import { commitHash, commitRepository, type CommitWithTree } from '../../records/generation/commit.repository';
import { shareOldCommits } from '../../program/share-old-commits';

const gifts = { both: { sp_gifts_between: ['up_to_limit'], sp_gifts_limit: '750.00' } };

let api: TestApp;
let couple: TestCouple;
/** Two versions, between which partner A disclosed a debt. */
let first: Commit;
let second: Commit;
/** How many parts there were after the first. */
let partsOfFirst: number;

const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => api.db.transaction().execute(work);
const partsOf = ({ documentId }: TestCouple) =>
  api.db.selectFrom('agreementParts').selectAll().where('documentId', '=', documentId).orderBy('fingerprint').execute();
const clausesOf = ({ sections }: AgreementTree) => sections.flatMap(({ clauses }) => clauses);

async function bothVersions(): Promise<{ before: CommitWithTree; after: CommitWithTree }> {
  const found = await inTransaction((tx) =>
    commitRepository(tx).findBoth(couple.documentId, {
      before: new Date(first.commitAt),
      after: new Date(second.commitAt),
    }),
  );
  if (found === undefined) throw new Error('There are no such commits.');
  return found;
}

/** The hash of a commit, of what is read of it now. */
async function hashOf(commit: CommitWithTree): Promise<string> {
  const pdf = await api.db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', commit.pdfFileId)
    .executeTakeFirstOrThrow();
  return commitHash({ ...commit, pdfSha256: pdf.sha256 });
}

beforeAll(async () => {
  api = await testApp();
  couple = await aReadyCouple(api, { state: 'NY' }, gifts);
  first = await generateNow(api, couple);
  partsOfFirst = (await partsOf(couple)).length;
  await disclose(api, couple.a, couple.documentId, 'debts', {
    creditor: 'Pier Bank',
    yearIncurred: 2020,
    amountDueInCents: 500_00,
  });
  await confirmReceipt(api, couple.b, couple.a, couple.documentId);
  second = await generateNow(api, couple);
});
afterAll(async () => {
  await api.close();
  await closePdfRenderer();
});

describe('what versions of one agreement share', () => {
  it('is the same objects in both, and what differs is not', async () => {
    const { before, after } = await bothVersions();
    const kept = after.tree.sections.filter((section) => before.tree.sections.includes(section));
    expect(kept.length).toBeGreaterThan(after.tree.sections.length / 2);
    const earlier = new Set(clausesOf(before.tree));
    const changed = clausesOf(after.tree).filter((clause) => !earlier.has(clause));
    expect(changed.length).toBeGreaterThan(0);
    expect(JSON.stringify(changed)).toContain('Pier Bank');
    expect(changed.length).toBeLessThan(earlier.size / 10);
  });

  it('is stored once', async () => {
    const { after } = await bothVersions();
    const added = (await partsOf(couple)).length - partsOfFirst;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(clausesOf(after.tree).length / 10);
  });

  it('opens to the text that the hash of each commit is of', async () => {
    for (const commit of Object.values(await bothVersions())) expect(await hashOf(commit)).toBe(commit.hash);
  });

  it('is told by nothing that could be tried: another couple names the same clause otherwise', async () => {
    const others = await aReadyCouple(api, { state: 'NY' }, gifts);
    await generateNow(api, others);
    const names = new Set((await partsOf(couple)).map(({ fingerprint }) => fingerprint));
    const theirs = await partsOf(others);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ fingerprint }) => names.has(fingerprint))).toEqual([]);
  });

  it('costs a late commit what it cost an early one: as many queries, as many parts, as many bytes', async () => {
    const others = await aReadyCouple(api, { state: 'NY' }, gifts);
    const { documentId } = others;
    const { commitAt } = await generateNow(api, others);
    const made = await inTransaction((tx) => commitRepository(tx).find(documentId, new Date(commitAt)));
    if (made === undefined) throw new Error('There is no such commit.');
    const [section] = made.tree.sections;
    if (section === undefined) throw new Error('The agreement is empty.');
    const stored = async () => {
      const { rows } = await sql<{ parts: number; bytes: number }>`
        select count(*)::int as parts, sum(octet_length(sealed_content))::int
          + (select sum(octet_length(sealed_manifest))::int from document_commits where document_id = ${documentId}) as bytes
        from agreement_parts where document_id = ${documentId}`.execute(api.db);
      return rows[0] ?? { parts: 0, bytes: 0 };
    };
    const commit = (version: number) =>
      inTransaction((tx) =>
        commitRepository(tx).insert({
          ...made,
          message: '',
          commitAt: new Date(made.commitAt.getTime() + version),
          pdfSha256: 'a'.repeat(64),
          tree: {
            ...made.tree,
            // As long for each version.
            sections: made.tree.sections.with(0, { ...section, title: `Version ${1_000 + version}` }),
          },
        }),
      );
    const cost = async (version: number) => {
      const before = await stored();
      const queries = await countQueries(api, () => commit(version));
      const after = await stored();
      return { queries, parts: after.parts - before.parts, bytes: after.bytes - before.bytes };
    };
    await commit(1);
    const early = await cost(2);
    for (let version = 3; version < 50; version += 1) await commit(version);
    const late = await cost(50);
    expect(early.parts).toBe(1);
    expect({ queries: late.queries, parts: late.parts }).toEqual({ queries: early.queries, parts: early.parts });
    expect(late.bytes / early.bytes).toBeCloseTo(1, 1);
  });

  it('does not open as another part', async () => {
    const [one, other] = await partsOf(couple);
    const opened = inTransaction(async (tx) => {
      const seal = await coupleSealIn(tx, couple.documentId);
      const rowId = `${couple.documentId} ${other?.fingerprint}`;
      const place = { table: 'agreement_parts', column: 'sealed_content', rowId };
      return seal.open(place, one?.sealedContent ?? Buffer.of());
    });
    await expect(opened).rejects.toThrow(SealError);
  });

  it('is never changed', async () => {
    const change = api.db.updateTable('agreementParts').set({ fingerprint: 'x' }).execute();
    await expect(change).rejects.toThrow('never changed');
    await expect(api.db.deleteFrom('agreementParts').execute()).rejects.toThrow('never changed');
  });
});

describe('commits that were kept whole', () => {
  /** As the version of the program before this one has stored them. */
  async function insertWhole({ tree, ...commit }: CommitWithTree, commitAt: Date): Promise<void> {
    const id = randomUUID();
    await inTransaction(async (tx) => {
      const seal = await coupleSealIn(tx, commit.documentId);
      const place = { table: 'document_commits', column: 'sealed_tree', rowId: id };
      const pdf = await tx
        .selectFrom('files')
        .select('sha256')
        .where('id', '=', commit.pdfFileId)
        .executeTakeFirstOrThrow();
      const hash = commitHash({ ...commit, commitAt, tree, pdfSha256: pdf.sha256 });
      await sql`
        insert into document_commits
          (id, document_id, commit_at, hash, input_hash, input_parts, sealed_tree, pdf_file_id, committed_by_id)
        values (${id}, ${commit.documentId}, ${commitAt}, ${hash}, ${commit.inputHash},
          ${JSON.stringify(commit.inputParts)}, ${seal.seal(place, JSON.stringify(tree))}, ${commit.pdfFileId},
          ${commit.committedById})`.execute(tx);
    });
  }
  const whole = async () =>
    (await sql<{ id: string }>`select id from document_commits where sealed_manifest is null`.execute(api.db)).rows;

  it('share their parts after the next start, and are what they were', async () => {
    const { before, after } = await bothVersions();
    const [older, newer] = [new Date('2026-05-01T10:00:00.000Z'), new Date('2026-05-02T10:00:00.000Z')];
    await insertWhole(before, older);
    await insertWhole(after, newer);
    const stored = await partsOf(couple);
    expect(await whole()).toHaveLength(2);
    await shareOldCommits(api.services.database);
    expect(await whole()).toEqual([]);
    expect(await partsOf(couple)).toEqual(stored);
    const carried = await inTransaction((tx) =>
      commitRepository(tx).findBoth(couple.documentId, { before: older, after: newer }),
    );
    expect(carried?.before.tree).toEqual(before.tree);
    expect(carried?.after.tree).toEqual(after.tree);
    for (const commit of Object.values(carried ?? {})) expect(await hashOf(commit)).toBe(commit.hash);
  });

  it('are left as they are where nothing is left to do', async () => {
    const rows = () => sql`select * from document_commits order by commit_at`.execute(api.db);
    const before = await rows();
    await shareOldCommits(api.services.database);
    expect((await rows()).rows).toEqual(before.rows);
  });

  it('still refuse every other change', async () => {
    const set = (change: ReturnType<typeof sql>) => sql`update document_commits set ${change}`.execute(api.db);
    for (const change of [sql`hash = 'x'`, sql`sealed_manifest = ''`, sql`sealed_tree = '', sealed_manifest = null`]) {
      await expect(set(change)).rejects.toThrow('never changed');
    }
  });
});
