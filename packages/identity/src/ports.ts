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
  | 'PASSWORD_CHANGED';

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
  /** What to do when somebody else caused the mail. */
  ignore: string;
}

/** Takes a mail for delivery. Resolves once the mail cannot be lost any more (queued or sent). */
export interface IdentityMailer {
  send(mail: IdentityMail): Promise<void>;
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
}

/** Lifetimes in seconds. */
export interface IdentityLifetimes {
  accessToken: number;
  refreshToken: number;
  session: number;
  /** How long a sign-in page stays usable. */
  interaction: number;
  verification: number;
  passwordReset: number;
}

export interface IdentityOptions {
  /** Public address where it is mounted, for example `http://127.0.0.1:4000/oidc`. */
  issuer: string;
  /** Audience of the access tokens. */
  audience: string;
  clients: readonly IdentityClient[];
  store: IdentityStore;
  mailer: IdentityMailer;
  keys: IdentityKeys;
  legalUrls: { terms: string; privacy: string };
  /** Version of the terms that a person agrees to at sign-up; recorded and sent as the claim `terms_version`. */
  termsVersion: string;
  logger: IdentityLogger;
  /** Clock of identity's own rules; the protocol library keeps its own. */
  now?: () => Date;
  /** True behind a reverse proxy that sets X-Forwarded-Proto. */
  behindProxy?: boolean;
  /** The visitor's network address for rate limits; the socket's by default. */
  clientAddress?: (request: IncomingMessage) => string;
  limits?: Partial<IdentityLimits>;
  lifetimes?: Partial<IdentityLifetimes>;
  /** How often expired rows are removed; 0 leaves it to the host, which then calls `cleanUp`. Default 15 minutes. */
  cleanUpEveryMs?: number;
}
