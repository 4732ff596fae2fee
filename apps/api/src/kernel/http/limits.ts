import { createHash } from 'node:crypto';
import { LIMIT_NAMES, LIMITS, type LimitName } from '@troth/domain/limits';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import { text } from '../texts';
import { problem } from './problem';

/** Counts attempts against the limits of the domain. */
export interface Limits {
  /** Counts one attempt. @throws Problem TOO_MANY_REQUESTS with `Retry-After`, when it was one too many. */
  count(name: LimitName, key: string): Promise<void>;
}

const slowDown = () => text('limit.requests');

/** What the screen that met a limit says. */
const sentences = {
  PERSON_REQUESTS: slowDown,
  TOKEN_REQUESTS: slowDown,
  ADDRESS_REQUESTS: slowDown,
  CALENDAR_READS: slowDown,
  POLICY_REPORTS: slowDown,
  PROMO_CODES: (minutes) => text('limit.promoCodes', { minutes }),
  MESSAGES: (minutes) => text('limit.messages', { minutes }),
  WEBHOOK_SENDS: (minutes) => text('limit.webhookSends', { minutes }),
  UPLOADS: (minutes) => text('limit.uploads', { minutes }),
  ARCHIVE_LINKS: (minutes) => text('limit.archiveLinks', { minutes }),
} as const satisfies Record<LimitName, (minutes: number) => string>;

/** No key names a person. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function limiterOf(name: LimitName, points: number, database: Pick<Database, 'executeSql'>): RateLimiterAbstract {
  const { windowSeconds, countedIn } = LIMITS[name];
  if (countedIn === 'PROCESS') return new RateLimiterMemory({ points, duration: windowSeconds });
  return new RateLimiterPostgres({
    // The library speaks to a pool; our database answers in the same shape.
    storeClient: {
      query: async (query: { text: string; values: readonly unknown[] }) => {
        const { rows } = await database.executeSql(query.text, query.values);
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'pool',
    tableName: 'limit_counts',
    tableCreated: true,
    // Housekeeping removes what is over.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: windowSeconds,
  });
}

/** @param points How many attempts each limit allows within its window. */
export function openLimits(
  points: Readonly<Record<LimitName, number>>,
  database: Pick<Database, 'executeSql'>,
): Limits {
  const limiters = new Map(LIMIT_NAMES.map((name) => [name, limiterOf(name, points[name], database)]));
  return {
    async count(name, key) {
      try {
        await limiters.get(name)?.consume(hashed(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw problem('TOO_MANY_REQUESTS', {
          detail: sentences[name](Math.ceil(seconds / 60)),
          headers: { 'retry-after': String(seconds) },
        });
      }
    },
  };
}
