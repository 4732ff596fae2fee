import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { BACKGROUND_HEADER, TAB_HEADER } from './tab';

/** As long as browsers keep it at most: two hours in Chromium, a day in Firefox. */
const MAX_AGE_SECONDS = 7200;
const EXPOSED = ['x-request-id', 'retry-after', 'content-disposition', 'etag'].join(',');

/**
 * Lets the portals' pages read answers. Only a preflight is left to Hono: it tells its headers before there is an answer, and
 * then copies each answer through a stream to add them.
 */
export function crossOrigin(portalOrigins: readonly string[]): MiddlewareHandler {
  const preflight = cors({
    origin: (origin) => (portalOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', TAB_HEADER, BACKGROUND_HEADER],
    maxAge: MAX_AGE_SECONDS,
  });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return preflight(context, next);
    await next();
    const { headers } = context.res;
    const origin = context.req.header('origin');
    if (origin !== undefined && portalOrigins.includes(origin)) headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
    headers.set('access-control-expose-headers', EXPOSED);
    headers.append('vary', 'origin');
    return undefined;
  };
}
