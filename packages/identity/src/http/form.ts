import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings';

/** Far more than any of our forms holds. */
const FORM_MAX_BYTES = 16 * 1024;

export type FormFailure = 'FORGED' | 'NOT_A_FORM' | 'TOO_LARGE';

export class FormError extends Error {
  constructor(readonly failure: FormFailure) {
    super(failure);
    this.name = 'FormError';
  }
}

const expectedToken = (key: string, uid: string) => createHmac('sha256', key).update(`form:${uid}`).digest('base64url');

/** Ties a form to one pending sign-in, which in turn is tied to the visitor's cookie. */
export function formTokenFor({ keys }: Settings, uid: string): string {
  return expectedToken(keys.cookies[0] ?? '', uid);
}

export function isFormToken({ keys }: Settings, uid: string, token: string): boolean {
  return keys.cookies.some((key) => {
    const expected = Buffer.from(expectedToken(key, uid));
    const given = Buffer.from(token);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Browsers say where a form comes from; a foreign one is refused before it is read. */
function comesFromHere(request: IncomingMessage, { issuer }: Settings): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnOrigin = origin === undefined || origin === new URL(issuer).origin;
  return isOwnOrigin && (site === undefined || site === 'same-origin');
}

/** @throws FormError when it is forged, too large, or no form at all */
export async function readForm(request: IncomingMessage, settings: Settings): Promise<URLSearchParams> {
  if (!comesFromHere(request, settings)) throw new FormError('FORGED');
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new FormError('NOT_A_FORM');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > FORM_MAX_BYTES) throw new FormError('TOO_LARGE');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
