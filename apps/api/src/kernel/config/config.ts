import { resolve } from 'node:path';
import { API_PARAMETERS, DEFAULT_SIGN_IN, type SignInSettings } from '@troth/domain/environment';
import { LIMIT_NAMES, LIMITS, type LimitName, limitVariable } from '@troth/domain/limits';
import type { AcceptedProof } from '@troth/domain/people';
import { DEFAULT_SESSION_LIMITS, type SessionLimitSettings } from '@troth/domain/sessions';
import { isLoopbackOnly, type StandIn, type StandInAudience, standInAudience } from '@troth/domain/stand-ins';
import { z } from 'zod';
import { type Environment, type UnknownSetting, unknownSettings, withSecretFiles } from './environment';
import { ACCESS_TOKEN_TYPES, type ClaimNames, STANDARD_CLAIMS } from '../auth/verify-token';
import { type DatabaseTimeouts, DEFAULT_TIMEOUTS } from '../database/database';
import { CALENDLY_API_URL, type CalendlySettings } from '../ports/booking/calendly-booking';
import { ECB_DAILY_URL } from '../ports/exchange-rates/ecb-rates';
import { PROOF_API_URL, type ProofSettings } from '../ports/notary/proof-notary';
import { SANDBOX_SETTLES_AFTER_MS } from '../ports/payments/sandbox-payments';
import type { StripeSettings } from '../ports/payments/stripe-payments';
import { type S3Address, s3AddressFrom } from '../ports/files/s3-address';
import { type ClamdAddress, clamdAddressFrom } from '../ports/scanning/clamd-scanner';
import { rootKeyFromText } from '../protection/root-keys';
import type { SealFiles } from '../protection/sealing-identity';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const flag = (fallback: boolean) => z.stringbool().default(fallback);
const seconds = (fallbackMs: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(fallbackMs / 1000);
const yes = z.literal('allowed').optional();
/** Words apart by commas or spaces. */
const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));
/** A length of time in units of so many seconds, at most a month; kept in seconds. */
const duration = (unitSeconds: number, fallbackSeconds: number) =>
  z.coerce
    .number()
    .positive()
    .max(2_592_000 / unitSeconds)
    .transform((units) => units * unitSeconds)
    .default(fallbackSeconds);
/** Words of OpenID's `prompt`; `none` sends none. */
const PROMPT = /^[a-z_]+( [a-z_]+)*$/;
const rootKey = z.string().transform((text, context) => {
  const key = rootKeyFromText(text);
  if (key === null) {
    context.addIssue({ code: 'custom', message: 'is 32 bytes in base64, as `openssl rand -base64 32` prints them' });
  }
  return key ?? z.NEVER;
});
const clamdAddress = z.string().transform((text, context) => {
  const address = clamdAddressFrom(text);
  if (address === null) {
    context.addIssue({ code: 'custom', message: 'is tcp://host:port or unix:/path' });
  }
  return address ?? z.NEVER;
});

const filesUrl = z.string().transform((text, context) => {
  const address = s3AddressFrom(text);
  if (address === null) {
    context.addIssue({
      code: 'custom',
      message: 'is s3://bucket/prefix?region=…&endpoint=https://…, with http for an endpoint on this machine alone',
    });
  }
  return address ?? z.NEVER;
});

/** Public keys of `age`, which a backup is encrypted to. */
const recipients = words.refine((keys) => keys.length > 0 && keys.every((key) => /^age1[0-9a-z]{58,}$/.test(key)), {
  message: 'is one or more public keys of age, such as `admin.js backup-key` makes: age1…',
});
/** Secret keys of `age`; other lines of their file are remarks. */
const identities = z.string().transform((text, context) => {
  const keys = text.split(/\s+/).filter((word) => /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/.test(word));
  if (keys.length === 0) context.addIssue({ code: 'custom', message: 'holds no secret key of age: AGE-SECRET-KEY-1…' });
  return keys;
});

