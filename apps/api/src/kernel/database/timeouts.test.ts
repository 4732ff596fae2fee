import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { openApp, type TestApp } from '../../testing/open-app';
import { copyTemplate } from '../../testing/postgres';
import { postgresDatabase } from './database';

describe.skipIf(inject('postgresUrl') === '')('a statement that takes too long on PostgreSQL', () => {
  let api: TestApp;
  let ada: TestPerson;
  let url: string;

  beforeAll(async () => {
    const copy = await copyTemplate(inject('postgresUrl'), inject('postgresTemplate'));
    url = copy.url;
    const timeouts = { statementMs: 200, idleInTransactionMs: 60_000 };
    const database = postgresDatabase(url, 2, () => undefined, timeouts);
    const dispose = async () => {
      await database.close();
      await copy.drop();
    };
    api = await openApp({ database, url, dispose });
    ada = await aCustomer(api);
  });
  afterAll(() => api.close());

  const rename = () => api.patch<{ code: string }>(`/users/${ada.id}`, { firstName: 'Ada' }, ada);

  it('is ended, and the caller is asked to come back, with nothing of the program in the answer', async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query('select from users where id = $1 for update', [ada.id]);
    const reply = await rename();
    expect([reply.status, reply.headers.get('retry-after'), reply.body.code]).toEqual([503, '5', 'UNAVAILABLE']);
    expect(JSON.stringify(reply.body)).not.toMatch(/timeout|cancel|statement|at .*\.ts/i);
    await other.query('rollback');
    await other.end();
    expect((await rename()).status).toBe(200);
  });
});
