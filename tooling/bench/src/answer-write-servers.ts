/** The servers of `answer-write.ts`, one to a process. */
import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '@troth/api/app';
import { buildDatabaseImage } from '@troth/api/database/image';
import { answerRepository } from '@troth/api/answers/stored';
import { completeQuestionnaires } from '@troth/api/testing/answers';
import type { TestCouple } from '@troth/api/testing/builders';
import { openApp, openEmbedded, type TestApp } from '@troth/api/testing/open-app';
import { openMigrated } from '@troth/api/testing/postgres';
import { aLinkedCouple } from '@troth/api/testing/purchases';
import { openWithIdentity, PASSWORD } from '@troth/api/testing/real-identity';
import { termsPage } from '@troth/content/legal';
import { allQuestions, questionOfKey } from '@troth/content/questionnaire';
import express from 'express';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import pg from 'pg';
import { z } from 'zod';

const COUPLES = 16;
/** Of each couple, both partners' together. */
const ANSWERS = 125;
const CONNECTIONS = 10;

/** Whom the bare servers write for. */
export interface BareCouple {
  readonly externalId: string;
  readonly userId: string;
  readonly documentId: string;
  readonly answerId: string;
}
export type Asked =
  | { readonly kind: 'troth'; readonly url: string | null }
  | { readonly kind: 'bare' | 'express'; readonly url: string; readonly couples: readonly BareCouple[] };
export interface Ready {
  readonly port: number;
  readonly targets: readonly { readonly path: string; readonly authorization: string }[];
  readonly couples: readonly BareCouple[];
  readonly answers: number;
}
export interface Spent {
  readonly cpuMs: number;
  readonly statements: number;
}

let statements = 0;

/** Says where it listens, what it has spent whenever it is asked, and when it has analyzed its tables. */
async function serve(
  listener: RequestListener,
  ready: Omit<Ready, 'port'>,
  analyze: () => Promise<unknown>,
): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.on('message', (message) => {
    // A profile is written when the process ends of its own accord.
    if (message === 'end') process.exit(0);
    if (message === 'analyze') return void analyze().then(() => process.send?.('analyzed'));
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, statements } satisfies Spent);
  });
  process.send?.({ ...ready, port: (server.address() as AddressInfo).port } satisfies Ready);
}

/** Answers more questions until there are as many as a couple has that is done; what nobody is shown counts for nothing. */
async function topUp(api: TestApp, { a, b, documentId }: TestCouple): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    const answers = answerRepository(tx);
    const given = await answers.listOfDocument(documentId);
    const unanswered = [a, b].flatMap(({ id: userId }) =>
      allQuestions
        .filter(({ id }) => !given.some((answer) => answer.userId === userId && answer.questionId === id))
        .map(({ id: questionId }) => ({ userId, questionId, valueTyped: null, questionOptionIds: [] })),
    );
    await answers.insert(documentId, unanswered.slice(0, Math.max(0, ANSWERS - given.length)), api.services.now());
  });
}

