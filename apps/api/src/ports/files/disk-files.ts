import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store';

const KEY = /^[0-9a-f]{64}$/;

/** Files in a folder, spread over subfolders by the first two digits of their key. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    // A key from elsewhere could name a path outside the folder.
    if (!KEY.test(key)) throw new Error('A file key is 64 hexadecimal digits.');
    return join(folder, key.slice(0, 2), key.slice(2));
  };
  const readOrNull = async (path: string): Promise<Uint8Array | null> => {
    try {
      return await readFile(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  return {
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(key);
      const size = bytes.byteLength;
      if ((await readOrNull(path))?.byteLength === size) return { key, size };
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.${key}.${randomUUID()}`);
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return { key, size };
    },
    read: (key) => readOrNull(pathOf(key)),
  };
}

/** The new name is on disk only once its folder is. Not every system lets a folder be opened; there the rename must do. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
