/** Bytes by what they are: the key is their SHA-256 in hexadecimal, so equal files are stored once and never change. */
export interface FileStore {
  /** Stores bytes so that they survive a crash from here on. Storing them again changes nothing. */
  put(bytes: Uint8Array): Promise<{ readonly key: string; readonly size: number }>;
  /** @returns null when there are none under this key. */
  read(key: string): Promise<Uint8Array | null>;
}
