import { platformCrypto, type Verdict, verifyLog } from '@troth/evidence/audit';
import type { Seal } from '@troth/evidence/seals';
import { api, unwrap } from '@troth/portal/api';

/** Keys that this Troth publishes; null when they cannot be had now: the log is then looked at alone. */
async function publishedKeys(): Promise<string[] | null> {
  try {
    const keys = await unwrap(api.GET('/audit-keys'));
    return keys.map(({ publicKey }) => publicKey);
  } catch {
    return null;
  }
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

export interface Verified {
  readonly verdict: Verdict;
  /** Null where the file bears none, or there is no file. */
  readonly seal: Seal | null;
}

/** Verifies in this browser. Neither file is sent anywhere; only the public keys are asked for. */
export async function verifyFiles(log: File, file: File | null): Promise<Verified> {
  const crypto = platformCrypto(window.crypto.subtle, (text) => new TextEncoder().encode(text));
  const bytes = file === null ? null : await bytesOf(file);
  const verdict = await verifyLog({ log: await bytesOf(log), file: bytes, trustedKeys: await publishedKeys() }, crypto);
  if (bytes === null) return { verdict, seal: null };
  // What reads seals is large, and only a file has one.
  const { readSeal } = await import('@troth/evidence/seals');
  return { verdict, seal: await readSeal(bytes, crypto) };
}
