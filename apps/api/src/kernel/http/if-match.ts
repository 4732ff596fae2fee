import { problem } from './problem';

const TAG = /^(?:W\/)?"?([\w-]{1,64})"?$/;
const VERSION = /^\d{1,9}$/;

/**
 * What a write is based on, by its name: from `If-Match: "3f2a…"` (weak marks and quotes allowed).
 * @returns null when none is given; such a write is accepted (decision 12).
 * @throws Problem MALFORMED_REQUEST when the header names nothing that we name.
 */
export function expectedTag(request: Request): string | null {
  const header = request.headers.get('if-match');
  if (header === null || header === '*') return null;
  const tag = TAG.exec(header.trim())?.[1];
  if (tag === undefined) throw problem('MALFORMED_REQUEST');
  return tag;
}

/**
 * The version on which a write is based: from `If-Match`, else from the body.
 * @returns null when neither is given; such a write is accepted (decision 12).
 * @throws Problem MALFORMED_REQUEST when the header is no version.
 */
export function expectedVersion(request: Request, fromBody: number | undefined): number | null {
  const tag = expectedTag(request);
  if (tag === null) return fromBody ?? null;
  if (!VERSION.test(tag)) throw problem('MALFORMED_REQUEST');
  return Number(tag);
}
