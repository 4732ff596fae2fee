import { readFileSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secrets: each may be given as `NAME_FILE`, the path of a file that holds it. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'TROTH_ROOT_KEY',
  'TROTH_ROOT_KEY_PREVIOUS',
  'DATABASE_LISTEN_URL',
  'PGPASSWORD',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'CALENDLY_TOKEN',
  'CALENDLY_WEBHOOK_SIGNING_KEY',
  'PROOF_API_KEY',
  'PROOF_WEBHOOK_SIGNING_KEY',
  'SEAL_PASSPHRASE',
  'BACKUP_IDENTITY',
  'ERROR_REPORT_DSN',
] as const;

/**
 * The environment with the secrets that files hold, which end before their last line break; what is empty is left out.
 * @throws Error naming the variable of a file that cannot be read, or of a secret that is given twice.
 */
export function withSecretFiles(environment: Environment): Readonly<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value;
  for (const name of SECRET_SETTINGS) {
    const variable = `${name}_FILE`;
    const path = given[variable];
    if (path === undefined) continue;
    if (given[name] !== undefined) throw new Error(`${name} and ${variable} are both set. Set one.`);
    try {
      const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (secret !== '') given[name] = secret;
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      throw new Error(`${variable}: ${path} cannot be read (${code}).`, { cause: error });
    }
  }
  return given;
}

/** What our settings begin with. A name that begins like one and is none is a typing error. */
const OURS =
  /^(TROTH|OIDC|STRIPE|CALENDLY|PROOF|SANDBOX|SESSION|LIMIT|SMTP|DATABASE|CLAMD|FILES|FX|SEAL|BACKUP|ERROR)_/;
/** Read by the launcher, the tests and the benchmarks. */
const OTHERS = new Set([
  'TROTH_LAUNCHED',
  'TROTH_E2E_PORT',
  'TROTH_E2E_WORKERS',
  'TROTH_E2E_DELAY_MS',
  'TROTH_TEST_DATABASE_URL',
]);
/** More letters apart than this, and nothing that is known was meant. */
const FARTHEST = 4;

export interface UnknownSetting {
  readonly name: string;
  /** The known name that is most like it, if one is. */
  readonly nearest: string | null;
}

/** Names that look like settings of Troth and are none. */
export function unknownSettings(environment: Environment, known: readonly string[]): UnknownSetting[] {
  const all = new Set([...known, ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]);
  const names = Object.keys(environment).filter((name) => OURS.test(name) && !all.has(name) && !OTHERS.has(name));
  return names.sort().map((name) => {
    const nearest = closest(name, [...all]);
    return { name, nearest: distance(name, nearest) <= FARTHEST ? nearest : null };
  });
}
