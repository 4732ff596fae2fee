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
  // Each worker has asked once at its start, and rests.
  await vi.waitFor(() => expect(Object.keys(asked).sort()).toEqual([...queueNames].sort()), 10_000);
  return { jobs, asked, done };
}

const write = (jobs: Jobs, data: { number: number }, startAfter?: Date) =>
  api.db.transaction().execute((tx) => jobs.enqueue(tx, mail, data, startAfter === undefined ? {} : { startAfter }));

describe('a job that was written', () => {
  it('wakes the workers of its queue when its transaction commits, and no others', async () => {
    const { jobs, asked, done } = await workingJobs();
    try {
      const before = { ...asked };
      await write(jobs, { number: 1 });
      await vi.waitFor(() => expect(done).toEqual(['mail {"number":1}']), 10_000);
      for (const queue of queueNames) if (queue !== 'mail') expect(asked[queue], queue).toBe(before[queue]);
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
