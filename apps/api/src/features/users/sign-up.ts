import type { UserCreation } from '@troth/domain/people';
import type { TokenIdentity } from '../../kernel/auth/actor';
import type { Config, Portal } from '../../kernel/config/config';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { insertUserOnce, type UserRow } from '../../records/users/user.repository';
import { insertAttorney } from '../../records/attorneys/attorney.repository';

const userTypeOfPortal = { customer: 'CUSTOMER', attorney: 'ATTORNEY', admin: null } as const satisfies Record<
  Portal,
  unknown
>;

/**
 * Which kind of user a sign-up makes (D1): the portal's client decides. A provider whose tokens name no portal
 * of ours leaves the choice to the portal that asks; nobody becomes an admin this way.
 * @throws Problem NOT_ALLOWED at the admin portal, or where the portal and what was asked for differ.
 */
export function userTypeFor(
  clientId: string | null,
  asked: UserCreation['userType'],
  clientIds: Config['clientIds'],
): 'CUSTOMER' | 'ATTORNEY' {
  const portal = (Object.keys(clientIds) as Portal[]).find((name) => clientIds[name] === clientId);
  if (portal === undefined) return asked;
  const userType = userTypeOfPortal[portal];
  if (userType === null || userType !== asked)
    throw problem('NOT_ALLOWED', { detail: text('signUp.wrongPortal'), refused: true });
  return userType;
}

/** Makes the user of a verified identity at first sign-in; later calls give the same user. */
export async function signUp(
  tx: Tx,
  identity: TokenIdentity,
  creation: UserCreation,
  clientIds: Config['clientIds'],
  now: Date,
): Promise<UserRow> {
  const userType = userTypeFor(identity.clientId, creation.userType, clientIds);
  if (identity.email === null) throw problem('REFUSED_BY_RULE', { detail: text('signUp.emailMissing') });
  const { row, isNew } = await insertUserOnce(tx, {
    externalId: identity.externalId,
    userType,
    email: identity.email,
    emailVerified: identity.emailVerified,
    firstName: creation.firstName ?? null,
    middleName: creation.middleName ?? null,
    lastName: creation.lastName ?? null,
    suffix: creation.suffix ?? null,
    termsAgreedAt: identity.termsAgreedAt ?? now,
    termsVersion: identity.termsVersion ?? creation.termsVersion,
    lastActiveAt: now,
  });
  if (isNew && userType === 'ATTORNEY') {
    await insertAttorney(tx, row.id, now);
  }
  return row;
}
