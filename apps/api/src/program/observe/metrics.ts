import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../kernel/database/database';
import { lastBackup } from '../../kernel/database/last-backup';
import { standingQueues } from '../../kernel/jobs/queues';
import { standingDeliveries } from '../../records/webhooks/webhook.repository';
import type { Observer } from '../../kernel/observe/observer';
import { StartFailure } from '../../kernel/start-failure';

const REQUEST_SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const JOB_SECONDS = [0.1, 0.5, 2, 5, 15, 60, 300];
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface Metrics extends Observer {
  /**
   * From here on the database is asked at each scrape for what every copy sees alike: what waits, and since when.
   */
  watch(database: Database): void;
  /** All that is known now, in Prometheus' form. */
  text(): Promise<string>;
}

/**
 * Counts for Prometheus. Their labels are ids of operations, names of queues and of providers, and statuses: never an address, so that
 * there are no more series than the program has parts.
 */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'troth_requests_total',
    help: 'Requests answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'troth_request_seconds',
    help: 'How long requests took to be answered, by operation.',
    labelNames: ['operation'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'troth_jobs_total',
    help: 'Jobs that were worked on here, by queue and how they ended.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'troth_job_seconds',
    help: 'How long jobs took, by queue: `generation` makes agreements.',
    labelNames: ['queue'],
    buckets: JOB_SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'troth_errors_total',
    help: 'Failures that nobody foresaw, by where they happened.',
    labelNames: ['where'],
    registers,
  });
  let look = () => Promise.resolve();
  return {
    request: async (answer) => {
      const end = requestSeconds.startTimer();
      const answered = await answer();
      const { operation, status } = answered;
      end({ operation });
      requests.inc({ operation, status: String(status) });
      return answered;
    },
    job: async (queue, work) => {
      const end = jobSeconds.startTimer({ queue });
      try {
        await work();
        jobs.inc({ queue, outcome: 'done' });
      } catch (failure) {
        jobs.inc({ queue, outcome: 'failed' });
        throw failure;
      } finally {
        end();
      }
    },
    statement: null,
    failed: (_error, { queue, portal }) =>
      errors.inc({ where: portal !== undefined ? 'browser' : queue === undefined ? 'request' : 'job' }),
    close: () => Promise.resolve(),
    watch: (database) => (look = watching(database, registers)),
    // Before the registry reads any of it.
    text: async () => {
      await look();
      return registry.metrics();
    },
  };
}

/** What stands in the database, and the connections to it. */
function watching(database: Database, registers: Registry[]): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const due = gauge('troth_jobs_due', 'Jobs that are due or being worked on, by queue.', ['queue']);
  const oldest = gauge('troth_jobs_oldest_due_seconds', 'Since when the oldest of them is due.', ['queue']);
  const failed = gauge('troth_jobs_given_up', 'Jobs given up after every attempt, as far as they are kept.', ['queue']);
  const outbox = gauge(
    'troth_outbox_oldest_seconds',
    'Since when the oldest mail waits that is not delivered; 0 for none.',
  );
  const undeliverable = gauge('troth_outbox_undeliverable', 'Mails given up, as far as they are kept.');
  const webhooks = gauge(
    'troth_webhooks_oldest_unprocessed_seconds',
    'Since when the oldest delivery waits that nobody acted on; 0 for none.',
    ['provider'],
  );
  const deliveries = gauge('troth_deliveries', 'Deliveries to webhook endpoints, by what became of them.', ['status']);
  const undelivered = gauge(
    'troth_deliveries_oldest_waiting_seconds',
    'Since when the oldest delivery waits to be sent; 0 for none.',
  );
  const seals = gauge(
    'troth_seals_oldest_waiting_seconds',
    'Since when the oldest notarized agreement has no seal; 0 for none.',
  );
  const log = gauge('troth_audit_log_entries', 'How high the sealed audit log stands: entries of all chains.');
  const backup = gauge('troth_last_backup_age_seconds', 'Since the moment of the last backup; -1 where none was made.');
  const pool = gauge('troth_database_connections', 'Connections of this copy to PostgreSQL.', ['state']);
  const answers = gauge('troth_database_up', '1 where the database answered this scrape.');
  const since = (at: Date | string | null) =>
    at === null ? 0 : Math.max(0, (Date.now() - new Date(at).getTime()) / 1000);
  return async () => {
    for (const each of [due, oldest, failed, webhooks, pool]) each.reset();
    const { total = 0, idle = 0, waiting = 0 } = database.connections?.() ?? {};
    pool.set({ state: 'open' }, total);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waited for' }, waiting);
    try {
      await database.db.transaction().execute(async (tx) => {
        for (const queue of await standingQueues(tx)) {
          due.set({ queue: queue.name }, queue.due);
          oldest.set({ queue: queue.name }, since(queue.oldestDueAt));
          failed.set({ queue: queue.name }, queue.failed);
        }
        const { rows } = await sql<{ mail: Date | null; givenUp: number; seal: Date | null; entries: number }>`
          select (select min(created_at) from mail_outbox where status in ('QUEUED', 'SENDING', 'FAILED')) as mail,
            (select count(*)::int from mail_outbox where status = 'UNDELIVERABLE') as given_up,
            (select min(provider_completed_at) from notarizations where provider_completed_at is not null
              and notarization_completed_at is null and deleted_at is null) as seal,
            (select coalesce(sum(length), 0)::float8 from audit_chains) as entries`.execute(tx);
        const [row] = rows;
        outbox.set(since(row?.mail ?? null));
        undeliverable.set(row?.givenUp ?? 0);
        seals.set(since(row?.seal ?? null));
        log.set(row?.entries ?? 0);
        const outgoing = await standingDeliveries(tx);
        for (const status of ['delivered', 'waiting', 'failed'] as const) deliveries.set({ status }, outgoing[status]);
        undelivered.set(since(outgoing.oldestWaitingSince));
        const received = await tx
          .selectFrom('webhookDeliveries')
          .select('provider')
          .select(sql<Date | null>`min(received_at) filter (where processed_at is null)`.as('oldest'))
          .groupBy('provider')
          .execute();
        for (const { provider, oldest: at } of received) webhooks.set({ provider }, since(at));
        const last = await lastBackup(tx);
        backup.set(last === null ? -1 : since(last.snapshotAt));
      });
      answers.set(1);
    } catch {
      answers.set(0);
    }
  };
}

/**
 * Serves the metrics at `/metrics` of a port of their own, to every caller that reaches it. @throws StartFailure
 * PORT_TAKEN
 */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        new StartFailure(
          'PORT_TAKEN',
          `Port ${port} on ${host} cannot be used for the metrics (${cause.code ?? cause.message}). Choose another with TROTH_METRICS_PORT.`,
          { cause },
        ),
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
}
