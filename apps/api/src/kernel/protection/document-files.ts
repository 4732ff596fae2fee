import { createHash } from 'node:crypto';
import type { FileStore } from '../ports/files/file-store';
import type { CoupleSeal } from './protection';

/** Files of documents. Their bytes leave the program sealed with the document's key, and bound to the file's row. */
export interface DocumentFiles {
  /**
   * Seals and stores bytes so that they survive a crash from here on. Each time they are stored under a key of their own.
   * @param fileId The id that the file's row in `files` has or will have.
   * @returns The key to store in the row, and what the bytes are before they are sealed.
   */
  put(seal: CoupleSeal, fileId: string, bytes: Uint8Array): Promise<StoredBytes>;
  /** @returns null when there are none. @throws SealError when they were altered, or are another file's. */
  read(seal: CoupleSeal, fileId: string, key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

export interface StoredBytes {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

const placeOf = (fileId: string) => ({ table: 'files', column: 'bytes', rowId: fileId });

export function documentFiles(store: FileStore): DocumentFiles {
  return {
    put: async (seal, fileId, bytes) => {
      const { key } = await store.put(seal.sealBytes(placeOf(fileId), bytes));
      return { key, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    read: async (seal, fileId, key) => {
      const sealed = await store.read(key);
      return sealed === null ? null : seal.openBytes(placeOf(fileId), sealed);
    },
    remove: (key) => store.remove(key),
  };
}
