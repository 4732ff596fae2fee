import type { Config } from '../config/config';
import { text } from '../texts';
import { problem } from './problem';
import { TAB_HEADER } from './tab';

/**
 * Whether a page of ours made the call, as far as a browser tells. It names no origin with a GET to the page's own; then the
 * portals' header says the same: another site can send none of that name without asking first, which it is refused.
 */
export function isFromOwnPage(request: Request, { origins }: Pick<Config, 'origins'>): boolean {
  const origin = request.headers.get('origin');
  return origin === null ? request.headers.has(TAB_HEADER) : Object.values(origins).includes(origin);
}

/**
 * Refuses a call that a page of someone else's could have caused. For the GET that changes something: a link in a
 * mail or an image elsewhere carries neither an origin nor a header of ours.
 * @throws Problem NOT_ALLOWED
 */
export function requireOwnPage(request: Request, config: Pick<Config, 'origins'>): void {
  if (!isFromOwnPage(request, config))
    throw problem('NOT_ALLOWED', { detail: text('problem.foreignOrigin'), refused: true });
}
