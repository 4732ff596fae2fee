import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from './disk-files';

describe('files on disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'troth-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const bytes = new TextEncoder().encode('agreement');

  it('names bytes by their SHA-256, stores equal ones once and leaves no half-written file', async () => {
    const files = diskFiles(folder);
    const [first, second] = await Promise.all([files.put(bytes), files.put(bytes)]);
    expect(first).toEqual({ key: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength });
    expect(second).toEqual(first);
    expect(await files.read(first.key)).toEqual(Buffer.from(bytes));
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('knows nothing of a key that was never stored, and refuses what is no key', async () => {
    const files = diskFiles(folder);
    expect(await files.read('0'.repeat(64))).toBeNull();
    expect(() => files.read('../../etc/passwd')).toThrow('hexadecimal');
  });
});
