import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Database } from '../database/database';
import { type Jobs, openJobs } from './jobs';
import { jobs as allJobs } from '../../program/jobs';
import { housekeepingJob } from '../../program/housekeeping';
import { jobKind } from './job';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('a program that is killed in the middle of a job', () => {
  it('does the job after its next start, when the database is its own', async () => {
    const { database, jobs } = api.services;
    if (database.kind !== 'embedded') return;
    await database.db.transaction().execute((tx) => jobs.enqueue(tx, housekeepingJob, { name: 'lost' }));
    await database.executeSql("update pgboss.job set state = 'active', started_on = now() where name = 'housekeeping'");
    const done: unknown[] = [];
    const next = await openJobs({
      database,
      jobs: [
        { ...housekeepingJob, schema: z.looseObject({}), handle: (_, data) => Promise.resolve(void done.push(data)) },
      ],
      services: () => api.services,
      logger: pino({ level: 'silent' }),
      supervise: false,
    });
    await next.drain();
    await next.stop();
    expect(done).toEqual([{ name: 'lost' }]);
  });
});

describe('a copy of the program that is killed over a job, where others share its database', () => {
  const LEASE_MS = 1_200;

  /** A copy that works on one kind of job. */
  async function aCopy(handle: (data: unknown) => Promise<void>) {
    const { database } = api.services;
    const copy = await openJobs({
      database,
      jobs: [{ ...housekeepingJob, schema: z.looseObject({}), handle: (_, data) => handle(data) }],
      services: () => api.services,
      logger: pino({ level: 'silent' }),
      supervise: false,
      leaseMs: LEASE_MS,
    });
    await copy.work();
    return copy;
  }
  const enqueue = (name: string) =>
    api.services.database.db.transaction().execute((tx) => api.services.jobs.enqueue(tx, housekeepingJob, { name }));
  /** As it stands once a copy has taken it and said nothing since. */
  const abandon = (name: string, retries: number) =>
    api.services.database.executeSql(
      `update pgboss.job set state = 'active', started_on = now() - interval '2 s', retry_count = $2
       where data->>'name' = $1`,
      [name, retries],
    );

  it('leaves it to another, unless it ended its copy each time', async () => {
    if (api.services.database.kind === 'embedded') return;
    await enqueue('abandoned');
    await abandon('abandoned', 1);
    await enqueue('poisonous');
    await abandon('poisonous', 8);
    const done: unknown[] = [];
    const other = await aCopy((data) => Promise.resolve(void done.push(data)));
    await vi.waitFor(() => expect(done).toEqual([{ name: 'abandoned' }]), { timeout: 10_000 });
    const { rows } = await api.services.database.executeSql(
      "select state from pgboss.job where data->>'name' = 'poisonous'",
    );
    expect(rows).toEqual([{ state: 'failed' }]);
    await other.stop();
  });

  it('is not thought killed while it works on, however long that takes', async () => {
    if (api.services.database.kind === 'embedded') return;
    let begun = 0;
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const handle = async () => {
      begun += 1;
      await isFinished;
    };
    const [first, second] = [await aCopy(handle), await aCopy(handle)];
    await enqueue('long');
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 });
    const startedMs = async () => {
      const { rows } = await api.services.database.executeSql(
        "select (extract(epoch from started_on) * 1000)::float8 as ms from pgboss.job where data->>'name' = 'long'",
      );
      return Number(rows[0]?.['ms']);
    };
    const before = await startedMs();
    await vi.waitFor(async () => expect(await startedMs()).toBeGreaterThan(before + 2 * LEASE_MS), { timeout: 20_000 });
    expect(begun).toBe(1);
    finish();
    await Promise.all([first.stop(), second.stop()]);
  });
});

const queueNames = allJobs.map(({ name }) => name);
/** Two kinds, as they are called in the database, that carry whatever a test sends. */
const mail = jobKind({ name: 'mail', schema: z.looseObject({}) });
const refunds = jobKind({ name: 'refunds', schema: z.looseObject({}) });

const FETCH = /update .*\.job/is;

