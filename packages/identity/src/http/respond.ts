import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findAsset, stylesFor } from '../pages/assets';
import { printPage, type Page } from '../pages/layout';
import type { Settings } from '../settings';
import { gzipHead } from './gzip-head';

const ONE_YEAR = 31_536_000;

/** Where a form's answer may lead in the end: here, and back to the portals. */
function formTargets({ clients }: Settings): string {
  const urls = clients.flatMap((client) => [client.loginUrl, ...client.redirectUris, ...client.postLogoutRedirectUris]);
  return [...new Set(urls.map((url) => new URL(url).origin))].join(' ');
}

/**
 * Headers of everything that may be shown as a page. Scripts, fonts and drawings come from our assets alone, styles are those that stand in
 * every page. No page may be framed: silent renewal needs only redirects, which are unaffected.
 */
export function pageHeaders(settings: Settings): Record<string, string> {
  const assets = `${settings.issuer.replace(/\/$/, '')}/assets/`;
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src ${assets}`,
      `style-src 'sha256-${createHash('sha256').update(stylesFor(settings.mountPath)).digest('base64')}'`,
      `font-src ${assets}`,
      `img-src ${assets}`,
      `form-action 'self' ${formTargets(settings)}`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    // Mailed links carry secrets in their address; another site is never told it.
    'referrer-policy': 'same-origin',
    // A portal opens these pages in a window when a session has ended, and waits for that window: a policy that cuts it
    // off would leave the person outside. Framing is forbidden above.
    'cross-origin-opener-policy': 'unsafe-none',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

const takesGzip = ({ headers }: IncomingMessage) => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

export function sendPage(response: ServerResponse, settings: Settings, status: number, page: Page): void {
  const { head, rest } = printPage(settings.mountPath, page);
  const isGzipped = takesGzip(response.req);
  response.writeHead(status, {
    ...pageHeaders(settings),
    'content-type': 'text/html; charset=utf-8',
    ...(isGzipped && { 'content-encoding': 'gzip' }),
  });
  response.end(isGzipped ? gzipHead(head, rest) : head + rest);
}

/** After a form: the browser follows with GET, so that reloading sends nothing twice. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' });
  response.end();
}

export function sendAsset(request: IncomingMessage, response: ServerResponse, file: string): void {
  const asset = findAsset(file);
  if (!asset) return sendNothing(response, 404);
  const isGzipped = asset.gzipped !== null && takesGzip(request);
  const bytes = isGzipped && asset.gzipped !== null ? asset.gzipped : asset.bytes;
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': bytes.length,
    'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
    ...(isGzipped ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(bytes);
}

export function sendNothing(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-length': '0', 'cache-control': 'no-store', ...headers });
  response.end();
}
