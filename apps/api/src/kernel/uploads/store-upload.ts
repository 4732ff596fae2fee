import { randomUUID } from 'node:crypto';
import type { DocumentFiles, StoredBytes } from '../protection/document-files';
import type { CoupleSeal } from '../protection/protection';

/**
 * Stores the bytes of a file, sealed, and then has its row written. Bytes whose row is not written go again; those of a
 * transaction that fails later stay sealed in the store, and nobody reaches them.
 * @param insert Writes the row, under the id that the bytes are bound to.
 */
export async function storeUpload<Row>(
  { files, seal }: { readonly files: DocumentFiles; readonly seal: CoupleSeal },
  bytes: Uint8Array,
  insert: (stored: StoredBytes & { readonly id: string }) => Promise<Row>,
): Promise<Row> {
  const id = randomUUID();
  const stored = await files.put(seal, id, bytes);
  try {
    return await insert({ id, ...stored });
  } catch (error) {
    await files.remove(stored.key);
    throw error;
  }
}
