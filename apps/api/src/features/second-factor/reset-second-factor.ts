import { endSessionsOf, removeAllFactors } from '@troth/identity';
import type { Tx } from '../../kernel/database/database';
import type { SendMail } from '../../kernel/mail/mail';
import { storeIn } from '../../kernel/auth/identity';
import { sessionsEnded } from '../../kernel/auth/end-sessions';
import { endCookieSessions } from '../../kernel/auth/cookie-sessions';

interface Owner {
  readonly externalId: string;
  readonly email: string;
}

/**
 * Removes every factor and recovery code of a person, ends all their sessions, and tells them: from then on the password
 * alone opens the account, until they add a factor again where they must.
 * @returns how many factors there were; with none nothing else is done
 */
export async function resetSecondFactor(tx: Tx, { externalId, email }: Owner, sendMail: SendMail): Promise<number> {
  const store = storeIn(tx);
  const removed = await removeAllFactors(store, externalId);
  if (removed === 0) return 0;
  await endSessionsOf(store, { sessionsEnded }, externalId);
  await endCookieSessions(tx, externalId);
  await sendMail({ kind: 'account-second-factor-reset', to: email, data: {} });
  return removed;
}
