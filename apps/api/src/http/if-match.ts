import { problem } from './problem';

/**
 * The version on which a write is based: from `If-Match: "3"` (weak marks and quotes allowed), else from the body.
 * @returns null when neither is given; such a write is accepted (decision 12).
 * @throws Problem MALFORMED_REQUEST when the header is no version.
 */
export function expectedVersion(request: Request, fromBody: number | undefined): number | null {
  const header = request.headers.get('if-match');
  if (header === null || header === '*') return fromBody ?? null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw problem('MALFORMED_REQUEST');
  return Number(version);
}
