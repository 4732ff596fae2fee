import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { createApp } from '../program/app';
import { readConfig } from '../kernel/config/config';
import { type Database, embeddedDatabase, pgliteOptions } from '../kernel/database/database';
import { LIMIT_NAMES, limitVariable } from '@troth/domain/limits';
import { openLimits } from '../kernel/http/limits';
import { subscribers } from '../program/subscribers';
import { openJobs } from '../kernel/jobs/jobs';
import { jobs as allJobs } from '../program/jobs';
import { openChangeHub } from '../kernel/changes/change-hub';
import { shareOldCommits } from '../program/share-old-commits';
import { diskFiles } from '../kernel/ports/files/disk-files';
import { sandboxNotary } from '../kernel/ports/notary/sandbox-notary';
import { sandboxPayments } from '../kernel/ports/payments/sandbox-payments';
import { sandboxPayouts } from '../kernel/ports/payments/sandbox-payouts';
import { webhookSender } from '../kernel/ports/webhooks/webhook-sender';
import { documentFiles } from '../kernel/protection/document-files';
import { openProtection, type Protection } from '../kernel/protection/protection';
import { protectedDatabase } from '../kernel/protection/protected-database';
import { newRootKey, rootKeys } from '../kernel/protection/root-keys';
import { sealOldRows } from '../program/seal-old-rows';
import { openLog } from '../kernel/logging';
import { installationRootKeys } from '../program/root-key-file';
import { type Observer, unobserved } from '../kernel/observe/observer';
import type { Services } from '../kernel/services';
import { recordCall } from './record-calls';
import { testIssuer, type TestTokenClaims } from './test-issuer';

/** A moment at which every test begins; move it with `clock.set` or `clock.advance`. */
export const TEST_NOW = new Date('2026-06-15T12:00:00.000Z');

export interface OpenedDatabase {
  readonly database: Database;
  /** For another connection to the same database; null where it is the embedded one, which has one connection. */
  readonly url: string | null;
  readonly dispose: () => Promise<void>;
}

/**
 * The embedded database, in memory or in a folder.
 * @param image What a new one begins as; null opens what is in the folder.
 */
export async function openEmbedded(
  folder: string | null,
  image: Uint8Array<ArrayBuffer> | null,
  statement: Observer['statement'] = null,
): Promise<OpenedDatabase> {
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(image === null ? {} : { loadDataDir: new Blob([image]) }),
    ...pgliteOptions,
  });
  const database = embeddedDatabase(pglite, statement);
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

interface AppOptions {
  readonly overrides?: Partial<Services>;
  /**
   * A folder on disk that is kept, and holds all that the program would put there, its whole log included; without one
   * files go to a folder that is removed.
   */
  readonly dataDir?: string | null;
  /** Stands between the program and what seals and opens for it, to see what it does. */
  readonly watchProtection?: (protection: Protection) => Protection;
}

/** The real app over an opened database, with a clock that the caller holds and signed tokens. */
export async function openApp(
  { database: opened, url, dispose }: OpenedDatabase,
  { overrides = {}, dataDir = null, watchProtection = (protection) => protection }: AppOptions = {},
) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: dataDir === null ? 'silent' : 'trace',
    // No test meets a limit but those about them, which bring their own.
    ...Object.fromEntries(LIMIT_NAMES.map((name) => [limitVariable(name), '1000000'])),
    TROTH_DATA_DIR: dataDir ?? '.troth',
  });
  const keys = dataDir === null ? rootKeys([newRootKey()]) : await installationRootKeys(config, opened.db);
  const protection = watchProtection(await openProtection(opened.db, keys));
  const database = protectedDatabase(opened, protection);
  const filesFolder = dataDir === null ? mkdtempSync(join(tmpdir(), 'troth-test-files-')) : join(dataDir, 'files');
  if (dataDir !== null) {
    await sealOldRows(database, diskFiles(filesFolder));
    await shareOldCommits(database);
  }
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
  const logger = dataDir === null ? pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }) : openLog(config, true);
  const late: { services?: Services } = {};
  const jobs = await openJobs({
    database,
    jobs: allJobs,
    services: () => {
      if (late.services === undefined) throw new Error('The services are not open yet.');
      return late.services;
    },
    logger,
    observer: overrides.observer ?? unobserved,
    supervise: false,
  });
  const changes = await openChangeHub(database, logger);
  const files = documentFiles(diskFiles(filesFolder));
  const services: Services = {
    config,
    database,
    logger,
    observer: unobserved,
    tokens: issuer.verifier,
    sessions: null,
    jobs,
    subscribers,
    limits: openLimits(config.limits, database),
    changes,
    payments: sandboxPayments(config.origins.api),
    payouts: sandboxPayouts(config.origins.api),
    booking: null,
    exchangeRates: null,
    notary: sandboxNotary({ apiOrigin: config.origins.api, files, protection }),
    files,
    timestamps: null,
    scanner: null,
    // Receivers of tests are on this machine, at its number; no name is looked up.
    webhooks: webhookSender({ allowsLocal: true, resolve: (_host, _options, done) => done(null, []) }),
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
    const answer = (isJson ? JSON.parse(bytes) : bytes) as T;
    recordCall(method, path, { status: response.status, sent: options.json ?? options.body, answer });
    return { status: response.status, headers: response.headers, body: answer };
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
    patch: <T = unknown>(path: string, json: unknown, as?: SignedIn | null, headers?: Record<string, string>) =>
      request<T>('PATCH', path, { json, as: as ?? null, ...(headers === undefined ? {} : { headers }) }),
    put: <T = unknown>(path: string, json: unknown, as?: SignedIn | null) =>
      request<T>('PUT', path, { json, as: as ?? null }),
    delete: <T = unknown>(path: string, as?: SignedIn | null) => request<T>('DELETE', path, { as: as ?? null }),
    /** Runs every job that is due: mail is delivered, documents are generated. */
    runJobs: () => jobs.drain(),
    close: async () => {
      await jobs.stop();
      await changes.close();
      if (dataDir === null) rmSync(filesFolder, { recursive: true, force: true });
      else logger.flush();
      await dispose();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof openApp>>;
