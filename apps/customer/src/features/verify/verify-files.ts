import { platformCrypto, type Verdict, verifyLog } from '@troth/domain/audit';
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

/** Verifies in this browser. Neither file is sent anywhere; only the public keys are asked for. */
export async function verifyFiles(log: File, file: File | null): Promise<Verdict> {
  return verifyLog(
    {
      log: await bytesOf(log),
      file: file === null ? null : await bytesOf(file),
      trustedKeys: await publishedKeys(),
    },
    platformCrypto(window.crypto.subtle, (text) => new TextEncoder().encode(text)),
  );
}
