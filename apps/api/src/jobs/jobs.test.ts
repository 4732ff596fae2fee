import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';
import { openJobs } from './jobs';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('a program that is killed in the middle of a job', () => {
  it('does the job after its next start, when the database is its own', async () => {
    const { database, jobs } = api.services;
    if (database.kind !== 'embedded') return;
    await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'housekeeping', { name: 'lost' }));
    await database.executeSql("update pgboss.job set state = 'active', started_on = now() where name = 'housekeeping'");
    const done: unknown[] = [];
    const next = await openJobs({
      database,
      queues: { housekeeping: { handler: (data) => Promise.resolve(void done.push(data)) } },
      logger: pino({ level: 'silent' }),
      supervise: false,
    });
    await next.drain();
    await next.stop();
    expect(done).toEqual([{ name: 'lost' }]);
  });
});
