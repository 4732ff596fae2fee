import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { extname, join, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { API_PATH } from '@troth/domain/environment';
import { Hono } from 'hono';
import type { createApp } from './app';
import type { Config, Portal } from '../kernel/config/config';
import { packageRoot } from '../kernel/package-root';
import { providerEndpoints } from '../kernel/auth/provider-endpoints';
import { compress, encodingFor, SMALLEST_WORTH_COMPRESSING } from '../kernel/http/compression';
import { reportingEndpoints, reportTo } from '../kernel/http/content-policy';

/** Of files that are compressed once and served many times. */
const BROTLI_QUALITY = 9;
export const SIGN_IN_REDIRECT = '/signin-redirect';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.map', '.webmanifest']);

interface Served {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly type: string;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

/** Where the pages of a portal call the API: by default at their own origin, so that browsers ask for no leave first. ADR 0214. */
const apiBaseOf = (config: Config, portal: Portal): string =>
  config.apiOnPortals ? `${config.origins[portal]}${API_PATH}` : config.origins.api;

/** What a portal is told about where it lives; it asks its own origin (D40: environments by host). */
export const portalEnvironment = (config: Config, portal: Portal) => ({
  apiBase: apiBaseOf(config, portal),
  authority: config.identity.issuer,
  clientId: config.clientIds[portal],
  audience: config.identity.audience,
  isOwnProvider: config.identity.kind === 'embedded',
  ...(config.identity.kind === 'embedded' && { endpoints: providerEndpoints(config.identity.issuer) }),
  // A provider of someone else's has names of its own for it; one that proves it by `amr` alone is not asked.
  ...(config.identity.kind === 'external' && {
    secondFactorAcr: config.secondFactor.acr.join(' '),
    signIn: config.identity.signIn,
  }),
  /** For sending people to their own portal, and to the pages that only one portal has. */
  portals: {
    customer: config.origins.customer,
    attorney: config.origins.attorney,
    admin: config.origins.admin,
  },
  ...(portal === 'admin' && { ticketUrl: config.ticketUrl }),
  ...(config.observing.errors !== null && { reportsFailures: true }),
});

function contentSecurityPolicy(config: Config, portal: Portal): string {
  const provider = [new URL(config.identity.issuer).origin, ...config.identity.origins];
  const issuer = [...new Set(provider)].join(' ');
  const called = [...new Set([new URL(apiBaseOf(config, portal)).origin, ...provider])];
  const elsewhere = called.filter((origin) => origin !== config.origins[portal]).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Stylesheets alone: what is set while running goes through the object model, which a policy does not concern.
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${elsewhere}`,
    `frame-src 'self' blob: ${issuer} https://www.youtube-nocookie.com`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `form-action 'self' ${issuer}`,
    "base-uri 'none'",
    // The silent renewal is a page of ours in a frame of ours.
    "frame-ancestors 'self'",
    "object-src 'none'",
    ...reportTo(config.origins.api),
  ].join('; ');
}

/** Scripts, styles, fonts and images, which a page loads by dozens: the page's own policy is about them. */
const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** For what has a policy of its own though it is no page: a worker, and a drawing that someone opens. */
const ASSET_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A page that was loaded before its session ended signs in again in a window of its own, and the window's last page hands
 * the answer to its opener. The opener keeps its hold on that window, and the page that answers may not cut it.
 */
const openerPolicy = (pathname: string) => (pathname === SIGN_IN_REDIRECT ? 'unsafe-none' : 'same-origin-allow-popups');

/** Whom to tell of a vulnerability (RFC 9116): the support team's address, good for half a year from each time that it is read. */
export function securityText({ mail, origins }: Pick<Config, 'mail' | 'origins'>, portal: Portal, now: Date): string {
  const [address = ''] = /[^\s<>]+@[^\s<>]+/.exec(mail.supportAddress) ?? [];
  const expires = new Date(now.getTime() + SECURITY_TEXT_MS).toISOString();
  return [
    `Contact: mailto:${address}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origins[portal]}/.well-known/security.txt`,
    '',
  ].join('\n');
}
const SECURITY_TEXT_MS = 180 * 86_400_000;

/** What a browser is told with a file of a portal, by its address; a page besides whom it will talk to. */
export function portalHeaders(config: Config, portal: Portal) {
  const origins = new Set(
    [config.identity.issuer, apiBaseOf(config, portal)].map((address) => new URL(address).origin),
  );
  origins.delete(config.origins[portal]);
  const preconnects = [...origins].flatMap((origin) => [
    `<${origin}>; rel=preconnect`,
    `<${origin}>; rel=preconnect; crossorigin`,
  ]);
  const isHttps = config.origins[portal].startsWith('https:');
  const always = {
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const asset = { ...always, 'content-security-policy': ASSET_POLICY };
  const elsewhere = {
    ...always,
    'content-security-policy': contentSecurityPolicy(config, portal),
    'reporting-endpoints': reportingEndpoints(config.origins.api),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
  return (pathname: string, isPage: boolean): Readonly<Record<string, string>> =>
    isAsset(pathname)
      ? asset
      : {
          ...elsewhere,
          'cross-origin-opener-policy': openerPolicy(pathname),
          ...(isPage && { link: preconnects.join(', ') }),
        };
}

/** How long a file may be kept: what carries a hash in its name never changes. */
export const cachingOf = (path: string): string => (isAsset(path) ? IMMUTABLE : 'no-cache');

/** Where a portal's built files are. */
export const portalFolder = (portal: Portal): string => join(packageRoot(), '..', portal, 'dist');

/** Serves one built portal: its files, its environment, and its page for every other address. */
export function portalApp(config: Config, portal: Portal, folder: string): Hono {
  const app = new Hono();
  const cache = new Map<string, Served>();
  const headersOf = portalHeaders(config, portal);

  const read = async (path: string): Promise<Served | null> => {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const file = join(folder, path);
    if (!existsSync(file) || !(await stat(file)).isFile()) return null;
    // A link out of the folder is not ours to serve.
    if (!(await realpath(file)).startsWith((await realpath(folder)) + sep)) return null;
    const bytes = new Uint8Array(await readFile(file));
    const extension = extname(path);
    const served: Served = {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      type: mediaTypes[extension] ?? 'application/octet-stream',
    };
    if (compressible.has(extension) && bytes.byteLength >= SMALLEST_WORTH_COMPRESSING) {
      served.br = await compress(bytes, 'br', BROTLI_QUALITY);
      served.gzip = await compress(bytes, 'gzip', BROTLI_QUALITY);
    }
    cache.set(path, served);
    return served;
  };

  app.use(async (context, next) => {
    const { host, pathname, search } = new URL(context.req.url);
    if (host.startsWith('localhost')) return context.redirect(`${config.origins[portal]}${pathname}${search}`, 308);
    await next();
    const { headers } = context.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    for (const [name, value] of Object.entries(headersOf(pathname, isPage))) headers.set(name, value);
    return undefined;
  });
  app.get('/environment.json', (context) =>
    context.json(portalEnvironment(config, portal), 200, { 'cache-control': 'no-cache' }),
  );
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityText(config, portal, new Date()), 200, { 'cache-control': 'no-cache' }),
  );
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const path = decodePath(pathname);
    if (path === null) return context.text('', 400);
    const found = path === '/' ? null : await read(path);
    // A missing file is missing; every other address is a screen, and the portal's router knows it.
    if (found === null && extname(path) !== '' && path !== '/index.html') return context.text('', 404);
    const served = found ?? (await read('/index.html'));
    if (served === null) return context.text('', 404);
    const headers: Record<string, string> = {
      'content-type': served.type,
      'cache-control': cachingOf(path),
      etag: served.etag,
      vary: 'accept-encoding',
    };
    if (context.req.header('if-none-match') === served.etag) return context.body(null, 304, headers);
    const encoding = encodingFor(context.req.header('accept-encoding'));
    const compressed = encoding === null ? undefined : served[encoding];
    if (encoding === null || compressed === undefined) return context.body(served.bytes, 200, headers);
    return context.body(compressed, 200, { ...headers, 'content-encoding': encoding });
  });
  return app;
}

/**
 * Answers at a portal's address: what is under `API_PATH` as the API does at its own, else as the portal. The API gets the
 * very request, with its visitor's address and its streams.
 */
export function portalListener(
  config: Config,
  portal: Portal,
  folder: string,
  api: Pick<ReturnType<typeof createApp>, 'fetch'>,
): RequestListener {
  const options = { overrideGlobalObjects: false };
  const answerPage = getRequestListener(portalApp(config, portal, folder).fetch, options);
  const answerCall = getRequestListener(
    (request, bindings) => api.fetch(request, { ...bindings, isUnderPortal: true }),
    options,
  );
  return (request, response) => {
    const isCall = config.apiOnPortals && request.url?.startsWith(`${API_PATH}/`) === true;
    if (isCall) request.url = request.url?.slice(API_PATH.length);
    void (isCall ? answerCall(request, response) : answerPage(request, response));
  };
}

/** The path of a file under the folder; null for what could lead out of it. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.includes('\\') || path.split('/').includes('..') ? null : path;
  } catch {
    return null;
  }
}
