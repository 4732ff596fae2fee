import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERRORS = 500;

/** A path without ids, tokens or anything else that is not a word of ours. */
export const pathShape = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z][a-z.-]{0,40}$/.test(part) || part === '' ? part : '_'))
    .join('/');

/**
 * Logs each 429 and 5xx of a server, at a level that a quiet log shows too: these are what an operator has to see, and
 * what a browser run must not meet unasked. Identity and the portals have no other log of their answers.
 */
export function logRefusals(request: IncomingMessage, response: ServerResponse, logger: Logger): void {
  response.once('finish', () => {
    const { statusCode: status } = response;
    if (status !== TOO_MANY_REQUESTS && status < SERVER_ERRORS) return;
    const entry = { status, method: request.method, path: pathShape(request.url ?? '') };
    if (status < SERVER_ERRORS) logger.warn(entry, 'refused');
    else logger.error(entry, 'refused');
  });
}
