import { mayHaveTokens, TOKEN_PREFIX } from '@troth/domain/integrations';
import type { Services } from '../services';
import type { Person } from './actor';
import { hasClient } from './second-factor';
import { hashSecretToken } from './secret-token';
import { personFrom, USER_COLUMNS } from './stored-user';

/** Last use is kept to the minute, so that a busy program writes seldom. */
const USE_RESOLUTION_MS = 60_000;

export const isPersonalToken = (bearer: string): boolean => bearer.startsWith(TOKEN_PREFIX);

/**
 * Whose token it is, with no more than they may now: stage, firm and clients are read at each request, and how they
 * signed in is as it was when they created it, so a duty of a second factor that came later closes it.
 * @returns null for one that ended, and where its person may have none any more.
 * @throws Problem TOO_MANY_REQUESTS at the token's own limit
 */
export async function personByToken(services: Services, token: string): Promise<Person | null> {
  const { db } = services.database;
  const now = services.now();
  const row = await db
    .selectFrom('personalTokens as token')
    .innerJoin('users', 'users.id', 'token.userId')
    .leftJoin('attorneys', 'attorneys.id', 'users.id')
    .select(USER_COLUMNS)
    .select(hasClient.as('hasClient'))
    .select(['users.externalId', 'token.id as tokenId', 'token.scopes', 'token.amr', 'token.acr'])
    .select(['token.expiresAt', 'token.lastUsedAt'])
    .where('token.tokenHash', '=', hashSecretToken(token))
    .where('token.endedAt', 'is', null)
    .where('token.expiresAt', '>', now)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined || !mayHaveTokens(row)) return null;
  await services.limits.count('TOKEN_REQUESTS', row.tokenId);
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= USE_RESOLUTION_MS)
    await db.updateTable('personalTokens').set({ lastUsedAt: now }).where('id', '=', row.tokenId).execute();
  const identity = {
    externalId: row.externalId,
    email: row.email,
    emailVerified: row.emailVerified,
    clientId: null,
    amr: row.amr,
    acr: row.acr,
    termsAgreedAt: null,
    termsVersion: null,
    sessionId: null,
    // Never a fresh sign-in.
    authenticatedAt: null,
    expiresAt: row.expiresAt,
  };
  return { ...personFrom(services.config, row, identity), token: { id: row.tokenId, scopes: row.scopes } };
}
