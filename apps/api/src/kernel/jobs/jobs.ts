import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import { type Database, executeSqlIn, type Tx } from '../database/database';
import { type Observer, unobserved } from '../observe/observer';
import type { Services } from '../services';
import type { EnqueueOptions, Job, JobKind } from './job';

/** The queue in the database. Jobs are written in the transaction of what caused them and survive the process. */
export interface Jobs {
  /** The queue's workers, of every copy of the program, hear of it when the transaction commits. */
  enqueue<Data extends object>(
    tx: Tx,
    kind: JobKind<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Starts the workers of this process. */
  work(): Promise<void>;
  /** Runs every job that is due, here and now, until none is left. For tests and for the seed. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';
/** Under which a job's name gives its id, always the same. */
const JOB_NAMESPACE = '0f6e2bb0-6d0a-4c53-9f0e-6a7d3d4b7c11';
/** On which the database says that a queue was written to. */
export const JOBS_CHANNEL = 'troth_jobs';
/** Said in place of a queue's name when a job for later was written. */
const FOR_LATER = '';
/**
 * One statement asks which queues have a job that is due, and when the next one is: it is asked again then, and after so
 * long in any case, for what nobody was told of.
 */
const LONGEST_UNWATCHED_MS = 30_000;
/** A job that failed is written down as such shortly after. */
const AFTER_FAILURE_MS = 500;
/** A job whose copy of the program has not said for so long that it works on it is given to another. */
const LEASE_MS = 20_000;
/** How often it says so. */
const LEASE_RENEWED_MS = 5_000;
/** A worker waits to be woken; on its own it asks this seldom. */
const POLL_SECONDS = 3_600;
/** How often old jobs are removed. */
const MAINTENANCE_SECONDS = 300;
const DRAIN_BATCH = 20;
/** What is worked on when the program stops is given so long to end. */
const LONGEST_STOP_MS = 10_000;

/** Creates the queue's own tables, and the queues that are not there yet; part of the prepared image, and of each start. */
export async function prepareJobs(database: Database, jobs: readonly Pick<Job, 'name'>[]): Promise<void> {
  const boss = bossOver(database, true);
  await boss.start();
  const present = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of jobs.filter((job) => !present.has(job.name)))
    await boss.createQueue(name, {
      name,
      retryLimit: 8,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 300,
    });
  await boss.stop({ graceful: false, wait: true });
}

function bossOver(database: Pick<Database, 'executeSql'>, migrate: boolean, supervise = false): PgBoss {
  return new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    migrate,
    supervise,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    schedule: false,
  });
}

export async function openJobs(options: {
  database: Database;
  jobs: readonly Job[];
  /** Asked for late, since the queue is one of the services. */
  services: () => Services;
  logger: Logger;
  observer?: Observer;
  supervise: boolean;
  /** For tests, which do not wait as long. */
  leaseMs?: number;
}): Promise<Jobs> {
  const { database, services, logger, observer = unobserved, leaseMs = LEASE_MS } = options;
  const known = new Map(options.jobs.map((job) => [job.name, job]));
  const underWay = new UnderWay();
  const asking = {
    executeSql: (...asked: Parameters<Database['executeSql']>) => underWay.add(database.executeSql(...asked)),
  };
  const boss = bossOver(asking, false, options.supervise);
  boss.on('error', (error) => logger.error({ err: { name: error.name, message: error.message } }, 'job queue error'));
  await boss.start();
  if (database.kind === 'embedded') await takeUpLostJobs(database);
  const workers = new Map<string, Promise<string>>();
  /** A queue has no worker before its first job, for which the worker looks at once. */
  const wake = (queue: string) => {
    if (!known.has(queue)) return;
    const worker = workers.get(queue);
    if (worker === undefined) workers.set(queue, startWorker(queue));
    else void worker.then((id) => boss.notifyWorker(id));
  };
  let stopWaking: () => Promise<void> = () => Promise.resolve();
  const leases =
    database.kind === 'embedded' ? NO_LEASES : leasesOver(database, logger, Math.min(leaseMs / 4, LEASE_RENEWED_MS));
  const run = async (queue: string, job: { id: string; data: unknown }): Promise<void> => {
    const found = known.get(queue);
    if (found === undefined) return;
    const giveBack = leases.take(job.id);
    try {
      await observer.job(queue, () => found.handle(services(), found.schema.parse(job.data)));
    } catch (failure) {
      if (failure instanceof Error) observer.failed(failure, { queue });
      lookIn(AFTER_FAILURE_MS);
      throw failure;
    } finally {
      giveBack();
    }
  };
  const startWorker = (queue: string) =>
    boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
      // There may be more behind it: the worker looks at once, and rests when there is none.
      wake(queue);
      for (const job of jobs) await underWay.add(run(queue, job));
    });
  let lookIn: (ms: number) => void = () => undefined;
  return {
    enqueue: async (tx, { name: queue }, data, { onceFor, startAfter } = {}) => {
      if (!known.has(queue)) throw new Error(`No queue is called ${queue}.`);
      await boss.send(queue, data, {
        ...(onceFor === undefined ? {} : { id: v5(`${queue} ${onceFor}`, JOB_NAMESPACE) }),
        ...(startAfter === undefined ? {} : { startAfter }),
        db: { executeSql: executeSqlIn(tx) },
      });
      const said = startAfter === undefined ? queue : FOR_LATER;
      await sql`select pg_notify(${JOBS_CHANNEL}, ${said})`.execute(tx);
    },
    work: async () => {
      const watch = watching(async () => {
        if (database.kind !== 'embedded') await takeUpAbandonedJobs(database, leaseMs);
        const { due, nextInMs } = await waitingJobs(database);
        due.forEach(wake);
        return nextInMs;
      }, logger);
      lookIn = watch.lookIn;
      const stopListening = await database.listen(JOBS_CHANNEL, {
        heard: (queue) => {
          if (queue === FOR_LATER) return watch.lookIn(0);
          wake(queue);
          // Whichever copy takes it may be killed over it.
          watch.lookIn(leaseMs);
        },
        missed: () => watch.lookIn(0),
      });
      stopWaking = async () => {
        await watch.stop();
        await stopListening();
      };
    },
    drain: async () => {
      const queues = [...known.keys()];
      for (;;) {
        const { due } = await waitingJobs(database);
        const queue = queues.find((name) => due.includes(name));
        if (queue === undefined) return;
        // The next look begins behind it, as if each had been asked in its turn.
        queues.push(...queues.splice(0, queues.indexOf(queue) + 1));
        for (const job of (await boss.fetch<unknown>(queue, { batchSize: DRAIN_BATCH })) ?? []) {
          await run(queue, job);
          await boss.complete(queue, job.id);
        }
      }
    },
    stop: async () => {
      const until = performance.now() + LONGEST_STOP_MS;
      await stopWaking();
      await boss.stop({ graceful: true, wait: true, timeout: LONGEST_STOP_MS });
      await underWay.settled(until);
    },
  };
}