/** `LIMIT_…`: each replaces how many attempts a limit allows within its window. */
const limitSettings = Object.fromEntries(
  LIMIT_NAMES.map((name): [string, z.ZodType<number>] => [
    limitVariable(name),
    z.coerce.number().int().min(1).default(LIMITS[name].points),
  ]),
) as Record<`LIMIT_${LimitName}`, z.ZodType<number>>;

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  TROTH_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port(4000),
  CUSTOMER_PORT: port(4001),
  ATTORNEY_PORT: port(4002),
  ADMIN_PORT: port(4003),
  API_ORIGIN: url.optional(),
  CUSTOMER_ORIGIN: url.optional(),
  ATTORNEY_ORIGIN: url.optional(),
  ADMIN_ORIGIN: url.optional(),
  TROTH_DATA_DIR: z.string().min(1).default('.troth'),
  TROTH_SERVE_PORTALS: flag(true),
  TROTH_API_ON_PORTALS: flag(true),
  TROTH_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  TROTH_DRAIN_SECONDS: seconds(0),
  TROTH_METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  TROTH_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  ERROR_REPORT_DSN: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORT_MESSAGES: flag(false),
  TROTH_SEED: z.enum(['demo', 'off']).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TROTH_ROOT_KEY: rootKey.optional(),
  TROTH_ROOT_KEY_PREVIOUS: rootKey.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: seconds(DEFAULT_TIMEOUTS.statementMs),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: seconds(DEFAULT_TIMEOUTS.idleInTransactionMs),
  OIDC_ISSUER: url.optional(),
  OIDC_AUDIENCE: z.string().min(1).default('urn:troth:api'),
  OIDC_TOKEN_TYPES: words.optional(),
  OIDC_CLIENT_IDS: words.optional(),
  OIDC_API_PARAMETER: z.enum(API_PARAMETERS).default(DEFAULT_SIGN_IN.apiParameter),
  OIDC_SCOPES: words.refine((scopes) => scopes.includes('openid'), { message: 'has openid among them' }).optional(),
  OIDC_PROMPT: z.string().regex(PROMPT).optional(),
  OIDC_SIGN_UP_PROMPT: z.string().regex(PROMPT).default('create'),
  OIDC_ORIGINS: words.pipe(z.array(url.transform((address) => new URL(address).origin))).optional(),
  OIDC_SUBJECT_CLAIM: z.string().min(1).default(STANDARD_CLAIMS.subject),
  OIDC_EMAIL_CLAIM: z.string().min(1).default(STANDARD_CLAIMS.email),
  OIDC_EMAIL_VERIFIED_CLAIM: z.string().min(1).default(STANDARD_CLAIMS.emailVerified),
  OIDC_STAFF_ACR: words.optional(),
  OIDC_STAFF_AMR: words.optional(),
  OIDC_CUSTOMER_CLIENT_ID: z.string().min(1).default('troth-customer'),
  OIDC_ATTORNEY_CLIENT_ID: z.string().min(1).default('troth-attorney'),
  OIDC_ADMIN_CLIENT_ID: z.string().min(1).default('troth-admin'),
  DATABASE_ALLOW_PLAIN: flag(false),
  DATABASE_ALLOW_PASSWORD: flag(false),
  PGPASSWORD: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_ALLOW_PLAIN: flag(false),
  MAIL_INBOX: yes,
  CLAMD_URL: clamdAddress.optional(),
  CLAMD_ALLOW_PLAIN: flag(false),
  UPLOADS_ALLOW_UNSCANNED: flag(false),
  FILES_URL: filesUrl.optional(),
  MAIL_FROM: z.string().min(3).default('Troth <hello@troth.example>'),
  MAIL_BOUNCE_ADDRESS: z.email().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  TICKET_URL: z.url({ protocol: /^https$/ }).optional(),
  LOG_FILE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  ...limitSettings,
  PAYMENTS_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  SANDBOX_PAYMENTS: yes,
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_HOST: z.string().min(1).optional(),
  STRIPE_PORT: port(443),
  STRIPE_PROTOCOL: z.enum(['http', 'https']).default('https'),
  BOOKING_PROVIDER: z.enum(['builtin', 'calendly']).default('builtin'),
  CALENDLY_TOKEN: z.string().min(1).optional(),
  CALENDLY_WEBHOOK_SIGNING_KEY: z.string().min(16).optional(),
  CALENDLY_API_URL: url.default(CALENDLY_API_URL),
  NOTARY_PROVIDER: z.enum(['sandbox', 'proof']).default('sandbox'),
  SANDBOX_NOTARY: yes,
  PROOF_API_KEY: z.string().min(1).optional(),
  PROOF_WEBHOOK_SIGNING_KEY: z.string().min(16).optional(),
  PROOF_API_URL: url.default(PROOF_API_URL),
  SANDBOX_SETTLE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(SANDBOX_SETTLES_AFTER_MS / 1000),
  SEAL_CERTIFICATE_FILE: z.string().min(1).optional(),
  SEAL_KEY_FILE: z.string().min(1).optional(),
  SEAL_PASSPHRASE: z.string().optional(),
  TIMESTAMP_AUTHORITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_RECIPIENTS: recipients.optional(),
  BACKUP_IDENTITY: identities.optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
  WEBHOOKS_LOCAL: yes,
  FX_REFRESH: z.enum(['ecb', 'off']).default('off'),
  FX_URL: z.url({ protocol: /^https?$/ }).default(ECB_DAILY_URL),
  SAVINGS_CLAIM: flag(true),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  SESSION_STAFF_IDLE_MINUTES: duration(60, DEFAULT_SESSION_LIMITS.staff.idleSeconds),
  SESSION_STAFF_HOURS: duration(3600, DEFAULT_SESSION_LIMITS.staff.absoluteSeconds),
  SESSION_CUSTOMER_IDLE_MINUTES: duration(60, DEFAULT_SESSION_LIMITS.customer.idleSeconds),
  SESSION_CUSTOMER_DAYS: duration(86_400, DEFAULT_SESSION_LIMITS.customer.absoluteSeconds),
});

