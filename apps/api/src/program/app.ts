import { randomUUID } from 'node:crypto';
import { answersVisitor } from '@troth/domain/stand-ins';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { authenticate, sessionCookieName } from '../kernel/auth/authenticate';
import type { Config } from '../kernel/config/config';
import { isDatabaseFull, isDatabaseTimeout, isDatabaseUnavailable } from '../kernel/database/failures';
import { compressedJson } from '../kernel/http/compression';
import { clientAddress } from '../kernel/http/client-address';
import { crossOrigin } from '../kernel/http/cross-origin';
import type { Method, Operation } from '../kernel/http/operation';
import { isFromOwnPage } from '../kernel/http/own-page';
import { perform } from './perform';
import { referencePages } from './reference';
import { Problem, problem, problemResponse } from '../kernel/http/problem';
import { CALLS_ONLY_POLICY, securityHeaders } from '../kernel/http/security-headers';
import { BACKGROUND_HEADER } from '../kernel/http/tab';
import { operations } from './operations';
import type { Services } from '../kernel/services';
import { text } from '../kernel/texts';

interface AppEnv {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } };
    /** Whether the call came to the address of a portal, whose pages are then of the same origin. */
    isUnderPortal?: boolean;
  };
  Variables: { requestId: string; operation: string };
}

/** All requests without an address count as one. */
const UNKNOWN_ADDRESS = 'unknown';
/** What no operation answers: one name for all of it, whatever was asked for. */
const UNKNOWN_OPERATION = 'none';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const socketAddressOf = (context: Context<AppEnv>): string | null =>
  context.env?.incoming?.socket?.remoteAddress ?? null;

/** Headers by which a reverse proxy makes itself known. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Pages of stand-ins are not there for those whom none of them answers. @throws Problem NOT_FOUND */
function requireStandIn({ standIns }: Operation, context: Context<AppEnv>, audiences: Config['standIns']): void {
  if (standIns === undefined) return;
  const visitor = {
    socketAddress: socketAddressOf(context),
    host: context.req.header('host') ?? null,
    isForwarded: PROXY_HEADERS.some((name) => context.req.header(name) !== undefined),
  };
  if (!standIns.some((standIn) => answersVisitor(audiences[standIn], visitor))) throw problem('NOT_FOUND');
}

/** The HTTP application: every declared operation, and what surrounds all of them. */
export function createApp(services: Services): Hono<AppEnv> {
  const { config, logger, observer } = services;
  const app = new Hono<AppEnv>({ strict: true });
  const portalOrigins = [config.origins.customer, config.origins.attorney, config.origins.admin];
  const addressOf = (context: Context<AppEnv>) =>
    clientAddress(
      { socketAddress: socketAddressOf(context), forwardedFor: context.req.header('x-forwarded-for') ?? null },
      config.trustedProxies,
    );

  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await observer.request(async () => {
      await next();
      return { operation: context.get('operation') ?? UNKNOWN_OPERATION, status: context.res.status };
    });
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
  app.use(compressedJson(sessionCookieName(config)));
  app.use(securityHeaders(config.origins.api.startsWith('https:')));
  app.use(crossOrigin(portalOrigins));

  const countUnknown = (context: Context<AppEnv>) =>
    services.limits.count('ADDRESS_REQUESTS', addressOf(context) ?? UNKNOWN_ADDRESS);
  app.use(async (context, next) => {
    if (context.env?.isUnderPortal !== true) return next();
    // What a browser would open, frame or run would have the rights of the portal's pages: there are only calls. ADR 0214.
    if ((context.req.header('sec-fetch-dest') ?? 'empty') !== 'empty') {
      await countUnknown(context);
      throw problem('NOT_FOUND');
    }
    await next();
    context.res.headers.set('content-security-policy', CALLS_ONLY_POLICY);
    return undefined;
  });

  for (const operation of operations) register(app, operation, services, addressOf);
  registerWrongMethods(app, countUnknown);
  for (const path of ['/openapi.json', '/docs', '/docs/*']) {
    app.use(path, async (context: Context<AppEnv>, next) => {
      await countUnknown(context);
      await next();
    });
  }
  app.route('/', referencePages(config));

  app.notFound(async (context) => {
    await countUnknown(context);
    return problemResponse(problem('NOT_FOUND'));
  });
  app.onError((error, context) => {
    const requestId = context.get('requestId') ?? randomUUID();
    if (error instanceof Problem) return problemResponse(error);
    if (isDatabaseTimeout(error)) {
      // Which call it was is in the request's own line; there is nothing in the program to look for.
      logger.error({ requestId }, 'the database took too long');
      return problemResponse(problem('UNAVAILABLE', { headers: { 'retry-after': '5' } }));
    }
    logger.error(
      { requestId, err: { name: error.name, message: error.message, stack: error.stack } },
      'request failed',
    );
    observer.failed(error, { operation: context.get('operation') ?? UNKNOWN_OPERATION, requestId });
    if (isDatabaseFull(error)) return problemResponse(problem('UNAVAILABLE', { detail: text('problem.storageFull') }));
    if (isDatabaseUnavailable(error)) {
      return problemResponse(problem('UNAVAILABLE', { headers: { 'retry-after': '5' } }));
    }
    return problemResponse(problem('UNEXPECTED'));
  });
  return app;
}

