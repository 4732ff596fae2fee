import type { IncomingMessage } from 'node:http';

/**
 * The only way identity reaches a database: SQL in the PostgreSQL dialect with `$1` parameters. PGlite and pg both fit.
 * Parameters are strings, numbers, booleans or null; instants are passed as ISO strings and JSON as text.
 */
export interface IdentityStore {
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs `work` in one transaction; a throw rolls it back. */
  transaction<Result>(work: (store: IdentityStore) => Promise<Result>): Promise<Result>;
}

export type SqlValue = string | number | boolean | null;

/** Why a mail is sent; the host may show it or choose a template by it. */
export type IdentityMailPurpose =
  | 'SIGN_UP'
  | 'ALREADY_SIGNED_UP'
  | 'VERIFY_EMAIL'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGE'
  | 'EMAIL_CHANGE_ASKED'
  | 'EMAIL_CHANGED'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'RECOVERY_CODES_REPLACED'
  | 'RECOVERY_CODE_USED';

/** A mail as its words. The host gives it its look, so that all its mails have one. */
export interface IdentityMail {
  purpose: IdentityMailPurpose;
  to: string;
  subject: string;
  heading: string;
  body: string;
  /** Six digits to be typed on the page that asked for them. */
  code?: string;
  /** Leads over from the code to the link. */
  bridge?: string;
  link: { label: string; url: string };
  /** What to do when someone else caused the mail. */
  ignore: string;
}

/** Takes a mail for delivery. Resolves once the mail cannot be lost any more (queued or sent). */
export interface IdentityMailer {
  send(mail: IdentityMail): Promise<void>;
}

/** Where a sealed value is kept: moved to another row or column it does not open. */
export interface SealedPlace {
  table: string;
  column: string;
  rowId: string;
}

/** Encrypts what must stay unreadable in a stolen database; the host keeps the key. */
export interface IdentitySealing {
  seal(place: SealedPlace, value: string): string;
  /** @throws when the value was altered, moved, or sealed with another key */
  open(place: SealedPlace, sealed: string): string;
}

/** What identity tells the host's log. No address, name, password, code or token is ever passed. */
export interface IdentityLogger {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export type Portal = 'customer' | 'attorney' | 'admin';

/** One portal: a public client that signs in with authorization code and PKCE. */
export interface IdentityClient {
  clientId: string;
  portal: Portal;
  /** For example `http://127.0.0.1:4001`: may call the token endpoint from the browser. */
  origin: string;
  /** Landing pages of sign-in and of silent renewal. */
  redirectUris: readonly string[];
  postLogoutRedirectUris: readonly string[];
  /** Page of the portal that starts a sign-in; where identity's own pages lead back to. */
  loginUrl: string;
  /** Nobody gets in through this client without a second factor; a person without one is led to add it. */
  requiresSecondFactor?: boolean;
}

/** Secrets of one installation. The host makes them once with `generateKeys` and keeps them private. */
export interface IdentityKeys {
  /** Private signing keys as JWKs; the first signs, all are published. */
  signing: readonly SigningKey[];
  /** Sign cookies and forms; the first signs, all are accepted. */
  cookies: readonly string[];
}

/** A private RSA key as a JWK. */
export interface SigningKey {
  kty: string;
  kid: string;
  alg: string;
  use: string;
  [member: string]: string;
}

/** Attempts within a window; what comes after waits until the window ends. */
export interface Limit {
  points: number;
  windowSeconds: number;
}

export interface IdentityLimits {
  /** Wrong passwords for one account from one address. */
  signInByAccountAndAddress: Limit;
  /** Wrong passwords for one account from anywhere. */
  signInByAccount: Limit;
  /** Wrong passwords from one address for any account. */
  signInByAddress: Limit;
  signUpByAddress: Limit;
  codeByAddress: Limit;
  /** Verification mails to one e-mail address. */
  mailByAccount: Limit;
  resetByAccount: Limit;
  resetByAddress: Limit;
  /** Second factors tried for one account, after its password. */
  secondFactorByAccount: Limit;
  secondFactorByAccountAndDay: Limit;
  /** Passkeys tried without a password, from one address. */
  passkeyByAddress: Limit;
  /** Changes of the e-mail address that one account asks for. */
  emailChangeByAccount: Limit;
}

/** Lifetimes in seconds. */
export interface IdentityLifetimes {
  accessToken: number;
  refreshToken: number;
  /** The longest that any session lasts. */
  session: number;
  /** How long a sign-in page stays usable. */
  interaction: number;
  verification: number;
  passwordReset: number;
  emailChange: number;
}

/** What is known of a session when the host judges it. */
export interface SessionToJudge {
  accountId: string;
  clientId: string;
  /** When the person last proved who they are. */
  authenticatedAt: Date;
  lastActiveAt: Date;
}

/** What identity asks its host, and what it reports: the host keeps sessions and addresses of its own by it. */
export interface IdentityHost {
  /** Whether a session has gone without activity for too long, or without a sign-in. Asked at each renewal. */
  isSessionOver(session: SessionToJudge, now: Date): Promise<boolean>;
  /** Runs in the transaction that ends them: one, or with `isEverywhere` all, or all but the one that asked for it. */
  sessionsEnded(
    store: IdentityStore,
    ended: { accountId: string; sessionIds: readonly string[]; isEverywhere: boolean },
  ): Promise<void>;
  /** Runs in the transaction that gives an account another address, which its owner has confirmed. */
  emailChanged(store: IdentityStore, changed: { accountId: string; email: string }): Promise<void>;
  /** Who invites by the link that a person opened, and which address it was mailed to; null when it is no longer open. */
  invitation(token: string, now: Date): Promise<Invitation | null>;
}

export interface Invitation {
  /** Null while the inviter has no name. */
  inviter: string | null;
  email: string;
}

export interface IdentityOptions {
  /**
   * Public address where it is mounted, for example `http://127.0.0.1:4000/oidc`. It alone decides the addresses in the
   * discovery document and whether cookies are `Secure`, whatever a reverse proxy or a visitor says.
   */
  issuer: string;
  /** Audience of the access tokens. */
  audience: string;
  clients: readonly IdentityClient[];
  store: IdentityStore;
  mailer: IdentityMailer;
  keys: IdentityKeys;
  sealing: IdentitySealing;
  legalUrls: { terms: string; privacy: string };
  /** Version of the terms that a person agrees to at sign-up; recorded and sent as the claim `terms_version`. */
  termsVersion: string;
  logger: IdentityLogger;
  /** Without one, sessions last as long as `lifetimes.session` says, and nobody else has to know when they end. */
  host?: IdentityHost;
  /** Clock of identity's own rules; the protocol library keeps its own. */
  now?: () => Date;
  /** The visitor's network address for rate limits; the socket's by default. */
  clientAddress?: (request: IncomingMessage) => string;
  limits?: Partial<IdentityLimits>;
  lifetimes?: Partial<IdentityLifetimes>;
  /** How often expired rows are removed; 0 leaves it to the host, which then calls `cleanUp`. Default 15 minutes. */
  cleanUpEveryMs?: number;
}
