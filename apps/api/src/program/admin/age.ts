import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A new pair in the form in which `age-keygen` writes it. */
export async function newKeyPair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** A file as it lies in a backup. */
export interface KeptFile {
  readonly size: number;
  /** Of the encrypted bytes, in hexadecimal. */
  readonly sha256: string;
}

/** Encrypts to public keys of `age`. */
export function encryption(recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return {
    /** Writes a new file that is on the disk when this ends. */
    write: async (path: string, bytes: AsyncIterable<Uint8Array>): Promise<KeptFile> => {
      const encrypted = await encrypter.encrypt(webStream(bytes));
      const hash = createHash('sha256');
      let size = 0;
      const file = await open(path, 'wx', 0o600);
      try {
        for await (const piece of encrypted as unknown as AsyncIterable<Uint8Array>) {
          hash.update(piece);
          size += piece.byteLength;
          await file.writeFile(piece);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      return { size, sha256: hash.digest('hex') };
    },
  };
}

interface Decryption {
  /** @throws where none of the keys opens the file, or it was altered. */
  readonly read: (path: string) => AsyncIterable<Uint8Array>;
}

/** Opens with secret keys of `age`. */
export function decryption(identities: readonly string[]): Decryption {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return {
    read: async function* (path: string): AsyncGenerator<Uint8Array> {
      const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
      try {
        yield* (await decrypter.decrypt(webStream(file))) as unknown as AsyncIterable<Uint8Array>;
      } finally {
        file.destroy();
      }
    },
  };
}

const PIECE_BYTES = 1024 * 1024;

/** The library reads streams of the web, and of bytes that are nobody else's. */
const webStream = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: true })) as unknown as globalThis.ReadableStream<Uint8Array>;

/** What comes through a transformation; a failure of either ends the other, and is thrown to the reader. */
export const through = (bytes: AsyncIterable<Uint8Array>, transform: Transform): AsyncIterable<Uint8Array> =>
  pipeline(Readable.from(bytes), transform, () => undefined);

/** @returns null where there is no such file. */
export async function keptFile(path: string): Promise<KeptFile | null> {
  const hash: Hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Uint8Array>) {
      hash.update(piece);
      size += piece.byteLength;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}
