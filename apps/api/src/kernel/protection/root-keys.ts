import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey, KEY_BYTES, openWith, sealWith } from './sealing';

const ID_BYTES = 8;

interface RootKey {
  readonly id: string;
  readonly wrapping: KeyObject;
  /** By which a backup's manifest is known to be this installation's. */
  readonly vouching: KeyObject;
}

/** A root key, and the ones before it that may still have wrapped something. */
export interface RootKeys {
  /** Names the key that wraps; made from it, and tells nothing of it. */
  readonly currentId: string;
  has(id: string): boolean;
  wrap(owner: string, dataKey: Uint8Array): Buffer;
  /** @throws SealError when it was altered or is another owner's. */
  unwrap(owner: string, wrapped: { wrappedKey: Uint8Array; rootKeyId: string }): Buffer;
  /** What only someone with the root key can say of these bytes. */
  vouch(bytes: Uint8Array): Vouched;
  /** @returns null where the root key that vouched is not known here. */
  isVouched(bytes: Uint8Array, vouched: Vouched): boolean | null;
}

export interface Vouched {
  readonly rootKeyId: string;
  /** HMAC-SHA-256 in hexadecimal. */
  readonly mac: string;
}

/** @param keys Each 32 bytes, the one that wraps first. */
export function rootKeys([current, ...previous]: readonly [Uint8Array, ...Uint8Array[]]): RootKeys {
  const first = rootKeyOf(current);
  const byId = new Map([first, ...previous.map(rootKeyOf)].map((key) => [key.id, key]));
  const placeOf = (owner: string) => ({ table: 'data_keys', column: 'wrapped_key', rowId: owner });
  return {
    currentId: first.id,
    has: (id) => byId.has(id),
    wrap: (owner, dataKey) => sealWith(first.wrapping, placeOf(owner), dataKey),
    unwrap: (owner, { wrappedKey, rootKeyId }) => {
      const key = byId.get(rootKeyId);
      if (key === undefined) throw new Error(`The root key ${rootKeyId} is not known to this copy of the program.`);
      return openWith(key.wrapping, placeOf(owner), wrappedKey);
    },
    vouch: (bytes) => ({ rootKeyId: first.id, mac: macOf(first, bytes).toString('hex') }),
    isVouched: (bytes, { rootKeyId, mac }) => {
      const key = byId.get(rootKeyId);
      if (key === undefined) return null;
      const [given, right] = [Buffer.from(mac, 'hex'), macOf(key, bytes)];
      return given.byteLength === right.byteLength && timingSafeEqual(given, right);
    },
  };
}

function rootKeyOf(bytes: Uint8Array): RootKey {
  if (bytes.byteLength !== KEY_BYTES) throw new Error(`A root key is ${KEY_BYTES} bytes.`);
  const key = createSecretKey(bytes);
  const id = derivedKey(key, 'root key id').export().subarray(0, ID_BYTES).toString('hex');
  return {
    id,
    wrapping: derivedKey(key, 'wrapping of data keys'),
    vouching: derivedKey(key, 'vouching for backups'),
  };
}

const macOf = ({ vouching }: RootKey, bytes: Uint8Array): Buffer =>
  createHmac('sha256', vouching).update(bytes).digest();

export const newRootKey = (): Buffer => randomBytes(KEY_BYTES);

const BASE64_OF_32_BYTES = /^[A-Za-z0-9+/]{43}=$/;

/** The 32 bytes that base64 stands for; null when it does not. */
export function rootKeyFromText(text: string): Buffer | null {
  return BASE64_OF_32_BYTES.test(text.trim()) ? Buffer.from(text.trim(), 'base64') : null;
}