/** @throws ConfigError where Stripe is the provider and what it needs is missing. */
function stripeSettings(env: z.infer<typeof environmentSchema>): StripeSettings | null {
  if (env.PAYMENTS_PROVIDER === 'sandbox') return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret, STRIPE_CONNECT_WEBHOOK_SECRET: connect } = env;
  if (secretKey === undefined || secret === undefined) {
    throw new ConfigError('PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  return {
    secretKey,
    webhookSecrets: connect === undefined ? [secret] : [secret, connect],
    endpoint:
      env.STRIPE_HOST === undefined
        ? null
        : { host: env.STRIPE_HOST, port: env.STRIPE_PORT, protocol: env.STRIPE_PROTOCOL },
  };
}

/** @throws ConfigError where Calendly is the provider and what it needs is missing. */
function calendlySettings(env: z.infer<typeof environmentSchema>): CalendlySettings | null {
  if (env.BOOKING_PROVIDER === 'builtin') return null;
  const { CALENDLY_TOKEN: token, CALENDLY_WEBHOOK_SIGNING_KEY: signingKey, CALENDLY_API_URL: apiUrl } = env;
  if (token === undefined || signingKey === undefined) {
    throw new ConfigError('BOOKING_PROVIDER=calendly needs CALENDLY_TOKEN and CALENDLY_WEBHOOK_SIGNING_KEY.');
  }
  return { token, signingKey, url: apiUrl };
}

/** @throws ConfigError where a key is named without its certificate. */
function sealingSettings(env: z.infer<typeof environmentSchema>): Config['sealing'] {
  const { SEAL_CERTIFICATE_FILE: certificate, SEAL_KEY_FILE: key, SEAL_PASSPHRASE: passphrase } = env;
  if (certificate === undefined && (key !== undefined || passphrase !== undefined)) {
    throw new ConfigError('SEAL_KEY_FILE and SEAL_PASSPHRASE belong to SEAL_CERTIFICATE_FILE, which is not set.');
  }
  return {
    files: certificate === undefined ? null : { certificate, key: key ?? null, passphrase: passphrase ?? null },
    timestampAuthorityUrl: env.TIMESTAMP_AUTHORITY_URL ?? null,
  };
}

