import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { IdentityLimits, IdentityStore, Limit } from '../ports';

export type LimitName = keyof IdentityLimits;

/** One count: which limit, and whose. */
export interface Count {
  name: LimitName;
  key: string;
}

/**
 * Counts attempts in the database, so that several processes share one count and a restart forgives nothing. An attempt
 * is counted before it is judged, and given back when it was no guess: attempts at the same moment count as well.
 * Waiting times are in minutes, rounded up; 0 means go ahead.
 */
export interface Throttle {
  /** Counts an attempt and says how long to wait when it was one too many. */
  count(name: LimitName, key: string): Promise<number>;
  /** Counts an attempt under several limits. Where one of them refuses, the others are as they were before. */
  countAll(counts: readonly Count[]): Promise<number>;
  /** Takes a counted attempt back: it guessed nothing. */
  giveBack(name: LimitName, key: string): Promise<void>;
  giveBackAll(counts: readonly Count[]): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
}

const minutes = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 60_000));

/** Addresses of people are not kept: the key is a hash. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createThrottle(store: IdentityStore, limits: IdentityLimits): Throttle {
  // The library speaks to a pg pool; our store answers in the same shape.
  const pool = {
    async query({ text, values }: { text: string; values: (string | number)[] }) {
      const rows = await store.query<{ points: number; expire: string | number }>(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiters = new Map(
    Object.entries<Limit>({ ...limits }).map(([name, { points, windowSeconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'identity_throttle',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: windowSeconds,
      }),
    ]),
  );
  const limiter = (name: LimitName) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit is named ${name}`);
    return found;
  };
  const count = async (name: LimitName, key: string) => {
    try {
      await limiter(name).consume(hashed(key));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return minutes(refusal);
      throw refusal;
    }
  };
  const giveBack = async (name: LimitName, key: string) => {
    await limiter(name).reward(hashed(key));
  };
  const giveBackAll = async (counts: readonly Count[]) => {
    for (const { name, key } of counts) await giveBack(name, key);
  };
  return {
    count,
    async countAll(counts) {
      const counted: Count[] = [];
      for (const each of counts) {
        const wait = await count(each.name, each.key);
        if (wait > 0) {
          await giveBackAll(counted);
          return wait;
        }
        counted.push(each);
      }
      return 0;
    },
    giveBack,
    giveBackAll,
    async forget(name, key) {
      await limiter(name).delete(hashed(key));
    },
  };
}
