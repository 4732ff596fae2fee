/** How often something may be done within a window of time. */
export interface Limit {
  readonly points: number;
  /** The window begins with the first attempt. */
  readonly windowSeconds: number;
  /**
   * Where attempts are counted. `PROCESS` shields the machine: each copy of the program counts for itself. `DATABASE`
   * protects people and money: all copies share one count, and a restart forgives nothing.
   */
  readonly countedIn: 'PROCESS' | 'DATABASE';
}

/**
 * Every limit of the API. Windows of requests are short, so that a page that met one waits a few seconds at most.
 * ASVS 5.0, 2.4.1. Sign-in has limits of its own, in identity.
 */
export const LIMITS = {
  /** Requests of one signed-in person. A section of the questionnaire is 20 of them, and a page seldom more than 40. */
  PERSON_REQUESTS: { points: 300, windowSeconds: 10, countedIn: 'PROCESS' },
  /** Requests with one personal access token, apart from those of its person in the portals. */
  TOKEN_REQUESTS: { points: 120, windowSeconds: 60, countedIn: 'PROCESS' },
  /** Requests without a valid sign-in from one network address: all of an office or a café that has yet to sign in. */
  ADDRESS_REQUESTS: { points: 2000, windowSeconds: 10, countedIn: 'PROCESS' },
  /** Reads of one calendar feed. A calendar program asks a few times a day. */
  CALENDAR_READS: { points: 20, windowSeconds: 60, countedIn: 'PROCESS' },
  /** Reports of browsers from one network address, each a line of the log. */
  POLICY_REPORTS: { points: 30, windowSeconds: 60, countedIn: 'PROCESS' },
  /** Discount codes that one person tries: more are guesses, and a guessed code costs money. */
  PROMO_CODES: { points: 10, windowSeconds: 3600, countedIn: 'DATABASE' },
  /** Messages that one person writes in all conversations and discussions: more would flood their readers. */
  MESSAGES: { points: 200, windowSeconds: 3600, countedIn: 'DATABASE' },
  /** Tests and repeats of webhooks that one person sends: each is a request from our address to another. */
  WEBHOOK_SENDS: { points: 60, windowSeconds: 3600, countedIn: 'DATABASE' },
  /** Files that one person uploads. Each is inspected, redrawn and sealed, and the disk is everybody's. */
  UPLOADS: { points: 120, windowSeconds: 3600, countedIn: 'DATABASE' },
  /** Download addresses that one person asks for: each opens an archive of everything we have of them. */
  ARCHIVE_LINKS: { points: 10, windowSeconds: 3600, countedIn: 'DATABASE' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** The environment variable that replaces a limit's points. */
export const limitVariable = <Name extends LimitName>(name: Name): `LIMIT_${Name}` => `LIMIT_${name}`;
