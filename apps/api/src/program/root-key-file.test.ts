import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { rotateRootKey } from './admin/rotate-root-key';
import { openProtection, rewrapDataKeys } from '../kernel/protection/protection';
import { newRootKey, rootKeys } from '../kernel/protection/root-keys';
import { type TestApp, testApp } from '../testing/test-app';
import { installationRootKeys, readRootKeyFile, replaceRootKeyFile } from './root-key-file';

let api: TestApp;
let dataDir: string;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('dataKeys').execute();
  dataDir = mkdtempSync(join(tmpdir(), 'troth-root-key-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const open = async (environment: Record<string, string> = {}) => {
  const config = readConfig({ NODE_ENV: 'test', TROTH_DATA_DIR: dataDir, ...environment });
  const keys = await installationRootKeys(config, api.db);
  await openProtection(api.db, keys);
  return keys.currentId;
};
const file = () => join(dataDir, 'keys', 'root.key');

describe('the root key', () => {
  it('is made at the first start, for its owner alone, and is the same at the next', async () => {
    const made = await open();
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await open()).toBe(made);
  });

  it('may come from the environment; then no file is made', async () => {
    const key = newRootKey().toString('base64');
    expect(await open({ TROTH_ROOT_KEY: key })).toBe(await open({ TROTH_ROOT_KEY: key }));
    expect(readRootKeyFile(dataDir)).toBeNull();
  });

  it('is not made anew when the data is sealed already', async () => {
    await open();
    rmSync(file());
    await expect(open()).rejects.toMatchObject({ code: 'ROOT_KEY_MISSING' });
    expect(readRootKeyFile(dataDir)).toBeNull();
  });

  it('stops the start when it is another than the data was sealed with, and changes nothing', async () => {
    await open();
    const before = await api.db.selectFrom('dataKeys').selectAll().execute();
    const other = { TROTH_ROOT_KEY: newRootKey().toString('base64') };
    await expect(open(other)).rejects.toMatchObject({ name: 'StartFailure', code: 'ROOT_KEY_WRONG' });
    expect(await api.db.selectFrom('dataKeys').selectAll().execute()).toEqual(before);
  });

  it('is accepted beside the one before, with which data is still sealed', async () => {
    await open();
    const [first] = readRootKeyFile(dataDir) ?? [];
    if (first === undefined) throw new Error('There is no key.');
    const next = newRootKey();
    const id = await open({
      TROTH_ROOT_KEY: next.toString('base64'),
      TROTH_ROOT_KEY_PREVIOUS: Buffer.from(first).toString('base64'),
    });
    expect(id).not.toBe(await open());
    replaceRootKeyFile(dataDir, [next, first]);
    expect(await open()).toBe(id);
  });

  it('is never guessed from a file that holds something else', async () => {
    await open();
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}half a k`);
    await expect(open()).rejects.toMatchObject({ code: 'ROOT_KEY_UNREADABLE' });
  });
});

describe('rotating the root key', () => {
  const rotate = (environment: Record<string, string> = {}) =>
    rotateRootKey({
      config: readConfig({ NODE_ENV: 'test', TROTH_DATA_DIR: dataDir, ...environment }),
      database: api.services.database,
    });

  it('makes a new one in the data folder, which opens what the old one opened; the old one no longer does', async () => {
    const before = await open();
    const [old] = readRootKeyFile(dataDir) ?? [];
    expect(await rotate()).toContain('1 data keys');
    expect(await open()).not.toBe(before);
    expect(readRootKeyFile(dataDir)).toHaveLength(1);
    const given = { TROTH_ROOT_KEY: Buffer.from(old ?? []).toString('base64') };
    await expect(open(given)).rejects.toMatchObject({ code: 'ROOT_KEY_WRONG' });
  });

  it('that was broken off before or after the keys were wrapped leaves a folder that opens, and can be done again', async () => {
    await open();
    const [old] = readRootKeyFile(dataDir) ?? [];
    if (old === undefined) throw new Error('There is no key.');
    const half = newRootKey();
    replaceRootKeyFile(dataDir, [half, old]);
    await open();
    await rewrapDataKeys(api.db, rootKeys([half, old]));
    await open();
    await rotate();
    await open();
    expect(readRootKeyFile(dataDir)).toHaveLength(1);
  });

  it('wraps with the key of the environment, after which the one before is not needed', async () => {
    await open();
    const [old] = readRootKeyFile(dataDir) ?? [];
    const given = { TROTH_ROOT_KEY: newRootKey().toString('base64') };
    await rotate({ ...given, TROTH_ROOT_KEY_PREVIOUS: Buffer.from(old ?? []).toString('base64') });
    await open(given);
  });
});

describe('the settings of the root key', () => {
  it('are refused when they are no keys, without repeating them', () => {
    expect(() => readConfig({ TROTH_ROOT_KEY: 'hunter2' })).toThrow(/TROTH_ROOT_KEY: is 32 bytes in base64/);
    expect(() => readConfig({ TROTH_ROOT_KEY: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => readConfig({ TROTH_ROOT_KEY_PREVIOUS: newRootKey().toString('base64') })).toThrow('Set both');
  });

  it('ask for a key of its own in production on PostgreSQL', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/troth' };
    expect(() => readConfig(production)).toThrow('TROTH_ROOT_KEY is needed');
    expect(readConfig({ ...production, TROTH_ROOT_KEY: newRootKey().toString('base64') }).rootKeys).toHaveLength(1);
    expect(readConfig({ ...production, NODE_ENV: 'development' }).rootKeys).toBeNull();
  });
});
