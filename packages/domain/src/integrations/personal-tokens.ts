import type { AttorneyStage } from '../attorneys/enumerations';
import type { UserType } from '../people/enumerations';

/**
 * What a personal access token may be good for. Each call of the API names one of them, or none: what needs the person
 * (approving, editing, money, sign-in, tokens) has none. A token never does more than its person may at that moment.
 */
export const TOKEN_SCOPES = [
  'clients:read',
  'agreements:read',
  'disclosures:read',
  'clients:write',
  'appointments:write',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** By this secret scanners and people recognize a token. */
export const TOKEN_PREFIX = 'troth_pat_';
export const TOKEN_NAME_MAX_LENGTH = 80;
/** How many live tokens one person may have. */
export const TOKENS_MAX = 20;
export const TOKEN_LIFETIME_MAX_DAYS = 365;
/** What the portals offer. */
export const TOKEN_LIFETIMES_DAYS = [30, 90, 180, 365] as const;

const DAY_MS = 86_400_000;
/** The portals compute the last day from their own clock, which may run ahead of the server's. */
const CLOCK_LEEWAY_MS = 5 * 60_000;

/** Why a token may not expire then; null when it may. A year at most, since a token that nobody remembers is a door. */
export function tokenExpiryRefusal(expiresAt: Date, now: Date): 'PAST' | 'TOO_LATE' | null {
  const ms = expiresAt.getTime() - now.getTime();
  if (ms <= 0) return 'PAST';
  return ms > TOKEN_LIFETIME_MAX_DAYS * DAY_MS + CLOCK_LEEWAY_MS ? 'TOO_LATE' : null;
}

/** Whether a person may have tokens now: approved attorneys and admins. */
export const mayHaveTokens = (person: { userType: UserType; stage: AttorneyStage | null }): boolean =>
  person.userType === 'ADMIN' || (person.userType === 'ATTORNEY' && person.stage === 'APPROVED');

/** Why a token ended before its time. */
export const TOKEN_ENDS = ['REVOKED', 'SIGNED_OUT', 'APPROVAL_LOST'] as const;
export type TokenEnd = (typeof TOKEN_ENDS)[number];

export const TOKEN_STATUSES = ['ACTIVE', 'EXPIRED', ...TOKEN_ENDS] as const;
export type TokenStatus = (typeof TOKEN_STATUSES)[number];

export function tokenStatus(token: { expiresAt: Date; endReason: TokenEnd | null }, now: Date): TokenStatus {
  if (token.endReason !== null) return token.endReason;
  return token.expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}
