import { CHANGE_TOPICS } from '@troth/domain/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../program/app';
import { postgresDatabase } from '../database/database';
import { aCouple, type TestPerson } from '../../testing/builders';
import { follow } from '../../testing/follow';
import { type TestApp, testApp } from '../../testing/test-app';
import { openChangeHub } from './change-hub';

let api: TestApp;
let copy: Awaited<ReturnType<typeof anotherCopy>>;

/** Another copy of the program on the same database: with connections of its own where the database takes more than one. */
async function anotherCopy() {
  const { services, databaseUrl, issuer } = api;
  const database = databaseUrl === null ? services.database : postgresDatabase(databaseUrl, 2, () => undefined);
  const changes = await openChangeHub(database, services.logger);
  return {
    app: createApp({ ...services, database, changes }),
    issuer,
    close: async () => {
      await changes.close();
      if (database !== services.database) await database.close();
    },
  };
}

beforeAll(async () => {
  api = await testApp();
  copy = await anotherCopy();
});
afterAll(async () => {
  await copy.close();
  await api.close();
});

async function rename({ app, issuer }: Pick<TestApp, 'app' | 'issuer'>, person: TestPerson): Promise<void> {
  const response = await app.request(`/users/${person.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await issuer.sign(person.claims)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Ida' }),
  });
  expect(response.status).toBe(200);
}

describe('two copies of the program', () => {
  it('tell each other’s listeners', async () => {
    const { a, b } = await aCouple(api);
    const [here, there] = await Promise.all([follow(api, a), follow(copy, b)]);
    await rename(api, a);
    expect(await here.next()).toEqual(['profile']);
    expect(await there.next()).toEqual(['document', 'partner']);
    await rename(copy, b);
    expect(await here.next()).toEqual(['document', 'partner']);
    expect(await there.next()).toEqual(['profile']);
    await Promise.all([here.stop(), there.stop()]);
  });

  it('have everything asked again when the line to the database was cut, and follow on', async () => {
    // The embedded database has no line to cut.
    if (api.databaseUrl === null) return;
    const { a } = await aCouple(api);
    const [here, there] = await Promise.all([follow(api, a), follow(copy, a)]);
    await api.services.database.executeSql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'troth-changes' and datname = current_database()",
    );
    expect(await here.next()).toEqual(CHANGE_TOPICS);
    expect(await there.next()).toEqual(CHANGE_TOPICS);
    await rename(api, a);
    expect(await here.next()).toEqual(['profile']);
    expect(await there.next()).toEqual(['profile']);
    await Promise.all([here.stop(), there.stop()]);
  });
});
