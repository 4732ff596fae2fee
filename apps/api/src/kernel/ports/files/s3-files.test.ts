import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFiles } from '../../../program/open-files';
import { copyFiles } from './copy-files';
import { diskFiles } from './disk-files';
import { s3AddressFrom } from './s3-address';
import { s3Files } from './s3-files';

const keyOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const file = (text: string) => Buffer.from(text);

const keysOf = async (store: { keys(): AsyncIterable<string> }) => {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.sort();
};

describe('FILES_URL', () => {
  it.each([
    ['s3://deeds', { bucket: 'deeds', prefix: '', region: 'us-east-1', endpoint: null }],
    [
      's3://deeds/troth/eu/?region=eu-central-1&endpoint=https%3A%2F%2Fs3.example',
      { bucket: 'deeds', prefix: 'troth/eu/', region: 'eu-central-1', endpoint: 'https://s3.example' },
    ],
    [
      's3://deeds?endpoint=http://127.0.0.1:9000',
      { bucket: 'deeds', prefix: '', region: 'us-east-1', endpoint: 'http://127.0.0.1:9000' },
    ],
  ])('is read: %s', (text, address) => expect(s3AddressFrom(text)).toEqual(address));

  it.each([
    'deeds',
    'https://deeds',
    's3://',
    's3://Deeds_of_mine',
    's3://key:secret@deeds',
    's3://deeds?endpoint=http://s3.example',
    's3://deeds?endpoint=nowhere',
    's3://deeds?acl=public-read',
    's3://deeds#part',
  ])('is refused: %s', (text) => expect(s3AddressFrom(text)).toBeNull());
});

describe('files in a bucket', () => {
  let server: FauxqsServer;
  let endpoint: string;
  const folders: string[] = [];
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'troth-files-'));
    folders.push(folder);
    return folder;
  };
  const aBucket = (name: string, prefix = '') => {
    server.createBucket(name);
    return s3Files({ bucket: name, prefix, region: 'us-east-1', endpoint });
  };
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
    endpoint = `http://127.0.0.1:${server.port}`;
  });
  afterAll(async () => {
    await server.stop();
    vi.unstubAllEnvs();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('are named by their SHA-256, stored once, read whole and removed', async () => {
    const store = aBucket('once', 'troth/');
    const bytes = Buffer.alloc(3_000_000, 'sealed');
    const first = await store.put(bytes);
    expect(first).toEqual({ key: keyOf(bytes), size: bytes.byteLength });
    expect(await store.put(bytes)).toEqual(first);
    expect(await keysOf(store)).toEqual([first.key]);
    expect(Buffer.compare((await store.read(first.key)) ?? file(''), bytes)).toBe(0);
    await store.remove(first.key);
    await store.remove(first.key);
    expect(await store.read(first.key)).toBeNull();
  });

  it('are all listed, and only those below the prefix', async () => {
    const [all, part] = [aBucket('many'), s3Files({ bucket: 'many', prefix: 'part/', region: 'us-east-1', endpoint })];
    await part.put(file('in the part'));
    const stored = await Promise.all(Array.from({ length: 30 }, (_, at) => all.put(file(`file ${at}`))));
    expect(await keysOf(all)).toEqual(stored.map(({ key }) => key).sort());
    expect(await keysOf(part)).toEqual([keyOf(file('in the part'))]);
  });

  it('refuse what is no key, and what is not what its key says', async () => {
    const store = aBucket('other');
    await expect(store.read('../../etc/passwd')).rejects.toThrow('hexadecimal');
    const { key } = await store.put(file('ours'));
    const other = await fetch(`${endpoint}/other/${key}`, { method: 'PUT', body: 'theirs' });
    expect(other.status).toBe(200);
    await expect(store.read(key)).rejects.toThrow('other bytes');
  });

  it('are the same for every copy of the program; a bucket that is not there stops the start', async () => {
    server.createBucket('shared');
    const at = (bucket: string) =>
      openFiles({ dataDir: aFolder(), files: { bucket, prefix: '', region: 'us-east-1', endpoint } });
    const { key } = await (await at('shared')).put(file('an agreement'));
    expect(Buffer.from((await (await at('shared')).read(key)) ?? []).toString()).toBe('an agreement');
    await expect(at('nowhere')).rejects.toMatchObject({ code: 'FILES_UNREACHABLE' });
  });

  it('are copied from a folder and back, after an interruption too, and what is damaged is named and left', async () => {
    const folder = aFolder();
    const disk = diskFiles(folder);
    const stored = await Promise.all(Array.from({ length: 8 }, (_, at) => disk.put(file(`file ${at}`))));
    const damaged = keyOf(file('lost'));
    mkdirSync(join(folder, damaged.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, damaged.slice(0, 2), damaged.slice(2)), 'something else');
    const bucket = aBucket('copies');
    let puts = 0;
    const broken = {
      ...bucket,
      put: async (bytes: Uint8Array) => {
        puts += 1;
        if (puts > 3) throw new Error('The line is gone.');
        return bucket.put(bytes);
      },
    };
    await expect(copyFiles(disk, broken)).rejects.toThrow('The line is gone.');
    expect(await copyFiles(disk, bucket)).toEqual({ copied: 5, known: 3, damaged: [damaged] });
    expect(await copyFiles(disk, bucket)).toEqual({ copied: 0, known: 8, damaged: [damaged] });
    const back = diskFiles(aFolder());
    expect(await copyFiles(bucket, back)).toEqual({ copied: 8, known: 0, damaged: [] });
    expect(await keysOf(back)).toEqual(stored.map(({ key }) => key).sort());
  });

  it('are not taken for copied where the store gives back something else', async () => {
    const disk = diskFiles(aFolder());
    await disk.put(file('whole'));
    const forgetful = { ...aBucket('forgetful'), read: () => Promise.resolve(file('half')) };
    await expect(copyFiles(disk, forgetful)).rejects.toThrow('cannot be read as it was written');
  });
});
