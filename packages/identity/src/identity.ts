import { createPublicKey } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Accounts } from './accounts/account';
import { createAccounts } from './accounts/account-store';
import { answerOwnPage } from './http/router';
import { pageHeaders, sendPage } from './http/respond';
import { OneTimeTokens } from './mail/one-time-tokens';
import { standingPage } from './pages/link-pages';
import type { IdentityOptions, SigningKey } from './ports';
import { SessionStore, type Sessions } from './sessions/sessions';
import { requestContext } from './protocol/library';
import { createProvider } from './protocol/provider';
import { createProtocolPages } from './protocol/protocol-pages';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { SignInProgresses } from './second-factor/sign-in-progress';
import { resolveSettings, type Settings } from './settings';
import { createThrottle } from './throttle/throttle';
import { say } from './words';

/** The embedded OpenID provider. */
export interface Identity {
  /**
   * Answers every request under the issuer's path, also when the host has already cut that prefix from `req.url`.
   * Give it the raw Node request with its body unread. Resolves when the answer has been written; never rejects.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  accounts: Accounts;
  sessions: Sessions;
  /** What a resource server needs to verify access tokens. */
  discovery: { issuer: string; configurationUrl: string; jwksUrl: string; audience: string; algorithm: 'RS256' };
  /** Public signing keys as JWKs, so that a host in the same process can verify tokens without an HTTP call. */
  publicKeys: readonly Record<string, string>[];
  /** Removes what has expired; runs automatically unless `cleanUpEveryMs` is 0. */
  cleanUp(): Promise<void>;
  /** Stops the clean-up timer and waits for requests that are being answered. */
  close(): Promise<void>;
}

function publicKey(key: SigningKey): Record<string, string> {
  const { kty = '', n = '', e = '' } = createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' });
  return { kty, n, e, kid: key.kid, alg: key.alg, use: key.use };
}

async function removeExpired({ store, now, lifetimes }: Settings): Promise<void> {
  const before = now();
  await store.query('DELETE FROM identity_payload WHERE expires_at < $1', [before.toISOString()]);
  await store.query('DELETE FROM identity_token WHERE expires_at < $1', [before.toISOString()]);
  await store.query('DELETE FROM identity_sign_in WHERE expires_at < $1', [before.toISOString()]);
  const oldest = new Date(before.getTime() - lifetimes.session * 1000).toISOString();
  await store.query('DELETE FROM identity_session WHERE authenticated_at < $1', [oldest]);
  await store.query('DELETE FROM identity_throttle WHERE expire < $1', [before.getTime()]);
}

/** The path below the mount point; null for an address that is none, such as `//` or a lone `%`. */
function locate(request: IncomingMessage, { issuer, mountPath }: Settings): { path: string; url: URL } | null {
  const target = request.url ?? '/';
  const base = new URL(issuer).origin;
  if (!target.startsWith('/') || !URL.canParse(base + target)) return null;
  const url = new URL(base + target);
  const isPrefixed = mountPath !== '' && (url.pathname === mountPath || url.pathname.startsWith(`${mountPath}/`));
  const path = isPrefixed ? url.pathname.slice(mountPath.length) || '/' : url.pathname;
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  return { path, url };
}

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Says in the request's headers that it reached the issuer's own address. A proxy ends TLS before us and may rewrite the
 * host, and a visitor may send any header: neither may name the endpoints or take `Secure` from a cookie.
 */
function reachedAt({ headers }: IncomingMessage, issuer: URL): void {
  headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  headers['x-forwarded-host'] = issuer.host;
}

/** Makes the provider. The host has applied `identityMigrations` before. */
export function createIdentity(options: IdentityOptions): Identity {
  const settings = resolveSettings(options);
  const { audience, host, issuer, keys, logger, now, store } = settings;
  const [codeKey] = keys.cookies;
  if (codeKey === undefined || keys.signing.length === 0) {
    throw new Error('identity needs a signing key and a cookie key; generateKeys makes them');
  }

  const sessions = new SessionStore(store, host, now);
  const provider = createProvider(settings, sessions, createProtocolPages(settings));
  const services = {
    settings,
    provider,
    sessions,
    tokens: new OneTimeTokens(store, codeKey, now),
    throttle: createThrottle(store, settings.limits),
    progresses: new SignInProgresses(store, now, settings.lifetimes.interaction),
    recoveryCodes: new RecoveryCodes(store, codeKey, now),
  };
  const logFailure = (error: unknown) => {
    const { name, stack } = error instanceof Error ? error : new Error(String(error));
    logger.error({ error: name, stack }, 'identity failed to answer');
  };
  provider.on('server_error', (_ctx, error: Error) => logFailure(error));
  // Koa, below the library, prints what it cannot answer unless someone listens.
  const koa: EventEmitter = provider;
  koa.on('error', logFailure);
  const protocol = provider.callback();
  const headers = Object.entries(pageHeaders(settings)).filter(([name]) => name !== 'cache-control');

  const issuerUrl = new URL(issuer);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    reachedAt(request, issuerUrl);
    if (issuerUrl.protocol === 'https:') response.setHeader('strict-transport-security', HSTS);
    const place = locate(request, settings);
    if (place === null)
      return sendPage(
        response,
        settings,
        400,
        standingPage({ title: say('badRequest.title'), lead: say('badRequest.lead') }),
      );
    const { path, url } = place;
    if (await answerOwnPage(services, request, response, path, url.searchParams)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    // The library routes by the path below its mount point, and reads the full one from originalUrl.
    Object.assign(request, { originalUrl: `${settings.mountPath}${path}${url.search}` });
    request.url = `${path}${url.search}`;
    await protocol(request, response);
  }

  const open = new Set<Promise<void>>();
  const clean = () => removeExpired(settings);
  const timer =
    settings.cleanUpEveryMs > 0
      ? setInterval(() => void clean().catch(logFailure), settings.cleanUpEveryMs).unref()
      : undefined;

  return {
    handle(request, response) {
      const answering = answer(request, response).catch((error: unknown) => {
        logFailure(error);
        if (response.headersSent) response.destroy();
        else sendPage(response, settings, 500, standingPage({ title: say('failed.title'), lead: say('failed.lead') }));
      });
      open.add(answering);
      return answering.finally(() => {
        open.delete(answering);
        // Before Node 24, a context makes every promise of the program cost more until it is ended: ADR 0164.
        if (open.size === 0) requestContext.disable();
      });
    },
    accounts: createAccounts(store, host, now),
    sessions,
    discovery: {
      issuer,
      configurationUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      jwksUrl: `${issuer.replace(/\/$/, '')}/jwks`,
      audience,
      algorithm: 'RS256',
    },
    publicKeys: keys.signing.map(publicKey),
    cleanUp: clean,
    async close() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}