/** @throws ConfigError where Proof is the notary provider and what it needs is missing. */
function proofSettings(env: z.infer<typeof environmentSchema>): ProofSettings | null {
  if (env.NOTARY_PROVIDER === 'sandbox') return null;
  const { PROOF_API_KEY: apiKey, PROOF_WEBHOOK_SIGNING_KEY: signingKey, PROOF_API_URL: apiUrl } = env;
  if (apiKey === undefined || signingKey === undefined) {
    throw new ConfigError('NOTARY_PROVIDER=proof needs PROOF_API_KEY and PROOF_WEBHOOK_SIGNING_KEY.');
  }
  return { apiKey, signingKey, url: apiUrl };
}

/** Whether an address of PostgreSQL carries a password, in either place that the driver reads it from. */
function hasPassword(databaseUrl: string): boolean {
  const { password, searchParams } = new URL(databaseUrl);
  return password !== '' || (searchParams.get('password') ?? '') !== '';
}

/** Who each stand-in answers under these settings. */
function standInsOf(env: z.infer<typeof environmentSchema>, isForThisMachine: boolean): Config['standIns'] {
  const database = env.DATABASE_URL === undefined ? 'embedded' : 'postgres';
  const audience = (standIn: StandIn, isUsed: boolean, isAllowed: boolean) =>
    standInAudience({ standIn, isUsed, isAllowed, isLoopbackOnly: isForThisMachine, database });
  return {
    INBOX: audience('INBOX', env.SMTP_URL === undefined, env.MAIL_INBOX === 'allowed'),
    SANDBOX_PAYMENTS: audience(
      'SANDBOX_PAYMENTS',
      env.PAYMENTS_PROVIDER === 'sandbox',
      env.SANDBOX_PAYMENTS === 'allowed',
    ),
    SANDBOX_NOTARY: audience('SANDBOX_NOTARY', env.NOTARY_PROVIDER === 'sandbox', env.SANDBOX_NOTARY === 'allowed'),
    // The demo people sign in at the embedded identity provider alone.
    DEMO_PEOPLE: audience(
      'DEMO_PEOPLE',
      env.OIDC_ISSUER === undefined && env.TROTH_SEED !== 'off',
      env.TROTH_SEED === 'demo',
    ),
  };
}

/** Says that an outside provider enforces a second factor and does not put it into its tokens. */
const TRUSTED = 'any';

/** @throws ConfigError in production, where an outside provider is not asked for a second factor of staff. */
function secondFactorSettings(env: z.infer<typeof environmentSchema>): AcceptedProof {
  const { OIDC_ISSUER: issuer, OIDC_STAFF_ACR: acr = [], OIDC_STAFF_AMR: amr = [] } = env;
  const isUnset = acr.length === 0 && amr.length === 0;
  if (issuer === undefined) {
    if (!isUnset) throw new ConfigError('OIDC_STAFF_ACR and OIDC_STAFF_AMR belong to OIDC_ISSUER, which is not set.');
    return { amr: ['mfa'], acr: [], isTrusted: false };
  }
  if (isUnset && env.NODE_ENV === 'production') {
    throw new ConfigError(
      `OIDC_ISSUER needs OIDC_STAFF_ACR or OIDC_STAFF_AMR in production: the values of acr or amr by which its access tokens say that admins and attorneys used a second factor. OIDC_STAFF_AMR=${TRUSTED} where the provider enforces one and does not say so.`,
    );
  }
  return { amr, acr, isTrusted: isUnset || amr.includes(TRUSTED) };
}

const promptOf = (words: string | undefined) => (words === undefined || words === 'none' ? null : words);