const honoPath = (path: string) => path.replace(/\{([^}]+)\}/g, ':$1');

function register(
  app: Hono<AppEnv>,
  operation: Operation,
  services: Services,
  addressOf: (context: Context<AppEnv>) => string | null,
): void {
  app.on(operation.method, honoPath(operation.path), async (context) => {
    context.set('route' as never, operation.path as never);
    context.set('operation', operation.id);
    requireStandIn(operation, context, services.config.standIns);
    const ipAddress = addressOf(context);
    const { actor, byCookie } = await authenticate(
      services,
      {
        authorization: context.req.header('authorization'),
        sessionCookie: getCookie(context, sessionCookieName(services.config)),
        isBackground: context.req.header(BACKGROUND_HEADER) !== undefined,
      },
      ipAddress ?? UNKNOWN_ADDRESS,
    );
    // A browser adds a cookie on its own: what it authenticates must come from a page of ours (D6 asks it of GETs that change).
    const isWrite = operation.isChange || !SAFE_METHODS.has(context.req.method);
    if (byCookie && isWrite && !isFromOwnPage(context.req.raw, services.config)) throw problem('NOT_ALLOWED');
    const queryParams = Object.fromEntries(
      Object.entries(context.req.queries()).map(([key, values]) => [
        key,
        values.length === 1 ? (values[0] ?? '') : values,
      ]),
    );
    const response = await perform(
      operation,
      {
        request: context.req.raw,
        pathParams: context.req.param(),
        queryParams,
        actor,
        ipAddress,
        requestId: context.get('requestId'),
      },
      services,
    );
    if (isOpenToAll(operation)) response.headers.set('cross-origin-resource-policy', 'cross-origin');
    return response;
  });
}

/** What anyone may read and is nobody's: the pages of stand-ins are read by anyone too, and are not for other sites. */
const isOpenToAll = ({ isPublic, isChange, standIns }: Operation): boolean =>
  isPublic && !isChange && standIns === undefined;

/** A known path asked with another method answers 405 and says which methods it has. */
function registerWrongMethods(app: Hono<AppEnv>, count: (context: Context<AppEnv>) => Promise<void>): void {
  const methods = new Map<string, Set<Method>>();
  for (const { path, method } of operations)
    methods.set(honoPath(path), (methods.get(honoPath(path)) ?? new Set()).add(method));
  for (const [path, allowed] of methods) {
    app.all(path, async (context) => {
      await count(context);
      throw problem('METHOD_NOT_ALLOWED', { headers: { allow: [...allowed].join(', ') } });
    });
  }
}
