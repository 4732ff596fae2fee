/** How long a session lasts without the person doing anything, and how long after the sign-in whatever they do. */
export interface SessionLimits {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
}

/** Attorneys and admins see what belongs to others, so theirs are shorter. */
export interface SessionLimitSettings {
  readonly staff: SessionLimits;
  readonly customer: SessionLimits;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** ASVS 5.0, 7.3.1 and 7.3.2. */
export const DEFAULT_SESSION_LIMITS = {
  staff: { idleSeconds: 30 * MINUTE, absoluteSeconds: 12 * HOUR },
  customer: { idleSeconds: 60 * MINUTE, absoluteSeconds: 7 * DAY },
} as const satisfies SessionLimitSettings;

/** Who has the session, as far as it is known: a person without an account of ours has no type yet. */
export interface SessionHolder {
  readonly userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN' | null;
  readonly portal: 'customer' | 'attorney' | 'admin' | null;
}

/**
 * The limits of a person's session. Attorneys and admins have those of staff at any portal, so that the couples' portal
 * gives nobody a longer session; a portal of staff gives them to everybody.
 *
 * @see ASVS 5.0, 7.3.1 and 7.3.2.
 */
export function sessionLimits({ userType, portal }: SessionHolder, settings: SessionLimitSettings): SessionLimits {
  const isStaff = (userType !== null && userType !== 'CUSTOMER') || (portal !== null && portal !== 'customer');
  return isStaff ? settings.staff : settings.customer;
}

export interface SessionTimes {
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
  readonly lastActiveAt: Date;
}

/** Why a session is over: the person did nothing for too long, or signed in too long ago. Null while it goes on. */
export function sessionEnd(
  { authenticatedAt, lastActiveAt }: SessionTimes,
  { idleSeconds, absoluteSeconds }: SessionLimits,
  now: Date,
): 'IDLE' | 'TOO_OLD' | null {
  const secondsSince = (instant: Date) => (now.getTime() - instant.getTime()) / 1000;
  if (secondsSince(authenticatedAt) >= absoluteSeconds) return 'TOO_OLD';
  if (secondsSince(lastActiveAt) >= idleSeconds) return 'IDLE';
  return null;
}

/** How recent a sign-in must be for what cannot be undone, or opens an account to someone else. */
export const FRESH_SIGN_IN_SECONDS = 10 * MINUTE;

/**
 * Whether the person proved who they are a short while ago, as deleting an account, taking all its data along, and
 * changing where money goes or how one signs in demand. An unknown time is not recent.
 *
 * @see ASVS 5.0, 7.5.1 and 7.5.3.
 */
export function isFreshSignIn(authenticatedAt: Date | null, now: Date): boolean {
  return authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= FRESH_SIGN_IN_SECONDS * 1000;
}
