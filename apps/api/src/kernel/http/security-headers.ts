import type { MiddlewareHandler } from 'hono';

const HSTS = 'max-age=31536000; includeSubDomains';
/** JSON and files need nothing of the browser. Pages of ours replace this by a policy of their own. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers on every answer. HSTS only where the API is really reached by https. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('cross-origin-opener-policy', 'same-origin');
    // Pages elsewhere may embed what is public alone; the portals fetch, which this does not concern.
    if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isHttps) headers.set('strict-transport-security', HSTS);
  };
}
