import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import { authenticate, SESSION_COOKIE } from './auth/authenticate';
import { isDatabaseFull, isDatabaseUnavailable } from './database/failures';
import type { Method, Operation } from './http/operation';
import { perform } from './http/perform';
import { Problem, problem, problemResponse } from './http/problem';
import { rateLimiter } from './http/rate-limit';
import { securityHeaders } from './http/security-headers';
import { TAB_HEADER } from './http/tab';
import { operations } from './operations';
import type { Services } from './services';
import { text } from './texts';

interface AppEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: { requestId: string };
}

const CORS_MAX_AGE_SECONDS = 600;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The visitor's address: the socket's, or what the last trusted proxy saw. */
function clientAddress(context: Context<AppEnv>, trustedProxies: number): string | null {
  if (trustedProxies > 0) {
    const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const hop = hops.at(-trustedProxies);
    if (hop !== undefined && hop !== '') return hop.slice(0, 64);
  }
  return context.env?.incoming?.socket?.remoteAddress ?? null;
}

/** The HTTP application: every declared operation, and what surrounds all of them. */
export function createApp(services: Services): Hono<AppEnv> {
  const { config, logger } = services;
  const app = new Hono<AppEnv>({ strict: true });
  const portalOrigins = [config.origins.customer, config.origins.attorney, config.origins.admin];
  const limiter = rateLimiter(config.rateLimitPerMinute);

  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    context.res.headers.set('x-request-id', requestId);
    logger.info(
      {
        requestId,
        method: context.req.method,
        route: context.get('route' as never) ?? 'unknown',
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(securityHeaders(config.origins.api.startsWith('https:')));
  app.use(
    cors({
      origin: (origin) => (portalOrigins.includes(origin) ? origin : null),
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', TAB_HEADER],
      exposeHeaders: ['x-request-id', 'retry-after', 'content-disposition', 'etag'],
      maxAge: CORS_MAX_AGE_SECONDS,
    }),
  );
  app.use(async (context, next) => {
    const wait = limiter.take(clientAddress(context, config.trustedProxies) ?? 'unknown', Date.now());
    if (wait !== null) throw problem('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(wait) } });
    await next();
  });

  for (const operation of operations) register(app, operation, services, portalOrigins);
  registerWrongMethods(app);

  app.notFound(() => problemResponse(problem('NOT_FOUND')));
  app.onError((error, context) => {
    const requestId = context.get('requestId') ?? randomUUID();
    if (error instanceof Problem) return problemResponse(error);
    logger.error(
      { requestId, err: { name: error.name, message: error.message, stack: error.stack } },
      'request failed',
    );
    if (isDatabaseFull(error)) return problemResponse(problem('UNAVAILABLE', { detail: text('problem.storageFull') }));
    if (isDatabaseUnavailable(error)) {
      return problemResponse(problem('UNAVAILABLE', { headers: { 'retry-after': '5' } }));
    }
    return problemResponse(problem('UNEXPECTED'));
  });
  return app;
}

const honoPath = (path: string) => path.replace(/\{([^}]+)\}/g, ':$1');

function register(app: Hono<AppEnv>, operation: Operation, services: Services, portalOrigins: readonly string[]): void {
  app.on(operation.method, honoPath(operation.path), async (context) => {
    context.set('route' as never, operation.path as never);
    const { actor, byCookie } = await authenticate(services, {
      authorization: context.req.header('authorization'),
      sessionCookie: getCookie(context, SESSION_COOKIE),
    });
    // A cookie travels by itself: what it authenticates must come from a page of ours (decision 6 asks it of GETs that change).
    if (byCookie && (operation.isChange || !SAFE_METHODS.has(context.req.method))) {
      const origin = context.req.header('origin');
      if (origin === undefined || ![...portalOrigins, services.config.origins.api].includes(origin))
        throw problem('NOT_ALLOWED');
    }
    const queryParams = Object.fromEntries(
      Object.entries(context.req.queries()).map(([key, values]) => [
        key,
        values.length === 1 ? (values[0] ?? '') : values,
      ]),
    );
    return perform(
      operation,
      {
        request: context.req.raw,
        pathParams: context.req.param(),
        queryParams,
        actor,
        ipAddress: clientAddress(context, services.config.trustedProxies),
        requestId: context.get('requestId'),
      },
      services,
    );
  });
}

/** A known path asked with another method answers 405 and says which methods it has. */
function registerWrongMethods(app: Hono<AppEnv>): void {
  const methods = new Map<string, Set<Method>>();
  for (const { path, method } of operations)
    methods.set(honoPath(path), (methods.get(honoPath(path)) ?? new Set()).add(method));
  for (const [path, allowed] of methods) {
    app.all(path, () => {
      throw problem('METHOD_NOT_ALLOWED', { headers: { allow: [...allowed].join(', ') } });
    });
  }
}
