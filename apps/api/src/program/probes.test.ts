import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openProbes } from './probes';

const database = { hasFailed: false, executeSql: () => Promise.resolve({ rows: [] }) };
const probes = openProbes({
  executeSql: () => (database.hasFailed ? Promise.reject(new Error('The database is away.')) : database.executeSql()),
});
const server = createServer((request, response) => {
  if (!probes.answer(request, response)) response.writeHead(418).end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  probes.isReady = true;
  database.hasFailed = false;
});
afterAll(() => server.close());

const statusOf = async (path: string) => (await fetch(origin + path)).status;

it('says that it lives whatever happens, and that it is ready with its database alone', async () => {
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
  database.hasFailed = true;
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
});

it('is not ready while it starts and while it drains', async () => {
  probes.isReady = false;
  expect([await statusOf('/livez'), await statusOf('/readyz?by=balancer')]).toEqual([200, 503]);
});

it('leaves every other request alone', async () => {
  expect([await statusOf('/'), await statusOf('/readyz/more'), await statusOf('/health')]).toEqual([418, 418, 418]);
});
