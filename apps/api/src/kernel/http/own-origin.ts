import type { Config } from '../config/config';
import { text } from '../texts';
import { problem } from './problem';

/**
 * Refuses a call that a page of somebody else's could have caused. For the GET that changes something: a link in a
 * mail or an image elsewhere carries no Origin of ours.
 * @throws Problem NOT_ALLOWED
 */
export function requireOwnOrigin(request: Request, config: Config): void {
  const origin = request.headers.get('origin');
  const { api, customer, attorney, admin } = config.origins;
  const isOurs = origin !== null && [api, customer, attorney, admin].includes(origin);
  if (!isOurs) throw problem('NOT_ALLOWED', { detail: text('problem.foreignOrigin'), refused: true });
}