/** @throws ConfigError where the embedded provider is told what an outside one would be. */
function signInSettings(env: z.infer<typeof environmentSchema>): SignInSettings {
  const settings: SignInSettings = {
    scope: env.OIDC_SCOPES?.join(' ') ?? DEFAULT_SIGN_IN.scope,
    prompt: promptOf(env.OIDC_PROMPT),
    signUpPrompt: promptOf(env.OIDC_SIGN_UP_PROMPT),
    apiParameter: env.OIDC_API_PARAMETER,
  };
  const { OIDC_SUBJECT_CLAIM: subject, OIDC_EMAIL_CLAIM: email, OIDC_EMAIL_VERIFIED_CLAIM: emailVerified } = env;
  const given = { ...settings, subject, email, emailVerified, origins: env.OIDC_ORIGINS ?? [] };
  const asItComes = { ...DEFAULT_SIGN_IN, ...STANDARD_CLAIMS, origins: [] };
  if (env.OIDC_ISSUER === undefined && JSON.stringify(given) !== JSON.stringify(asItComes)) {
    throw new ConfigError(
      'OIDC_SCOPES, OIDC_PROMPT, OIDC_SIGN_UP_PROMPT, OIDC_API_PARAMETER, OIDC_ORIGINS and the names of claims belong to OIDC_ISSUER, which is not set.',
    );
  }
  return settings;
}

/** The support team of the local inbox. */
const EMBEDDED_SUPPORT_ADDRESS = 'support@troth.example';

/** The name of a portal; also the role whose people it serves (D1). */
export type Portal = (typeof PORTALS)[number];
export const PORTALS = ['customer', 'attorney', 'admin'] as const;

