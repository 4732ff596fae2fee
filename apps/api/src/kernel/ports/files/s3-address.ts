import { isLoopbackOrigin } from '@troth/domain/stand-ins';

/** Where files lie in S3 or in a store that speaks like it. */
export interface S3Address {
  readonly bucket: string;
  /** What each object's name begins with: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Null is Amazon's own for the region. */
  readonly endpoint: string | null;
}

/**
 * Reads `s3://bucket/prefix?region=…&endpoint=…`.
 * @returns null where the text is none, or names an endpoint elsewhere to which nothing encrypts.
 */
export function s3AddressFrom(text: string): S3Address | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const known = new Set(['region', 'endpoint']);
  if ([...url.searchParams.keys()].some((name) => !known.has(name))) return null;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && (endpoint.startsWith('https://') || isLoopbackOrigin(endpoint))))
    return null;
  const path = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
  };
}
