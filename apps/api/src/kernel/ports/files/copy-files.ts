import { createHash } from 'node:crypto';
import type { FileStore } from './file-store';

export interface CopiedFiles {
  readonly copied: number;
  /** Were there before. */
  readonly known: number;
  /** Whose bytes are not what their key says, in the store that they come from. They are left alone. */
  readonly damaged: readonly string[];
}

const isWhole = (key: string, bytes: Uint8Array | null) =>
  bytes !== null && createHash('sha256').update(bytes).digest('hex') === key;

/**
 * Copies every file that the other store lacks, and reads each copy again. May be broken off and repeated.
 * @throws when a copy cannot be read as it was written.
 */
export async function copyFiles(from: FileStore, to: FileStore): Promise<CopiedFiles> {
  const known = new Set<string>();
  for await (const key of to.keys()) known.add(key);
  let [copied, knownCount] = [0, 0];
  const damaged: string[] = [];
  for await (const key of from.keys()) {
    if (known.has(key)) {
      knownCount += 1;
      continue;
    }
    const bytes = await from.read(key);
    // Removed since it was listed.
    if (bytes === null) continue;
    if (!isWhole(key, bytes)) {
      damaged.push(key);
      continue;
    }
    await to.put(bytes);
    if (!isWhole(key, await to.read(key))) throw new Error(`The copy of ${key} cannot be read as it was written.`);
    copied += 1;
  }
  return { copied, known: knownCount, damaged };
}
