import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { FailedIn, Observer } from '../../kernel/observe/observer';
import { BUILD } from '../../kernel/version';

const FLUSH_MS = 2_000;

/**
 * Sends failures to an address that speaks like Sentry: the kind of error, where in the program it happened, and the ids of the
 * operation or queue and of the request, by which the log finds it. No message, since one may hold what a person
 * typed, unless the operator asks for it; no address, no headers, no body, no person. D41.
 */
export function openErrorReports({
  dsn,
  withMessages,
}: {
  readonly dsn: string;
  readonly withMessages: boolean;
}): Observer {
  const client = new ServerRuntimeClient({
    dsn,
    release: BUILD,
    platform: 'node',
    integrations: [],
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const sent = await fetch(options.url, {
          method: 'POST',
          body: body as Uint8Array<ArrayBuffer> | string,
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          signal: AbortSignal.timeout(10_000),
        });
        return {
          statusCode: sent.status,
          headers: {
            'retry-after': sent.headers.get('retry-after'),
            'x-sentry-rate-limits': sent.headers.get('x-sentry-rate-limits'),
          },
        };
      }),
    beforeSend: (event) => {
      for (const exception of event.exception?.values ?? []) if (!withMessages) delete exception.value;
      delete event.server_name;
      delete event.user;
      delete event.request;
      delete event.breadcrumbs;
      return event;
    },
  });
  client.init();
  return {
    request: (answer) => answer(),
    job: (_queue, work) => work(),
    statement: null,
    failed: (error, where) => void client.captureException(error, undefined, scopeOf(where)),
    close: async () => void (await client.close(FLUSH_MS)),
  };
}

function scopeOf(where: FailedIn): Scope {
  const scope = new Scope();
  for (const [name, value] of Object.entries(where)) if (value !== undefined) scope.setTag(name, String(value));
  return scope;
}
