import { randomUUID } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { AgreementTree } from '@troth/agreement/tree';
import type { Commit } from '@troth/domain/agreement';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { packageRoot } from '../kernel/package-root';
import { aReadyCouple, generateNow } from '../testing/agreements';
import { anAttorney, type TestPerson } from '../testing/builders';
import { testApp } from '../testing/test-app';

/** More by hand: `KILLS=20 npx vitest run src/program/killed-while-committing.test.ts`. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const CLIENT_ID = 'their-client';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface OwnDrafts {
  readonly draftVersion: number;
  readonly drafts: readonly { readonly text: string }[];
}

/** The real program as a process of its own, killed with SIGKILL while an attorney commits. */
describe.skipIf(inject('postgresUrl') !== '')('the program is killed while an attorney commits (SIGKILL)', () => {
  const issuer = new OAuth2Server();
  let dataDir: string;
  let origin: string;
  let documentId: string;
  let attorney: TestPerson;
  let running: ChildProcess | null = null;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'troth-killed-'));
    origin = `http://127.0.0.1:${await freePort()}`;
    await issuer.issuer.keys.generate('RS256');
    await issuer.start(0, '127.0.0.1');
    const api = await testApp({}, dataDir);
    const couple = await aReadyCouple(api, { state: 'TX' });
    await generateNow(api, couple);
    attorney = await anAttorney(api, { states: ['TX'] });
    documentId = couple.documentId;
    await api.db.updateTable('documents').set({ attorneyAId: attorney.id }).where('id', '=', documentId).execute();
    await api.close();
  });
  afterAll(async () => {
    running?.kill('SIGKILL');
    await issuer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/program/main.ts'], {
      cwd: packageRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        API_PORT: new URL(origin).port,
        TROTH_DATA_DIR: dataDir,
        TROTH_SERVE_PORTALS: 'false',
        LOG_LEVEL: 'silent',
        OIDC_TOKEN_TYPES: 'none,jwt',
        OIDC_CLIENT_IDS: CLIENT_ID,
        OIDC_ISSUER: (issuer.issuer.url ?? '').replace(/\/+$/, ''),
      },
    });
    running = child;
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          said.push(line);
          if (line.startsWith('TROTH_READY')) resolve();
        });
      }
      child.once('close', () => reject(new Error(`It ended before it was ready:\n${said.join('\n')}`)));
    });
    return child;
  }

  async function ask(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Response> {
    const token = await issuer.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        const { sub } = attorney.claims;
        const person = { sub, email: attorney.email, email_verified: true };
        Object.assign(payload, { ...person, aud: 'urn:troth:api', azp: CLIENT_ID });
      },
    });
    return fetch(`${origin}/documents/${documentId}/${path}`, {
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
      let child = await start();
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
        child = await start();

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