/**
 * What the queue asked the database and the jobs it began. It does not wait for all of it when it stops: a job that was just
 * being fetched is still worked on, and how a job ended is written down in passing.
 */
class UnderWay {
  readonly #promises = new Set<Promise<unknown>>();

  add<T>(promise: Promise<T>): Promise<T> {
    const known = promise.finally(() => this.#promises.delete(known));
    this.#promises.add(known);
    return known;
  }

  /** Resolves when nothing is under way and nothing followed from it, or at a moment of `performance.now()`. */
  async settled(until: number): Promise<void> {
    while (this.#promises.size > 0 && performance.now() < until) {
      await Promise.race([Promise.allSettled(this.#promises), pause(until - performance.now(), null, { ref: false })]);
      await nextTurn();
    }
  }
}

/**
 * Jobs that were being worked on when the program was killed. Only one program at a time opens the embedded database,
 * so at its start nobody works on them any more; on PostgreSQL another copy may.
 */
async function takeUpLostJobs(database: Database): Promise<void> {
  await database.executeSql(`update ${SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`);
}

/** Jobs whose copy of the program no longer says that it works on them. One that ended its copy each time is given up. */
async function takeUpAbandonedJobs(database: Database, leaseMs: number): Promise<void> {
  await database.executeSql(
    `update ${SCHEMA}.job set
       state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::${SCHEMA}.job_state,
       start_after = now(),
       completed_on = case when retry_count < retry_limit then null else now() end
     where state = 'active' and started_on < now() - make_interval(secs => $1)`,
    [leaseMs / 1000],
  );
}

interface Leases {
  /** @returns What ends it. */
  take(jobId: string): () => void;
}
/** The embedded database has one program at a time. */
const NO_LEASES: Leases = { take: () => () => undefined };

/** Says of the jobs that are worked on here that they are, while there are any. By the database's clock alone. */
function leasesOver(database: Database, logger: Logger, everyMs: number): Leases {
  const held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const renew = () => {
    database
      .executeSql(`update ${SCHEMA}.job set started_on = now() where state = 'active' and id = any($1::uuid[])`, [
        `{${[...held].join(',')}}`,
      ])
      .catch((error: unknown) => logger.error({ err: error }, 'the jobs that are worked on could not be kept'));
  };
  return {
    take: (jobId) => {
      held.add(jobId);
      timer ??= setInterval(renew, everyMs).unref();
      return () => {
        held.delete(jobId);
        if (held.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** The queues with a job that could be worked on now, and how long until another has one. */
async function waitingJobs(database: Database): Promise<{ due: string[]; nextInMs: number }> {
  const { rows } = await database.executeSql(
    `select name, bool_or(start_after <= now()) as due,
       (extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::float8 as wait
     from ${SCHEMA}.job where state < 'active' group by name`,
  );
  const waits = rows.map(({ wait }) => (wait === null ? Infinity : Number(wait)));
  return {
    due: rows.filter(({ due }) => due === true).map(({ name }) => String(name)),
    nextInMs: Math.min(LONGEST_UNWATCHED_MS, ...waits),
  };
}

/** Looks again and again, never twice at once, each time after as long as the look before says, or sooner when told to. */
function watching(look: () => Promise<number>, logger: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let at = Infinity;
  let current: Promise<void> | null = null;
  let isOver = false;
  const lookIn = (ms: number) => {
    const wanted = performance.now() + ms;
    if (isOver || wanted >= at) return;
    clearTimeout(timer);
    at = wanted;
    timer = setTimeout(() => {
      at = Infinity;
      // Told in the middle of a look, which may have come too early for it.
      if (current === null) current = lookNow();
      else void current.then(() => lookIn(0));
    }, Math.ceil(ms));
    timer.unref();
  };
  const lookNow = async () => {
    const pause = await look().catch((error: unknown) => {
      logger.error({ err: error }, 'the queues could not be asked for due jobs');
      return LONGEST_UNWATCHED_MS;
    });
    current = null;
    lookIn(pause);
  };
  lookIn(0);
  return {
    lookIn,
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      await current;
    },
  };
}
