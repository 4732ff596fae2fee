import { type SessionLimits, sessionLimits } from '@troth/domain/sessions';
import type { Config, Portal } from '../config/config';
import type { Person } from './actor';

/** How long the session of a person may last: by the portal that signed them in, and by who they are. */
export function limitsFor(
  config: Pick<Config, 'clientIds' | 'sessions'>,
  userType: Person['userType'] | null,
  clientId: string | null,
): SessionLimits {
  const portal = (Object.keys(config.clientIds) as Portal[]).find((name) => config.clientIds[name] === clientId);
  return sessionLimits({ userType, portal: portal ?? null }, config.sessions);
}
