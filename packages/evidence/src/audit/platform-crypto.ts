/** What verifying needs of its platform. Browsers and Node have it; the rules themselves touch no global. */
export interface AuditCrypto {
  /** Hexadecimal, lower case. */
  sha256(data: string | Uint8Array): Promise<string>;
  /** Of Ed25519; null where the platform does not know it. */
  isSignature(publicKey: string, signature: string, text: string): Promise<boolean | null>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The part of WebCrypto that is used. */
interface Subtle<Key> {
  digest(algorithm: 'SHA-256', data: Bytes): Promise<ArrayBuffer>;
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: { name: 'Ed25519' },
    extractable: false,
    usages: 'verify'[],
  ): Promise<Key>;
  verify(algorithm: { name: 'Ed25519' }, key: Key, signature: Bytes, data: Bytes): Promise<boolean>;
}

const HEX = /^(?:[0-9a-f]{2})*$/;

export const toHex = (bytes: Uint8Array): string => {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
};

function fromHex(hex: string): Bytes | null {
  if (!HEX.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** @param encode Text to UTF-8. */
export function platformCrypto<Key>(subtle: Subtle<Key>, encode: (text: string) => Bytes): AuditCrypto {
  const keys = new Map<string, Promise<Key>>();
  const keyOf = (publicKey: string, bytes: Bytes) => {
    const known = keys.get(publicKey) ?? subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify']);
    keys.set(publicKey, known);
    return known;
  };
  return {
    sha256: async (data) =>
      toHex(
        new Uint8Array(await subtle.digest('SHA-256', typeof data === 'string' ? encode(data) : new Uint8Array(data))),
      ),
    isSignature: async (publicKey, signature, text) => {
      const key = fromHex(publicKey);
      const bytes = fromHex(signature);
      if (key?.length !== 32 || bytes?.length !== 64) return false;
      try {
        return await subtle.verify({ name: 'Ed25519' }, await keyOf(publicKey, key), bytes, encode(text));
      } catch (error) {
        // An algorithm that is not there, and nothing else, is no answer; a key that is none signs nothing.
        return error instanceof Error && error.name === 'NotSupportedError' ? null : false;
      }
    },
  };
}
