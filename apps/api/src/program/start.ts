import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { warmUpPdfRenderer } from '@troth/agreement/pdf';
import type { Identity } from '@troth/identity';
import { createApp } from './app';
import { startSigning } from '../kernel/audit/sign-daily';
import { discoveredKeys, tokenVerifier, userinfoEmail } from '../kernel/auth/verify-token';
import { type Config, type Portal, PORTALS } from '../kernel/config/config';
import { syncContent } from './content/sync-content';
import type { Database } from '../kernel/database/database';
import { migrate } from '../kernel/database/migrate';
import { startReconcilingBookings } from '../features/booking/reconcile-bookings';
import { startReconcilingNotarizations } from '../features/notarizations/reconcile-notarizations';
import { startReconciling } from '../features/payments/reconcile-payments';
import { openLimits } from '../kernel/http/limits';
import { startBackups } from './admin/daily-backup';
import { startHousekeeping } from './housekeeping';
import { startReviewReminders } from '../features/reminders/review-reminders';
import { openJobs, prepareJobs } from '../kernel/jobs/jobs';
import { jobs as allJobs } from './jobs';
import { subscribers } from './subscribers';
import { openChangeHub } from '../kernel/changes/change-hub';
import { startRefreshing } from '../features/exchange-rates/refresh-rates';
import { calendlyBooking } from '../kernel/ports/booking/calendly-booking';
import { openFiles } from './open-files';
import type { Logger } from 'pino';
import type { FileStore } from '../kernel/ports/files/file-store';
import { ecbRates } from '../kernel/ports/exchange-rates/ecb-rates';
import { proofNotary } from '../kernel/ports/notary/proof-notary';
import { sandboxNotary } from '../kernel/ports/notary/sandbox-notary';
import { sandboxPayments } from '../kernel/ports/payments/sandbox-payments';
import { sandboxPayouts } from '../kernel/ports/payments/sandbox-payouts';
import { documentFiles } from '../kernel/protection/document-files';
import { openProtection } from '../kernel/protection/protection';
import { protectedDatabase } from '../kernel/protection/protected-database';
import { shareOldCommits } from './share-old-commits';
import { sealOldRows } from './seal-old-rows';
import { startSealing } from '../features/sealing/seal-jobs';
import { SealFileError } from '../kernel/protection/sealing-identity';
import { clamdScanner } from '../kernel/ports/scanning/clamd-scanner';
import { webhookSender } from '../kernel/ports/webhooks/webhook-sender';
import { remoteTimestampAuthority } from '../kernel/ports/timestamp-authority';
import { demoAccounts } from '../kernel/auth/demo-accounts';
import type { Services } from '../kernel/services';
import { text } from '../kernel/texts';
import { lockDataFolder } from './data-folder-lock';
import { openIdentity } from '../kernel/auth/identity';
import { installationKeys, installationTokenKeys } from '../kernel/auth/installation-keys';
import { logRefusals } from './log-refusals';
import { openLog } from '../kernel/logging';
import { openObserver } from './observe/open-observer';
import { openProbes } from './probes';
import { portalFolder, portalListener } from './portal-server';
import { openDatabase } from './open-database';
import { installationRootKeys } from './root-key-file';
import { demoPeopleFinding, type Finding, installationFacts, isWrong, selfCheck } from './self-check';
import { diskFull, isDiskFull, StartFailure } from '../kernel/start-failure';

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than browsers and proxies (60 s) keep a connection: closed first by us, it may take a request with it. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16 * 1024;
const STOP_TIMEOUT_MS = 10_000;

export interface RunningProgram {
  readonly services: Services;
  readonly identity: Identity | null;
  /** What the self-check found wrong with the settings, though not so wrong that it stopped the start. */
  readonly warnings: readonly Finding[];
  stop(): Promise<void>;
}

/** The SDK is loaded only where it is used. */
async function openPayments(config: Config): Promise<Pick<Services, 'payments' | 'payouts'>> {
  if (config.stripe === null) {
    const { api } = config.origins;
    return { payments: sandboxPayments(api, config.sandboxSettlesAfterMs), payouts: sandboxPayouts(api) };
  }
  const { stripePayments } = await import('../kernel/ports/payments/stripe-payments');
  const stripe = stripePayments(config.stripe);
  return { payments: stripe, payouts: stripe };
}

