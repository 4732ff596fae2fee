import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config';
import { portalApp } from '../portal-server';
import { exportPortals } from './export-portals';

const settings = {
  API_ORIGIN: 'https://api.example.com',
  CUSTOMER_ORIGIN: 'https://app.example.com',
  ATTORNEY_ORIGIN: 'https://attorney.example.com',
  ADMIN_ORIGIN: 'https://admin.example.com',
};
const config = readConfig(settings);
/** As they are where the API is not under their origins: at a CDN never. */
const served = readConfig({ ...settings, TROTH_API_ON_PORTALS: 'false' });
const work = mkdtempSync(join(tmpdir(), 'troth-export-'));
const built = join(work, 'built');
const folder = join(work, 'out');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(async () => {
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Troth</title>');
  writeFileSync(join(built, 'assets', 'index-B1x.js'), 'export {};');
  expect(await exportPortals(config, folder, () => built)).toContain(folder);
});
afterAll(() => rmSync(work, { recursive: true }));

interface Rules {
  fallback: string;
  rules: { path: string; headers: Record<string, string> }[];
}

/** A server as the file tells one to be. */
function serveExported(portal: string, pathname: string) {
  const { fallback, rules } = JSON.parse(read(`${portal}.headers.json`)) as Rules;
  const files = readdirSync(join(folder, portal), { recursive: true }) as string[];
  const file = files.includes(pathname.slice(1)) ? pathname : fallback;
  const fits = (path: string) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path);
  return { body: read(`${portal}${file}`), headers: rules.find(({ path }) => fits(path))?.headers ?? {} };
}

describe('portals for a CDN', () => {
  it.each(['/', '/documents/5', '/signin-redirect', '/assets/index-B1x.js', '/environment.json'])(
    'say of %s what our own server says',
    async (pathname) => {
      const answer = await portalApp(served, 'attorney', built).request(`https://attorney.example.com${pathname}`);
      const { body, headers } = serveExported('attorney', pathname);
      const own = await answer.text();
      if (pathname === '/environment.json') expect(JSON.parse(body)).toEqual(JSON.parse(own));
      else expect(body).toBe(own);
      for (const name of ['content-type', 'etag', 'vary']) answer.headers.delete(name);
      // Whom a page will talk to, which a file may tell as well.
      if (pathname === '/environment.json') delete headers['link'];
      expect(headers).toEqual(Object.fromEntries(answer.headers));
    },
  );

  it('say to each portal who it is, and whom to tell of a vulnerability', () => {
    expect(JSON.parse(read('admin/environment.json'))).toMatchObject({
      apiBase: 'https://api.example.com',
      clientId: 'troth-admin',
    });
    expect(read('customer/.well-known/security.txt')).toContain('Canonical: https://app.example.com/');
  });

  it('are not mixed with what a folder holds, and are built before', async () => {
    await expect(exportPortals(config, folder, () => built)).rejects.toThrow(/is not empty/);
    await expect(exportPortals(config, join(work, 'other'), () => join(work, 'nowhere'))).rejects.toThrow(/not built/);
  });
});
