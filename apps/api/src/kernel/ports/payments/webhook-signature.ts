import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature older than this is refused, so that a recorded delivery cannot be played back later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const hmac = (secret: string, timestamp: number, bytes: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest();

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "t." and the raw bytes>`. */
export function signWebhook(secret: string, bytes: Uint8Array, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${hmac(secret, timestamp, bytes).toString('hex')}`;
}

/** Whether one of the header's `v1` signatures is the secret's over exactly these bytes, and fresh. */
export function isSignedBy(
  secret: string,
  header: string | null,
  bytes: Uint8Array,
  now: Date,
  toleranceSeconds = SIGNATURE_TOLERANCE_SECONDS,
): boolean {
  if (header === null || header.length > 2000) return false;
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - timestamp) > toleranceSeconds) return false;
  const expected = hmac(secret, timestamp, bytes);
  return parts.some(([name, value]) => {
    if (name !== 'v1' || value === undefined || !/^[0-9a-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, 'hex'), expected);
  });
}