/** Everything the program is told from outside, read once at start. Secrets never reach the logs. */
export interface Config {
  readonly mode: 'development' | 'test' | 'production';
  readonly host: string;
  readonly ports: Readonly<Record<Portal | 'api', number>>;
  /** Public origins without a trailing slash; CORS and redirects follow them. */
  readonly origins: Readonly<Record<Portal | 'api', string>>;
  readonly clientIds: Readonly<Record<Portal, string>>;
  readonly dataDir: string;
  /** What this copy does: answers requests, works on jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /** How long it goes on answering after it was told to stop, while balancers turn away. */
  readonly drainMs: number;
  readonly servePortals: boolean;
  /** Whether the served portals call the API at their own origins. */
  readonly apiOnPortals: boolean;
  /** Whether only the people at this very machine can reach it, as far as the settings say. */
  readonly isLoopbackOnly: boolean;
  /** Who each stand-in answers; one that is `REFUSED` stops the start, but for the demo people, who are then not made. */
  readonly standIns: Readonly<Record<StandIn, StandInAudience>>;
  readonly database:
    | { readonly kind: 'embedded' }
    | {
        readonly kind: 'postgres';
        readonly url: string;
        /** For what needs a connection that stays one: listening, and locks. The same unless a pooler stands before the other. */
        readonly listenUrl: string;
        /** Whether the operator insists on a connection that nothing encrypts. */
        readonly allowsPlain: boolean;
        /** Whether a password that does not change opens it: one in the address, or in `PGPASSWORD`, which the driver reads. */
        readonly hasPassword: boolean;
        /** Whether the operator insists on such a password. */
        readonly allowsPassword: boolean;
        readonly poolSize: number;
        readonly timeouts: DatabaseTimeouts;
      };
  /** The root keys that the environment gives, the one that wraps first; null where a file in the data folder has them. */
  readonly rootKeys: readonly [Uint8Array, ...Uint8Array[]] | null;
  readonly identity: {
    readonly kind: 'embedded' | 'external';
    readonly issuer: string;
    readonly audience: string;
    /** What access tokens say in `typ`, in lower case; `none` for nothing. */
    readonly tokenTypes: readonly string[];
    /** Clients whose tokens open the API. */
    readonly clients: readonly string[];
    /** What access tokens call a person's id and address. */
    readonly claims: ClaimNames;
    /** How the portals ask for a sign-in. */
    readonly signIn: SignInSettings;
    /** Further origins of the provider that browsers call. */
    readonly origins: readonly string[];
  };
  /** What an access token of someone who must use a second factor says. ADR 0068. */
  readonly secondFactor: AcceptedProof;
  /** Null is the sandbox, where no money moves. */
  readonly stripe: StripeSettings | null;
  /** How long the sandbox lets a payment wait that is to arrive later. */
  readonly sandboxSettlesAfterMs: number;
  /** Null is our own scheduler alone. */
  readonly calendly: CalendlySettings | null;
  /** Null is the sandbox, where nothing is notarized. */
  readonly proof: ProofSettings | null;
  readonly mail: {
    readonly kind: 'embedded' | 'smtp';
    readonly url: string | null;
    /** Whether the operator insists on a mail server that nothing makes encrypt. */
    readonly allowsPlain: boolean;
    readonly from: string;
    /** Whom mail servers tell of what they could not deliver; null is the sender. */
    readonly bounceAddress: string | null;
    /** Where questions to the support team go, and what people answer to. */
    readonly supportAddress: string;
  };
  /** The outside form where admins file tickets; `{topic}` in it stands for what the ticket is about. */
  readonly ticketUrl: string | null;
  readonly logLevel: string;
  /** Null logs to the standard output. */
  readonly logFile: string | null;
  /** How many reverse proxies in front of the API set X-Forwarded-For; 0 trusts none. */
  readonly trustedProxies: number;
  /** How many attempts each limit allows within its window. */
  readonly limits: Readonly<Record<LimitName, number>>;
  /** Whether customers see the content's claim of what attorney services save (D25). */
  readonly showsSavingsClaim: boolean;
  /** From one network address; a fair where many couples sign up at one connection needs more. */
  readonly signUpsPerHour: number;
  /** How long sessions last, by whose they are. */
  readonly sessions: SessionLimitSettings;
  /** `files` null seals with a certificate of the installation's own; without an authority, with no trusted time. */
  readonly sealing: { readonly files: SealFiles | null; readonly timestampAuthorityUrl: string | null };
  readonly scanning: {
    /** Null keeps files unscanned. */
    readonly clamd: ClamdAddress | null;
    /** Whether the operator insists on a scanner elsewhere, to which nothing encrypts the files. */
    readonly allowsPlain: boolean;
    /** Whether the operator insists on taking files that nobody scans. */
    readonly allowsUnscanned: boolean;
  };
  readonly backups: {
    /** Where a backup is made each day; null turns automatic backups off. */
    readonly folder: string | null;
    /** Public keys of whom a backup opens to. */
    readonly recipients: readonly string[];
    /** Secret keys that open a backup: given only where one is put back or checked. */
    readonly identities: readonly string[];
    /** Older ones are removed after each new one; 0 keeps all. */
    readonly keepDays: number;
  };
  readonly observing: {
    /** Where Prometheus asks; null is nowhere. */
    readonly metrics: { readonly port: number; readonly host: string } | null;
    /** Where traces go by OTLP over HTTP; null makes none. */
    readonly tracesEndpoint: string | null;
    /** Where errors go, to what speaks like Sentry; null sends none. */
    readonly errors: { readonly dsn: string; readonly withMessages: boolean } | null;
  };
  /** Names that look like settings and are none. */
  readonly unknownSettings: readonly UnknownSetting[];
  /** Null keeps files in the data folder. */
  readonly files: S3Address | null;
  /** Whether webhooks reach this very machine, unencrypted: for tests alone. */
  readonly webhooks: { readonly allowsLocal: boolean };
  /** `off` keeps the rates that ship; `ecb` fetches the bank's file once a day. */
  readonly exchangeRates: { readonly refresh: 'ecb' | 'off'; readonly url: string };
}

/** A setting that the program cannot start with; its message names the variable and what is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function givenSettings(environment: Environment) {
  try {
    return withSecretFiles(environment);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every wrong variable, never its value.
 */