/** Workers of every queue, with what they were given, and how often each queue was asked for a job. */
async function workingJobs() {
  const { database } = api.services;
  const asked: Record<string, number> = {};
  const done: string[] = [];
  const counting: Database = {
    ...database,
    executeSql: (text, values) => {
      const queue = queueNames.find((name) => values?.includes(name) === true || text.includes(`'${name}'`));
      if (queue !== undefined && FETCH.test(text)) asked[queue] = (asked[queue] ?? 0) + 1;
      return database.executeSql(text, values);
    },
  };
  const jobs = await openJobs({
    database: counting,
    jobs: allJobs.map(({ name }) => ({
      name,
      schema: z.looseObject({}),
      handle: (_, data) => Promise.resolve(void done.push(`${name} ${JSON.stringify(data)}`)),
    })),
    services: () => api.services,
    logger: pino({ level: 'silent' }),
    supervise: false,
  });
  await jobs.work();
  return { jobs, asked, done };
}

const write = (jobs: Jobs, data: { number: number }, startAfter?: Date) =>
  api.db.transaction().execute((tx) => jobs.enqueue(tx, mail, data, startAfter === undefined ? {} : { startAfter }));

describe('a job that was written', () => {
  it('gets its queue a worker, which is woken when a transaction commits, and no others', async () => {
    const { jobs, asked, done } = await workingJobs();
    try {
      expect(asked).toEqual({});
      await write(jobs, { number: 1 });
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":1}']), 10_000);
      await write(jobs, { number: 2 });
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":1}', 'mail {"number":2}']), 10_000);
      expect(Object.keys(asked)).toEqual(['mail']);
    } finally {
      await jobs.stop();
    }
  });

  it('wakes nobody when its transaction is rolled back', async () => {
    const { jobs, done } = await workingJobs();
    try {
      const failed = api.db.transaction().execute(async (tx) => {
        await jobs.enqueue(tx, mail, { number: 0 });
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      await write(jobs, { number: 2 });
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":2}']), 10_000);
    } finally {
      await jobs.stop();
    }
  });

  it('is worked on with all that wait in its queue, without a rest between them', async () => {
    const { jobs, done, asked } = await workingJobs();
    try {
      const before = asked['refunds'] ?? 0;
      await api.db.transaction().execute(async (tx) => {
        for (let number = 1; number <= 8; number += 1) await jobs.enqueue(tx, refunds, { number });
      });
      await vi.waitFor(() => expect(done).toHaveLength(8), 10_000);
      expect((asked['refunds'] ?? 0) - before).toBeLessThan(30);
    } finally {
      await jobs.stop();
    }
  });

  it('is worked on to its end where it was just being fetched as its program stopped, which then asks the database nothing', async () => {
    const { database } = api.services;
    const asked: string[] = [];
    let ends = 0;
    const jobs = await openJobs({
      database: {
        ...database,
        executeSql: async (text, values) => {
          asked.push(text);
          await pause(100);
          return database.executeSql(text, values);
        },
      },
      jobs: [
        {
          ...mail,
          handle: async () => {
            await pause(100);
            ends += 1;
            throw new Error('written down in passing');
          },
        },
      ],
      services: () => api.services,
      logger: pino({ level: 'silent' }),
      supervise: false,
    });
    await write(api.services.jobs, { number: 10 });
    await jobs.work();
    await vi.waitFor(() => expect(asked.some((text) => /skip locked/i.test(text))).toBe(true), {
      timeout: 10_000,
      interval: 5,
    });
    await jobs.stop();
    expect(ends).toBe(1);
    const atTheEnd = asked.length;
    await pause(500);
    expect(asked).toHaveLength(atTheEnd);
    await api.db.transaction().execute((tx) => sql`delete from pgboss.job where name = 'mail'`.execute(tx));
  });

  it('is found by the program that starts after it was written', async () => {
    await write(api.services.jobs, { number: 9 });
    const { jobs, done } = await workingJobs();
    try {
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":9}']), 10_000);
    } finally {
      await jobs.stop();
    }
  });

  it('for a later moment is found when it is due, without a notice', async () => {
    const { jobs, done } = await workingJobs();
    try {
      await write(jobs, { number: 3 }, new Date(Date.now() + 1_000));
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":3}']), 15_000);
    } finally {
      await jobs.stop();
    }
  });
});
