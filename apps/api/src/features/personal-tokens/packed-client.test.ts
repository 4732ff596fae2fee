import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { anAttorney } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const execute = promisify(execFile);
const house = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));

/** Somebody else's program: all that it has is the packed client, an address and a token. */
const PROGRAM = `// @ts-check
import { ApiError, createApiClient, unwrap } from '@troth/api-client';

const { process } = /** @type {any} */ (globalThis);
const [, , baseUrl, token] = process.argv;
const api = createApiClient({ baseUrl, getToken: async () => token });
const me = await unwrap(api.GET('/users/me'));
/** @type {string} */
const email = me.email;
const refused = await unwrap(api.GET('/admin/running')).catch((error) => error);
if (!(refused instanceof ApiError)) throw new Error('The token opens what it has no scope for.');
console.log(JSON.stringify({ email, status: refused.status, code: refused.code }));
`;

it('a token is all that a fresh project needs beside the packed client', { timeout: 180_000 }, async () => {
  const project = await mkdtemp(join(tmpdir(), 'troth-fresh-'));
  const api = await testApp();
  const answer = getRequestListener(api.app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void answer(request, response));
  try {
    await execute(process.execPath, [house('tooling/publishing/unpack-package.mjs'), project], {
      cwd: house('packages/api-client'),
    });
    await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(project, 'program.js'), PROGRAM);
    const compiler = house('tooling/typescript/node_modules/.bin/tsc');
    const strictly = ['--noEmit', '--checkJs', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', ''];
    await execute(compiler, [...strictly, 'program.js'], { cwd: project });

    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const attorney = await anAttorney(api);
    const expiresAt = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
    const made = await api.post<{ token: string }>(
      `/users/${attorney.id}/personal-tokens`,
      { name: 'A program', scopes: ['clients:read'], expiresAt },
      attorney,
    );
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await execute(process.execPath, ['program.js', origin, made.body.token], { cwd: project });
    expect(JSON.parse(stdout)).toEqual({ email: attorney.email, status: 403, code: 'TOKEN_SCOPE_MISSING' });
  } finally {
    server.closeAllConnections();
    server.close();
    await api.close();
    await rm(project, { recursive: true });
  }
});
