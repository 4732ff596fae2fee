import type { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Bytes of an extended nonce: random ones never meet. */
const NONCE_BYTES = 24;

interface Seal {
  readonly key: Uint8Array;
  readonly cipher: typeof xchacha20poly1305;
}

let seal: Seal | null = null;

/** The cipher is needed with the first word that is kept, not to show a page: it is loaded beside the person. */
export async function openDeviceStorage(key: Uint8Array): Promise<void> {
  const { xchacha20poly1305: cipher } = await import('@noble/ciphers/chacha.js');
  seal = { key, cipher };
}

/** Forgets the key: what is kept cannot be read until it is opened again. */
export function closeDeviceStorage(): void {
  seal = null;
}

/** Whether it was opened and not closed since: its key need not be asked for. */
export const isDeviceStorageOpen = (): boolean => seal !== null;

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

/** Each value is bound to the name it is kept under: one that was moved opens no more. */
const cipherOf = ({ key, cipher }: Seal, nonce: Uint8Array, name: string) =>
  cipher(key, nonce, new TextEncoder().encode(name));

/**
 * What was typed and is not stored yet, kept on the device and sealed with a key of the person's that only the API gives,
 * to them alone, so that the device's files tell nobody. Names are kept as they are. ADR 0097
 *
 * Signing out clears all of it. Without a key nothing is read or kept, and a full or forbidden storage keeps nothing: what
 * stands on the page is never touched.
 */
export const deviceStorage = {
  /** @returns null too for what another person kept here, or was altered. */
  read(name: string): string | null {
    if (seal === null) return null;
    try {
      const kept = bytesOf(window.localStorage.getItem(name) ?? '');
      const opened = cipherOf(seal, kept.subarray(0, NONCE_BYTES), name).decrypt(kept.subarray(NONCE_BYTES));
      return new TextDecoder().decode(opened);
    } catch {
      return null;
    }
  },
  /** @returns Whether it's kept. */
  keep(name: string, value: string): boolean {
    if (seal === null) return false;
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = cipherOf(seal, nonce, name).encrypt(new TextEncoder().encode(value));
    try {
      window.localStorage.setItem(name, base64Of(Uint8Array.of(...nonce, ...sealed)));
      return true;
    } catch {
      // Only the copy for after a closed tab is missing.
      return false;
    }
  },
  drop(name: string): void {
    window.localStorage.removeItem(name);
  },
  names(): readonly string[] {
    return Object.keys(window.localStorage);
  },
};

export type DeviceStorage = typeof deviceStorage;
