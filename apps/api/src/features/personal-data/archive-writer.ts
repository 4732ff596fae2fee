import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** So much of an archive is in memory at once, beside the one file that is being added. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** What the archive's own directory can address. */
const LARGEST_ARCHIVE_BYTES = 0xff_ff_ff_ff;

/** A ZIP archive that is written from its beginning to its end and never held whole. */
export interface ArchiveWriter {
  /** @param isPacked True for what gets no smaller, such as a PDF or a picture. */
  add(name: string, bytes: Uint8Array, isPacked: boolean): Promise<void>;
  /** @returns the size of the whole. */
  end(): Promise<number>;
}

/** @param keep Takes the next piece over; the pieces one after the other are the archive. */
export function archiveWriter(keep: (piece: Uint8Array) => Promise<void>, now: Date): ArchiveWriter {
  const chunks: Uint8Array[] = [];
  let waiting = 0;
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
    waiting += chunk.byteLength;
    size += chunk.byteLength;
  });
  const hand = async (least: number): Promise<void> => {
    if (waiting < least || waiting === 0) return;
    const all = Buffer.concat(chunks);
    chunks.length = 0;
    waiting = 0;
    for (let from = 0; from < all.byteLength; from += PIECE_BYTES) await keep(all.subarray(from, from + PIECE_BYTES));
  };
  return {
    add: async (name, bytes, isPacked) => {
      const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
      entry.mtime = now;
      zip.add(entry);
      entry.push(bytes, true);
      if (size > LARGEST_ARCHIVE_BYTES) throw new RangeError('The archive is larger than its form allows.');
      await hand(PIECE_BYTES);
    },
    end: async () => {
      zip.end();
      await hand(1);
      return size;
    },
  };
}

/** Names in an archive: each once, whatever the files are called. */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const dot = name.lastIndexOf('.') > name.lastIndexOf('/') ? name.lastIndexOf('.') : name.length;
    let unique = name;
    // Some systems know no difference between capitals and small letters.
    for (let number = 2; used.has(unique.toLowerCase()); number += 1)
      unique = `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    used.add(unique.toLowerCase());
    return unique;
  };
}
