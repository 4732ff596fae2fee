import type { IdentityClient, IdentityLifetimes, IdentityLimits, IdentityOptions } from './ports';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A person who mistypes never meets these; someone who guesses soon does. Limits by account alone are generous, so that
 * a stranger cannot lock a person out with a handful of wrong passwords.
 */
const defaultLimits: IdentityLimits = {
  signInByAccountAndAddress: { points: 10, windowSeconds: 15 * MINUTE },
  signInByAccount: { points: 60, windowSeconds: HOUR },
  signInByAddress: { points: 100, windowSeconds: 15 * MINUTE },
  signUpByAddress: { points: 30, windowSeconds: HOUR },
  codeByAddress: { points: 60, windowSeconds: HOUR },
  mailByAccount: { points: 6, windowSeconds: HOUR },
  resetByAccount: { points: 5, windowSeconds: HOUR },
  resetByAddress: { points: 30, windowSeconds: HOUR },
  // Three codes of a million are right at any time: 50 guesses a day find one in 18 years.
  secondFactorByAccount: { points: 10, windowSeconds: 15 * MINUTE },
  secondFactorByAccountAndDay: { points: 50, windowSeconds: DAY },
  passkeyByAddress: { points: 60, windowSeconds: 15 * MINUTE },
  emailChangeByAccount: { points: 5, windowSeconds: HOUR },
};

/**
 * A resource server that does not ask whether the session lives trusts an access token for this long, so it is short.
 * A refresh token lives in a tab's memory: at most a working day, and never longer than its session.
 */
const defaultLifetimes: IdentityLifetimes = {
  accessToken: 10 * MINUTE,
  refreshToken: 12 * HOUR,
  session: 7 * DAY,
  interaction: HOUR,
  verification: DAY,
  passwordReset: HOUR,
  emailChange: DAY,
};

const CLEAN_UP_EVERY_MS = 15 * MINUTE * 1000;

/** The host's options with every default filled in. */
export interface Settings extends Required<IdentityOptions> {
  limits: IdentityLimits;
  lifetimes: IdentityLifetimes;
  /** Path under which identity is mounted, without a slash at the end: `/oidc`. */
  mountPath: string;
}

export function resolveSettings(options: IdentityOptions): Settings {
  const { pathname } = new URL(options.issuer);
  const lifetimes = { ...defaultLifetimes, ...options.lifetimes };
  return {
    now: () => new Date(),
    clientAddress: (request) => request.socket.remoteAddress ?? '',
    cleanUpEveryMs: CLEAN_UP_EVERY_MS,
    host: {
      isSessionOver: ({ authenticatedAt }, now) =>
        Promise.resolve(now.getTime() - authenticatedAt.getTime() >= lifetimes.session * 1000),
      sessionsEnded: () => Promise.resolve(),
      emailChanged: () => Promise.resolve(),
      invitation: () => Promise.resolve(null),
    },
    ...options,
    limits: { ...defaultLimits, ...options.limits },
    lifetimes,
    mountPath: pathname.replace(/\/$/, ''),
  };
}

export function clientById(settings: Settings, clientId: unknown): IdentityClient | undefined {
  return settings.clients.find((client) => client.clientId === clientId);
}

export function clientOfPortal(settings: Settings, portal: IdentityClient['portal']): IdentityClient | undefined {
  return settings.clients.find((client) => client.portal === portal);
}

/** Administrators are made by the command line alone (D1). */
export function allowsSignUp(client: IdentityClient): boolean {
  return client.portal !== 'admin';
}
