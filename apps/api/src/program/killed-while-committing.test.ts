import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Commit } from '@troth/domain/agreement';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aReadyCouple, generateNow } from '../testing/agreements';
import { anAttorney, type TestPerson } from '../testing/builders';
import { programProcess } from '../testing/program-process';
import { testApp } from '../testing/test-app';

/** More by hand: `KILLS=20 npx vitest run src/program/killed-while-committing.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 2);

interface OwnDrafts {
  readonly draftVersion: number;
  readonly drafts: readonly { readonly text: string }[];
}

/** The real program as a process of its own, killed with SIGKILL while an attorney commits. */
describe.skipIf(inject('postgresUrl') !== '')('the program is killed while an attorney commits (SIGKILL)', () => {
  let program: Awaited<ReturnType<typeof programProcess>>;
  let documentId: string;
  let attorney: TestPerson;

  beforeAll(async () => {
    program = await programProcess();
    const api = await testApp({}, program.dataDir);
    const couple = await aReadyCouple(api, { state: 'TX' });
    await generateNow(api, couple);
    attorney = await anAttorney(api, { states: ['TX'] });
    documentId = couple.documentId;
    await api.db.updateTable('documents').set({ attorneyAId: attorney.id }).where('id', '=', documentId).execute();
    await api.close();
  });
  afterAll(() => program.end());

  async function ask(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Response> {
    const token = await program.tokenOf(attorney.claims.sub, attorney.email);
    return fetch(`${program.origin}/documents/${documentId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
  async function call<T>(...asked: Parameters<typeof ask>) {
    const response = await ask(...asked);
    return { status: response.status, body: (await response.json()) as T };
  }

  const versions = async () => (await call<Commit[]>('GET', 'history')).body;
  const treeOf = async (commitAt: string) =>
    (await call<{ tree: AgreementTree }>('GET', `history/${commitAt}`)).body.tree;

  const paperOf = async (commitAt: string) =>
    (await (await ask('GET', `history/${commitAt}/content?format=PDF`)).text()).slice(0, 5);

  /** Another tab after the start: the lock, and one more clause with these words. */
  async function draft(words: string) {
    const { body: held } = await call<{ token: string }>('POST', 'lock', { isTakeover: true });
    const [latest] = await versions();
    if (latest === undefined) throw new Error('There is no version.');
    const sectionId = (await treeOf(latest.commitAt)).sections.find(({ kind }) => kind === 'ARTICLES')?.id;
    const { body: own } = await call<OwnDrafts>('GET', 'drafts/clauses');
    const id = randomUUID();
    const look = { listStyle: 'NONE', textStyle: null, order: 50_000_000, isSeparatePage: false };
    const clause = { id, key: id, sectionId, parentClauseId: null, title: 'Ours', text: words, ...look };
    const saved = await call<{ draftVersion: number }>('POST', 'drafts/many', {
      lockToken: held.token,
      baseCommitAt: latest.commitAt,
      draftVersion: own.draftVersion,
      sections: [],
      clauses: [clause],
      deletedIds: [],
    });
    expect(saved.status).toBe(200);
    return { lockToken: held.token, draftVersion: saved.body.draftVersion, message: words };
  }

  it(
    `${KILLS} times at a random moment, and a commit is there whole, or its drafts are`,
    async () => {
      let child = await program.start();
      // The moments to kill it are within the time that a commit takes which nobody disturbs.
      const undisturbed = await draft('Nobody disturbs this one.');
      const before = performance.now();
      expect((await call('POST', 'drafts/commit', undisturbed)).status).toBe(200);
      const commitMs = performance.now() - before;
      const outcomes = { there: 0, not: 0 };
      for (let round = 0; round < KILLS; round += 1) {
        const words = `What is drafted in round ${round}.`;
        const asked = await draft(words);
        const count = (await versions()).length;
        const key = randomUUID();
        const dead = new Promise((resolve) => child.once('close', resolve));
        const reply = call('POST', 'drafts/commit', asked, key).catch(() => null);
        await pause(Math.random() * 1.1 * commitMs);
        child.kill('SIGKILL');
        await dead;
        const answered = await reply;
        child = await program.start();

        const now = await versions();
        const isThere = now.length > count;
        outcomes[isThere ? 'there' : 'not'] += 1;
        if (answered !== null) expect(answered.status === 200).toBe(isThere);
        expect(now.length).toBe(isThere ? count + 1 : count);
        const text = JSON.stringify(await treeOf(now[0]?.commitAt ?? ''));
        expect(text.includes(words)).toBe(isThere);
        const { drafts } = (await call<OwnDrafts>('GET', 'drafts/clauses')).body;
        expect(drafts.map((part) => part.text)).toEqual(isThere ? [] : [words]);
        // Its paper is there with it.
        expect(await paperOf(now[0]?.commitAt ?? '')).toBe('%PDF-');
        // The tab asks again, as it does for want of an answer: the commit is made once.
        expect((await call('POST', 'drafts/commit', asked, key)).status).toBe(200);
        expect((await versions()).length).toBe(count + 1);
      }
      process.stdout.write(`${KILLS} kills: ${outcomes.there} commits there, ${outcomes.not} not\n`);
      child.kill('SIGTERM');
    },
    120_000 + (KILLS + 1) * 40_000,
  );
});
