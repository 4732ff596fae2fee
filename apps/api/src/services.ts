import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Jobs } from './jobs/jobs';
import type { TokenVerifier } from './auth/verify-token';

/** What the program opened at start and every request may use. Ports to the outside come in here, never as imports. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly tokens: TokenVerifier;
  readonly jobs: Jobs;
  /** The only clock; tests set it. */
  readonly now: () => Date;
}
