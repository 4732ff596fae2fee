import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { inject } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { type Database, embeddedDatabase, pgliteParsers, postgresDatabase } from '../database/database';
import { openJobs } from '../jobs/jobs';
import { queueHandlers } from '../jobs/queue-handlers';
import { openChangeHub } from '../modules/changes/change-hub';
import { diskFiles } from '../ports/files/disk-files';
import { sandboxPayments } from '../ports/payments/sandbox-payments';
import { documentFiles } from '../protection/document-files';
import { openProtection } from '../protection/protection';
import { protectedDatabase } from '../protection/protected-database';
import { newRootKey, rootKeys } from '../protection/root-keys';
import type { Services } from '../services';
import { copyTemplate } from './postgres';
import { testIssuer, type TestTokenClaims } from './test-issuer';

/** A moment at which every test begins; move it with `clock.set` or `clock.advance`. */
export const TEST_NOW = new Date('2026-06-15T12:00:00.000Z');

async function openTestDatabase(): Promise<{ database: Database; url: string | null; dispose: () => Promise<void> }> {
  const url = inject('postgresUrl');
  if (url !== '') {
    const copy = await copyTemplate(url, inject('postgresTemplate'));
    const database = postgresDatabase(copy.url, 4, () => undefined);
    return {
      database,
      url: copy.url,
      dispose: async () => {
        await database.close();
        await copy.drop();
      },
    };
  }
  const image = new Blob([readFileSync(inject('databaseImage'))]);
  const database = embeddedDatabase(await PGlite.create({ loadDataDir: image, parsers: pgliteParsers }));
  return { database, url: null, dispose: () => database.close() };
}

export interface SignedIn {
  readonly claims: TestTokenClaims;
}

export interface RequestOptions {
  readonly as?: SignedIn | null;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>;
}

export interface TestReply<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** The real app over a real database of its own, with a clock that the test holds and signed tokens. */
export async function testApp(overrides: Partial<Services> = {}) {
  const { database: opened, url, dispose } = await openTestDatabase();
  const protection = await openProtection(opened.db, rootKeys([newRootKey()]));
  const database = protectedDatabase(opened, protection);
  let current = TEST_NOW;
  const clock = {
    now: () => current,
    set: (instant: Date) => {
      current = instant;
    },
    advance: (ms: number) => {
      current = new Date(current.getTime() + ms);
    },
  };
  const issuer = await testIssuer(clock.now);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' });
  const logger = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const late: { services?: Services } = {};
  const jobs = await openJobs({
    database,
    queues: queueHandlers(() => {
      if (late.services === undefined) throw new Error('The services are not open yet.');
      return late.services;
    }),
    logger,
    supervise: false,
  });
  const filesFolder = mkdtempSync(join(tmpdir(), 'troth-test-files-'));
  const changes = await openChangeHub(database, logger);
  const services: Services = {
    config,
    database,
    logger,
    tokens: issuer.verifier,
    jobs,
    changes,
    payments: sandboxPayments(config.origins.api),
    exchangeRates: null,
    files: documentFiles(diskFiles(filesFolder)),
    protection,
    callApi: async (sent) => app.fetch(sent),
    now: clock.now,
    ...overrides,
  };
  late.services = services;
  const app = createApp(services);

  const request = async <T = unknown>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<TestReply<T>> => {
    const headers = new Headers(options.headers);
    if (options.as != null) headers.set('authorization', `Bearer ${await issuer.sign(options.as.claims)}`);
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
    // A stream of events has no end to wait for.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) await response.body?.cancel();
    const bytes = isStream ? '' : await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(bytes) : bytes) as T };
  };

  return {
    app,
    services,
    db: database.db,
    /** For another connection to the same database; null where it is the embedded one, which has one connection. */
    databaseUrl: url,
    clock,
    issuer,
    request,
    get: <T = unknown>(path: string, as?: SignedIn | null) => request<T>('GET', path, { as: as ?? null }),
    post: <T = unknown>(path: string, json: unknown, as?: SignedIn | null, headers?: Record<string, string>) =>
      request<T>('POST', path, { json, as: as ?? null, ...(headers === undefined ? {} : { headers }) }),
    patch: <T = unknown>(path: string, json: unknown, as?: SignedIn | null) =>
      request<T>('PATCH', path, { json, as: as ?? null }),
    put: <T = unknown>(path: string, json: unknown, as?: SignedIn | null) =>
      request<T>('PUT', path, { json, as: as ?? null }),
    delete: <T = unknown>(path: string, as?: SignedIn | null) => request<T>('DELETE', path, { as: as ?? null }),
    /** Runs every job that is due: mail is delivered, documents are generated. */
    runJobs: () => jobs.drain(),
    close: async () => {
      await jobs.stop();
      await changes.close();
      rmSync(filesFolder, { recursive: true, force: true });
      await dispose();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
