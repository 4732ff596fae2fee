import { problem } from './problem';

const TAG = /^(?:W\/)?"?([\w-]{1,64})"?$/;
const VERSION = /^\d{1,9}$/;

/**
 * What a write is based on, by its name: from `If-Match: "3f2a…"` (weak marks and quotes allowed).
 * @returns null when none is given; such a write is accepted (D12).
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
 * @returns null when neither is given; such a write is accepted (D12).
 * @throws Problem MALFORMED_REQUEST when the header is no version.
 */
export function expectedVersion(request: Request, fromBody: number | undefined): number | null {
  const tag = expectedTag(request);
  if (tag === null) return fromBody ?? null;
  if (!VERSION.test(tag)) throw problem('MALFORMED_REQUEST');
  return Number(tag);
}

/** What a row is named by in `If-Match`, where it has no version of its own: when it was last changed, in milliseconds. */
export const changeTag = (row: { readonly updatedAt: Date }): string => String(row.updatedAt.getTime());

/**
 * Refuses a write on a row that was changed since it was shown. Without `If-Match` it is accepted (D12).
 * @throws Problem VERSION_CONFLICT with what is stored now as `current`
 */
export function requireUnchanged(request: Request, row: { readonly updatedAt: Date }, present: () => unknown): void {
  const tag = expectedTag(request);
  if (tag !== null && tag !== changeTag(row)) throw problem('VERSION_CONFLICT', { extensions: { current: present() } });
}
