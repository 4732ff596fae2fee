/** Bytes by what they are: the key is their SHA-256 in hexadecimal, so equal files are stored once and never change. */
export interface FileStore {
  /** Stores bytes so that they survive a crash from here on. Storing them again changes nothing. */
  put(bytes: Uint8Array): Promise<{ readonly key: string; readonly size: number }>;
  /** @returns null when there are none under this key. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removes what is stored under a key; nothing happens when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key, in any order. */
  keys(): AsyncIterable<string>;
  /**
   * Removes everything that a caller does not want, files that a crash left half written included; those have no key.
   * A store that is younger than sealing holds nothing else, and has none.
   */
  sweep?(
    isUnwanted: (file: { readonly key: string | null; readonly firstByte: number | null }) => boolean,
  ): Promise<void>;
}

const KEY = /^[0-9a-f]{64}$/;
export const isFileKey = (text: string): boolean => KEY.test(text);

/** @throws where the text is no key: one from elsewhere could name a place outside the store. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A file key is 64 hexadecimal digits.');
  return key;
}
