import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { logRefusals, pathShape } from './log-refusals';

/** What is logged of one answer. */
async function loggedOf(status: number): Promise<unknown[]> {
  const lines: unknown[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const server = createServer((request, response) => {
    logRefusals(request, response, logger);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/users/5f1c/invite?email=ada@example.com`, { method: 'POST' });
  await new Promise((resolve) => server.close(resolve));
  return lines;
}

describe('the log of refusals', () => {
  it.each([200, 401, 404, 428, 430, 499])('says nothing of a %i', async (status) => {
    expect(await loggedOf(status)).toEqual([]);
  });

  it.each([
    [429, 40],
    [500, 50],
    [503, 50],
  ])('says that a %i was answered, and names nobody', async (status, level) => {
    expect(await loggedOf(status)).toEqual([
      { level, status, method: 'POST', path: '/users/_/invite', msg: 'refused' },
    ]);
  });

  it.each([
    ['/oidc/interaction/gX_7-secret/login', '/oidc/interaction/_/login'],
    ['/calendar/abcDEF123', '/calendar/_'],
    ['/users/0b1c7a36-8f6f-4a3e-9b1d-7f1a2c3d4e5f/carts', '/users/_/carts'],
    ['/', '/'],
  ])('keeps of %s only words', (url, shape) => {
    expect(pathShape(url)).toBe(shape);
  });
});