export function readConfig(environment: Environment): Config {
  const parsed = environmentSchema.safeParse(givenSettings(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const { TROTH_ROOT_KEY: current, TROTH_ROOT_KEY_PREVIOUS: previous } = env;
  if (current === undefined && previous !== undefined) {
    throw new ConfigError('TROTH_ROOT_KEY_PREVIOUS is set without TROTH_ROOT_KEY. Set both, or none.');
  }
  if (current === undefined && env.NODE_ENV === 'production' && env.DATABASE_URL !== undefined) {
    // Several copies share one database, and a folder that goes away with a container would take the only key along.
    throw new ConfigError(
      'TROTH_ROOT_KEY is needed in production on PostgreSQL: every copy of the program opens what is sealed with it. Make one with `openssl rand -base64 32` and keep it apart from the database; without it nothing sealed can be read again.',
    );
  }
  if (env.TROTH_ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new ConfigError(
      `TROTH_ROLE=${env.TROTH_ROLE} needs DATABASE_URL: the embedded database has one program at a time, which does everything.`,
    );
  }
  const origin = (own: string | undefined, at: number) => own ?? `http://${env.TROTH_HOST}:${at}`;
  const apiOrigin = origin(env.API_ORIGIN, env.API_PORT);
  const origins = {
    api: apiOrigin,
    customer: origin(env.CUSTOMER_ORIGIN, env.CUSTOMER_PORT),
    attorney: origin(env.ATTORNEY_ORIGIN, env.ATTORNEY_PORT),
    admin: origin(env.ADMIN_ORIGIN, env.ADMIN_PORT),
  };
  if (env.TROTH_SEED === 'demo' && env.OIDC_ISSUER !== undefined) {
    throw new ConfigError('TROTH_SEED=demo needs the embedded identity provider, which OIDC_ISSUER turns off.');
  }
  if (env.BACKUP_DIR !== undefined && env.BACKUP_RECIPIENTS === undefined) {
    throw new ConfigError(
      'BACKUP_DIR needs BACKUP_RECIPIENTS: the public key that backups are encrypted to. `admin.js backup-key` makes one.',
    );
  }
  const isForThisMachine = isLoopbackOnly({
    origins: Object.values(origins),
    host: env.TROTH_HOST,
    trustedProxies: env.TRUSTED_PROXIES,
  });
  if (env.WEBHOOKS_LOCAL === 'allowed' && env.NODE_ENV === 'production' && !isForThisMachine) {
    throw new ConfigError(
      'WEBHOOKS_LOCAL is for tests: it lets webhooks into this machine. Remove it where others can reach the installation.',
    );
  }
  return {
    mode: env.NODE_ENV,
    host: env.TROTH_HOST,
    ports: { api: env.API_PORT, customer: env.CUSTOMER_PORT, attorney: env.ATTORNEY_PORT, admin: env.ADMIN_PORT },
    origins,
    clientIds: {
      customer: env.OIDC_CUSTOMER_CLIENT_ID,
      attorney: env.OIDC_ATTORNEY_CLIENT_ID,
      admin: env.OIDC_ADMIN_CLIENT_ID,
    },
    dataDir: resolve(env.TROTH_DATA_DIR),
    role: env.TROTH_ROLE,
    drainMs: env.TROTH_DRAIN_SECONDS * 1000,
    servePortals: env.TROTH_SERVE_PORTALS,
    apiOnPortals: env.TROTH_API_ON_PORTALS,
    isLoopbackOnly: isForThisMachine,
    standIns: standInsOf(env, isForThisMachine),
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'embedded' }
        : {
            kind: 'postgres',
            url: env.DATABASE_URL,
            listenUrl: env.DATABASE_LISTEN_URL ?? env.DATABASE_URL,
            allowsPlain: env.DATABASE_ALLOW_PLAIN,
            hasPassword:
              [env.DATABASE_URL, env.DATABASE_LISTEN_URL ?? env.DATABASE_URL].some(hasPassword) ||
              env.PGPASSWORD !== undefined,
            allowsPassword: env.DATABASE_ALLOW_PASSWORD,
            poolSize: env.DATABASE_POOL_SIZE,
            timeouts: {
              statementMs: env.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1000,
              idleInTransactionMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS * 1000,
            },
          },
    rootKeys: current === undefined ? null : [current, ...(previous === undefined ? [] : [previous])],
    identity: {
      kind: env.OIDC_ISSUER === undefined ? 'embedded' : 'external',
      issuer: env.OIDC_ISSUER ?? `${apiOrigin}/oidc`,
      audience: env.OIDC_AUDIENCE,
      tokenTypes: (env.OIDC_TOKEN_TYPES ?? ACCESS_TOKEN_TYPES).map((type) => type.toLowerCase()),
      clients: env.OIDC_CLIENT_IDS ?? [
        env.OIDC_CUSTOMER_CLIENT_ID,
        env.OIDC_ATTORNEY_CLIENT_ID,
        env.OIDC_ADMIN_CLIENT_ID,
      ],
      claims: {
        subject: env.OIDC_SUBJECT_CLAIM,
        email: env.OIDC_EMAIL_CLAIM,
        emailVerified: env.OIDC_EMAIL_VERIFIED_CLAIM,
      },
      signIn: signInSettings(env),
      origins: env.OIDC_ORIGINS ?? [],
    },
    secondFactor: secondFactorSettings(env),
    stripe: stripeSettings(env),
    sandboxSettlesAfterMs: env.SANDBOX_SETTLE_SECONDS * 1000,
    calendly: calendlySettings(env),
    proof: proofSettings(env),
    mail: {
      kind: env.SMTP_URL === undefined ? 'embedded' : 'smtp',
      url: env.SMTP_URL ?? null,
      allowsPlain: env.SMTP_ALLOW_PLAIN,
      from: env.MAIL_FROM,
      bounceAddress: env.MAIL_BOUNCE_ADDRESS ?? null,
      // Without a mail server any address lands in the local inbox; with one, a made-up address would lose questions.
      supportAddress: env.SUPPORT_EMAIL ?? (env.SMTP_URL === undefined ? EMBEDDED_SUPPORT_ADDRESS : env.MAIL_FROM),
    },
    ticketUrl: env.TICKET_URL ?? null,
    logLevel: env.LOG_LEVEL,
    logFile: env.LOG_FILE ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    limits: Object.fromEntries(LIMIT_NAMES.map((name) => [name, env[limitVariable(name)]])) as Config['limits'],
    showsSavingsClaim: env.SAVINGS_CLAIM,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    sessions: {
      staff: { idleSeconds: env.SESSION_STAFF_IDLE_MINUTES, absoluteSeconds: env.SESSION_STAFF_HOURS },
      customer: { idleSeconds: env.SESSION_CUSTOMER_IDLE_MINUTES, absoluteSeconds: env.SESSION_CUSTOMER_DAYS },
    },
    sealing: sealingSettings(env),
    scanning: {
      clamd: env.CLAMD_URL ?? null,
      allowsPlain: env.CLAMD_ALLOW_PLAIN,
      allowsUnscanned: env.UPLOADS_ALLOW_UNSCANNED,
    },
    backups: {
      folder: env.BACKUP_DIR === undefined ? null : resolve(env.BACKUP_DIR),
      recipients: env.BACKUP_RECIPIENTS ?? [],
      identities: env.BACKUP_IDENTITY ?? [],
      keepDays: env.BACKUP_KEEP_DAYS,
    },
    observing: {
      metrics:
        env.TROTH_METRICS_PORT === undefined ? null : { port: env.TROTH_METRICS_PORT, host: env.TROTH_METRICS_HOST },
      tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
      errors:
        env.ERROR_REPORT_DSN === undefined
          ? null
          : { dsn: env.ERROR_REPORT_DSN, withMessages: env.ERROR_REPORT_MESSAGES },
    },
    unknownSettings: unknownSettings(environment, Object.keys(environmentSchema.shape)),
    files: env.FILES_URL ?? null,
    webhooks: { allowsLocal: env.WEBHOOKS_LOCAL === 'allowed' },
    exchangeRates: { refresh: env.FX_REFRESH, url: env.FX_URL },
  };
}
