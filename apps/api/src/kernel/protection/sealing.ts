import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a sealed value is bound to: moved to another row or column it does not open. */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly rowId: string;
}

/** A sealed value that was altered, moved, or sealed with another key. Tells its place, never a value. */
export class SealError extends Error {
  override readonly name = 'SealError';
  constructor({ table, column, rowId }: Place) {
    super(`${table}.${column} of ${rowId} does not open: it was altered or moved, or its key is another.`);
  }
}

/** Version 1: this byte, a random nonce, the ciphertext, the tag (AES-256-GCM). */
export const SEALED_VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

export const KEY_BYTES = 32;

/** JSON puts every part in quotes, so no two places have the same bytes. */
const boundTo = ({ table, column, rowId }: Place): Buffer =>
  Buffer.from(JSON.stringify([SEALED_VERSION, table, column, rowId]));

export function sealWith(key: KeyObject, place: Place, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(place));
  return Buffer.concat([Buffer.of(SEALED_VERSION), nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws SealError */
export function openWith(key: KeyObject, place: Place, sealed: Uint8Array): Buffer {
  if (!isSealed(sealed)) throw new SealError(place);
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, HEAD_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(place));
  cipher.setAuthTag(sealed.subarray(sealed.byteLength - TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(HEAD_BYTES, sealed.byteLength - TAG_BYTES)), cipher.final()]);
  } catch {
    throw new SealError(place);
  }
}

/** Whether bytes have the form of a sealed value. */
export const isSealed = (bytes: Uint8Array): boolean =>
  bytes[0] === SEALED_VERSION && bytes.byteLength >= HEAD_BYTES + TAG_BYTES;

/** A key of its own for each use of another. */
export function derivedKey(key: KeyObject | Uint8Array, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `troth ${use}`, KEY_BYTES)));
}