async function troth(url: string | null): Promise<void> {
  const opened =
    url === null
      ? await openEmbedded(null, new Uint8Array(await buildDatabaseImage('none')))
      : await openMigrated(url, CONNECTIONS);
  const api = await openApp(opened);
  const real = await openWithIdentity(api);
  const question = questionOfKey('bg_occupation').id;
  const targets: Ready['targets'][number][] = [];
  const couples: BareCouple[] = [];
  for (let number = 0; number < COUPLES; number += 1) {
    const couple = await aLinkedCouple(api);
    await completeQuestionnaires(api, couple, { both: { bg_occupation: 'Baker' } });
    const { a, documentId } = couple;
    await topUp(api, couple);
    // Signed in by the provider's own pages: the token names a session, and each call looks whether it has ended.
    const email = `baker-${number}@example.com`;
    const [account] = await real.identity.accounts.createForDemo([email], PASSWORD, {
      agreedAt: api.services.now(),
      version: termsPage.version,
    });
    const externalId = account?.id ?? '';
    await api.db.updateTable('users').set({ externalId }).where('id', '=', a.id).execute();
    targets.push({
      path: `/users/${a.id}/answers?questionId=${question}`,
      authorization: `Bearer ${(await real.signIn(email)).accessToken}`,
    });
    const { id } = await api.db
      .selectFrom('answers')
      .select('id')
      .where('userId', '=', a.id)
      .where('questionId', '=', question)
      .executeTakeFirstOrThrow();
    couples.push({ externalId, userId: a.id, documentId, answerId: id });
  }
  const { count } = await api.db
    .selectFrom('answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // In the tests each answer is held against its contract, which nobody pays for in the product.
  const services = { ...real.services, config: { ...real.services.config, mode: 'development' as const } };
  const [plugin] = api.db.getExecutor().plugins;
  if (plugin === undefined) throw new Error('The database has no plugin that could count.');
  const transformResult = plugin.transformResult.bind(plugin);
  plugin.transformResult = (args) => {
    statements += 1;
    return transformResult(args);
  };
  const answer = getRequestListener(createApp(services).fetch);
  await serve(
    (request, response) => void answer(request, response),
    { targets, couples, answers: Math.round(Number(count) / COUPLES) },
    () => api.services.database.executeSql('analyze'),
  );
}

/** What the least of servers asks for one answer: person, document held, answers, answer, chain held, entry, chain. */
async function bareServer(url: string, couples: readonly BareCouple[]) {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query(`
    create table if not exists bare_answers (like answers including all);
    insert into bare_answers select * from answers on conflict do nothing;
    create table if not exists bare_chains (document_id uuid primary key, length integer not null, head text not null);
    insert into bare_chains select id, 0, '' from documents on conflict do nothing;
    create table if not exists bare_entries (document_id uuid, position integer, content text, hash text, primary key (document_id, position));`);
  const key = randomBytes(32);
  const sealed = (text: string) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  };
  const byPerson = new Map(couples.map((couple) => [couple.externalId, couple]));
  const write = async (externalId: string, questionId: string, valueTyped: string) => {
    const couple = byPerson.get(externalId);
    if (couple === undefined) throw new Error('nobody');
    const client = await pool.connect();
    const ask = (name: string, text: string, values: readonly unknown[] = []) => {
      if (name !== 'begin' && name !== 'commit') statements += 1;
      return client.query<Record<string, unknown>>({ name, text, values: [...values] });
    };
    try {
      await ask('person', 'select id, user_type, email from users where external_id = $1 and deleted_at is null', [
        externalId,
      ]);
      await ask('begin', 'begin');
      await ask('document', 'select * from documents where id = $1 for update', [couple.documentId]);
      await ask(
        'answers',
        'select question_id, user_id, version, question_option_ids from bare_answers where document_id = $1 and deleted_at is null',
        [couple.documentId],
      );
      const {
        rows: [row],
      } = await ask(
        'answer',
        'update bare_answers set sealed_value = $1, version = version + 1 where id = $2 returning id, version',
        [sealed(valueTyped), couple.answerId],
      );
      const {
        rows: [head],
      } = await ask('head', 'select length, head from bare_chains where document_id = $1 for update', [
        couple.documentId,
      ]);
      const content = JSON.stringify({
        id: randomUUID(),
        answer: row?.['id'],
        version: row?.['version'],
        by: couple.userId,
      });
      const position = Number(head?.['length']) + 1;
      const hash = createHash('sha256')
        .update(`${String(head?.['head'])} ${content}`)
        .digest('hex');
      await ask(
        'entry',
        'with entry as (insert into bare_entries values ($1, $2, $3, $4)) update bare_chains set length = $2, head = $4 where document_id = $1',
        [couple.documentId, position, content, hash],
      );
      await ask('commit', 'commit');
      return { id: row?.['id'], questionId, valueTyped, version: row?.['version'] };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bare', alg: 'ES256' }] });
  const personOf = async (authorization: string | undefined) => {
    const { payload } = await jwtVerify((authorization ?? '').replace('Bearer ', ''), keys, { audience: 'bench' });
    return payload.sub ?? '';
  };
  const targets = await Promise.all(
    couples.map(async ({ externalId }) => ({
      path: `/answers?questionId=${randomUUID()}`,
      authorization: `Bearer ${await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'bare' }).setSubject(externalId).setAudience('bench').setExpirationTime('1d').sign(privateKey)}`,
    })),
  );
  return { write, personOf, targets, analyze: () => pool.query('analyze bare_answers, bare_chains, bare_entries') };
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

async function bare(url: string, couples: readonly BareCouple[]): Promise<void> {
  const { write, personOf, targets, analyze } = await bareServer(url, couples);
  const answer = async (request: IncomingMessage) => {
    const person = await personOf(request.headers.authorization);
    const { valueTyped } = JSON.parse(await textOf(request)) as { valueTyped: string };
    const questionId = new URL(request.url ?? '', 'http://a').searchParams.get('questionId') ?? '';
    return JSON.stringify(await write(person, questionId, valueTyped));
  };
  await serve(
    (request, response) =>
      void answer(request).then(
        (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      ),
    { targets, couples, answers: 0 },
    analyze,
  );
}

async function withExpress(url: string, couples: readonly BareCouple[]): Promise<void> {
  const { write, personOf, targets, analyze } = await bareServer(url, couples);
  const bodySchema = z.object({ valueTyped: z.string().max(20_000) });
  const querySchema = z.object({ questionId: z.uuid() });
  const app = express();
  app.use(express.json());
  app.patch('/answers', async (request, response) => {
    const person = await personOf(request.headers.authorization);
    const { valueTyped } = bodySchema.parse(request.body);
    response.json(await write(person, querySchema.parse(request.query).questionId, valueTyped));
  });
  await serve(app, { targets, couples, answers: 0 }, analyze);
}

const asked = JSON.parse(process.argv[2] ?? '') as Asked;
if (asked.kind === 'troth') await troth(asked.url);
else if (asked.kind === 'bare') await bare(asked.url, asked.couples);
else await withExpress(asked.url, asked.couples);
