import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, type FileStore, isFileKey } from './file-store';
import { syncFolder } from './sync-folder';

/** Files in a folder, spread over subfolders by the first two digits of their key. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, checkedKey(key).slice(0, 2), key.slice(2));
  const keyOf = (path: string): string | null => {
    const key = relative(folder, path).split(sep).join('');
    return isFileKey(key) ? key : null;
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
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    async *keys() {
      for (const path of await filesIn(folder)) {
        const key = keyOf(path);
        if (key !== null) yield key;
      }
    },
    sweep: async (isUnwanted) => {
      for (const path of await filesIn(folder)) {
        if (isUnwanted({ key: keyOf(path), firstByte: await firstByteOf(path) })) await rm(path, { force: true });
      }
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function firstByteOf(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1), 0, 1, 0);
    return bytesRead === 1 ? (buffer[0] ?? null) : null;
  } finally {
    await file.close();
  }
}