/** Brings an opened database to what this version of the program works with, whatever was there before. */
async function prepareData(config: Config, opened: Database, store: FileStore, logger: Logger) {
  const { newer } = await migrate(opened);
  // A copy of the version before, during a rolling deployment, leaves all as the newer one prepared it.
  const isOlder = newer.length > 0;
  if (isOlder) logger.warn({ newer }, 'the database belongs to a newer version, which only added to it');
  else {
    await prepareJobs(opened, allJobs);
    await syncContent(opened.db);
  }
  const protection = await openProtection(opened.db, await installationRootKeys(config, opened.db));
  const database = protectedDatabase(opened, protection);
  if (!isOlder) {
    await sealOldRows(database, store);
    await shareOldCommits(database);
  }
  return { database, protection };
}

/** Opens everything the requests need, without listening yet. The command line uses it too. */
export async function openProgram(config: Config, isLaunched: boolean) {
  // The embedded database has one user at a time; PostgreSQL looks after itself.
  const lock = config.database.kind === 'embedded' ? lockDataFolder(config.dataDir) : null;
  const closers: (() => unknown)[] = [() => lock?.release()];
  const close = async () => {
    for (const step of closers.reverse()) await step();
  };
  try {
    if (isDiskFull(config.dataDir)) throw diskFull(config.dataDir);
    const logger = openLog(config, isLaunched);
    closers.push(() => logger.flush());
    const { observer, metrics } = await openObserver(config);
    closers.push(() => observer.close());
    const opened = await openDatabase(
      config,
      (error) => logger.error({ err: { name: error.name, message: error.message } }, 'database connection lost'),
      observer.statement,
    );
    closers.push(() => opened.close());
    const store = await openFiles(config);
    const { database, protection } = await opened.alone(() => prepareData(config, opened, store, logger));
    const changes = await openChangeHub(database, logger);
    closers.push(() => changes.close());
    const late: { services?: Services; fetch?: (request: Request) => Promise<Response> } = {};
    const jobs = await openJobs({
      database,
      jobs: allJobs,
      services: () => {
        if (late.services === undefined) throw new Error('The services are not open yet.');
        return late.services;
      },
      logger,
      observer,
      supervise: true,
    });
    closers.push(() => jobs.stop());
    const isEmbeddedIdentity = config.identity.kind === 'embedded';
    const identity = isEmbeddedIdentity
      ? openIdentity({
          config,
          database,
          jobs,
          logger,
          keys: await installationKeys(database.db, config.dataDir, new Date()),
          seal: protection.house,
        })
      : null;
    if (identity !== null) closers.push(() => identity.close());
    const now = () => new Date();
    const files = documentFiles(store);
    const services: Services = {
      config,
      database,
      logger,
      observer,
      tokens: tokenVerifier({
        issuer: config.identity.issuer,
        audience: config.identity.audience,
        keys: identity === null ? discoveredKeys(config.identity.issuer) : installationTokenKeys(database.db, now),
        types: config.identity.tokenTypes,
        clients: config.identity.clients,
        claims: config.identity.claims,
        ...(identity === null ? { emailOf: userinfoEmail(config.identity.issuer) } : {}),
        now,
      }),
      sessions: identity?.sessions ?? null,
      jobs,
      subscribers,
      limits: openLimits(config.limits, database),
      changes,
      ...(await openPayments(config)),
      booking: config.calendly === null ? null : calendlyBooking(config.calendly),
      exchangeRates: config.exchangeRates.refresh === 'ecb' ? ecbRates(config.exchangeRates.url) : null,
      notary:
        config.proof === null
          ? sandboxNotary({ apiOrigin: config.origins.api, files, protection })
          : proofNotary(config.proof),
      files,
      timestamps:
        config.sealing.timestampAuthorityUrl === null
          ? null
          : remoteTimestampAuthority(config.sealing.timestampAuthorityUrl),
      scanner: config.scanning.clamd === null ? null : clamdScanner(config.scanning.clamd),
      webhooks: webhookSender(config.webhooks),
      protection,
      callApi: async (request) => {
        if (late.fetch === undefined) throw new Error('The API does not listen yet.');
        return late.fetch(request);
      },
      now,
    };
    late.services = services;
    metrics?.watch(database);
    return { services, identity, late, metrics, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartFailure UNSAFE_SETTINGS where something was found that must not be started with. */
function refuseUnsafe(findings: readonly Finding[]): void {
  const stops = findings.filter(({ severity }) => severity === 'STOP');
  if (stops.length === 0) return;
  const reasons = stops.map(({ says, todo }) => `  ${says}${todo === null ? '' : ` ${todo}`}`);
  throw new StartFailure('UNSAFE_SETTINGS', [text('doctor.stopsStart'), ...reasons].join('\n'));
}

/** Starts everything that runs automatically, and the jobs. */
async function startWorking(services: Services): Promise<void> {
  await startRefreshing(services);
  await startHousekeeping(services);
  await startBackups(services);
  await startSigning(services);
  await startReviewReminders(services);
  await startSealing(services).catch((error: unknown) => {
    throw error instanceof SealFileError ? new StartFailure('SEAL_UNUSABLE', error.message, { cause: error }) : error;
  });
  await startReconciling(services);
  await startReconcilingBookings(services);
  await startReconcilingNotarizations(services);
  await services.jobs.work();
}

/** Starts the whole program: the API with its jobs, the embedded identity, and the built portals. */
export async function startProgram(config: Config, isLaunched: boolean): Promise<RunningProgram> {
  const findings = selfCheck(config, await installationFacts(config, new Date()));
  refuseUnsafe(findings);
  const program = await openProgram(config, isLaunched);
  const { services, identity, late, metrics } = program;
  const warnings = config.mode === 'production' ? findings.filter(isWrong) : [];
  const probes = openProbes(services.database);
  const servers: Server[] = [];
  try {
    const demoPeople = demoPeopleFinding(config, (await demoAccounts(services.database.db)).length);
    if (demoPeople !== null) refuseUnsafe([demoPeople]);
    for (const { area, says } of warnings) services.logger.warn({ area }, says);
    const app = createApp(services);
    late.fetch = async (request) => app.fetch(request);
    const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    servers.push(
      await listen(services, 'api', (request, response) => {
        if (probes.answer(request, response)) return;
        if (config.role === 'worker') return void response.writeHead(404).end();
        const isIdentity = identity !== null && /^\/oidc(?:[/?]|$)/.test(request.url ?? '');
        void (isIdentity ? identity.handle(request, response) : answer(request, response));
      }),
    );
    if (config.servePortals && config.role !== 'worker') {
      for (const portal of PORTALS) {
        const folder = portalFolder(portal);
        if (!existsSync(join(folder, 'index.html'))) continue;
        servers.push(await listen(services, portal, portalListener(config, portal, folder, app)));
      }
    }
    const { metrics: place } = config.observing;
    if (metrics !== null && place !== null) {
      const { serveMetrics } = await import('./observe/metrics');
      servers.push(await serveMetrics(metrics, place.port, place.host));
    }
    if (config.role !== 'web') await startWorking(services);
    // Nobody waits for this; a typesetter that cannot start says so to the first who needs it.
    void warmUpPdfRenderer().catch(() => undefined);
  } catch (error) {
    await Promise.all(servers.map(closeServer));
    await program.close();
    throw error;
  }
  probes.isReady = true;
  return {
    services,
    identity,
    warnings,
    stop: async () => {
      probes.isReady = false;
      await setTimeout(config.drainMs);
      // Streams stay open by nature: the servers would wait for them until they cut them.
      await services.changes.close();
      await Promise.all(servers.map(closeServer));
      await program.close();
    },
  };
}

type Listener = NonNullable<Parameters<typeof createServer>[1]>;

function listen({ config, logger }: Services, name: Portal | 'api', listener: Listener): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      logRefusals(request, response, logger);
      listener(request, response);
    },
  );
  const port = config.ports[name];
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const variable = `${name.toUpperCase()}_PORT`;
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFailure(
              'PORT_TAKEN',
              `Port ${port} on ${config.host} is taken, and the ${name} needs it. Stop what uses it, or choose another port with ${variable}.`,
              { cause: error },
            )
          : new StartFailure(
              'PORT_REFUSED',
              `Port ${port} on ${config.host} cannot be used for the ${name} (${error.code ?? error.message}). Choose another with ${variable}.`,
              { cause: error },
            ),
      );
    });
    server.listen(port, config.host, () => resolve(server));
  });
}

/** Lets requests finish, then cuts what is left. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = globalThis.setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
