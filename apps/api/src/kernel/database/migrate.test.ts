import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import { migrate } from './migrate';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const record = (name: string, isContracting: boolean) =>
  api.services.database.executeSql('insert into schema_migrations (name, is_contracting) values ($1, $2)', [
    name,
    isContracting,
  ]);

it('does nothing to a database that is up to date', async () => {
  expect(await migrate(api.services.database)).toEqual({ ran: [], newer: [] });
});

it('works on where a newer version only added, and says in one sentence where it took something away', async () => {
  await record('9998_adds.sql', false);
  expect(await migrate(api.services.database)).toEqual({ ran: [], newer: ['9998_adds.sql'] });
  await record('9999_drops.sql', true);
  await expect(migrate(api.services.database)).rejects.toMatchObject({
    name: 'StartFailure',
    code: 'DATABASE_NEWER',
    message: expect.stringMatching(
      /^The database belongs to a newer version of Troth, .*9999_drops\.sql\)\./,
    ) as string,
  });
});
