import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let server: Server;
let person: TestPerson;
beforeEach(async () => {
  api = await testApp();
  person = await aCustomer(api);
  const answer = getRequestListener(api.app.fetch, { overrideGlobalObjects: false });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

async function openStream(signal?: AbortSignal): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/users/${person.id}/changes`, {
    headers: { authorization: `Bearer ${await api.issuer.sign(person.claims)}` },
    ...(signal === undefined ? {} : { signal }),
  });
}

describe('a stream of changes over a real connection', () => {
  it('is let go of when the reader hangs up', async () => {
    const line = new AbortController();
    const response = await openStream(line.signal);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await response.body?.getReader().read();
    expect(api.services.changes.size).toBe(1);
    line.abort();
    await vi.waitFor(() => expect(api.services.changes.size).toBe(0), { timeout: 5000 });
  });

  it('does not keep the program from stopping', async () => {
    const responses = await Promise.all([openStream(), openStream()]);
    await api.services.changes.close();
    const closed = new Promise((resolve) => server.close(resolve));
    for (const response of responses) expect(await response.text()).toBe(': following\n\n');
    await closed;
    expect((await api.get(`/users/${person.id}/changes`, person)).status).toBe(503);
  });
});
