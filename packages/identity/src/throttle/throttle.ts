import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { IdentityLimits, IdentityStore, Limit } from '../ports';

export type LimitName = keyof IdentityLimits;

/**
 * Counts attempts in the database, so that several processes share one count and a restart forgives nothing.
 * Waiting times are in minutes, rounded up; 0 means go ahead.
 */
export interface Throttle {
  /** How long to wait, without counting an attempt. */
  waitMinutes(name: LimitName, key: string): Promise<number>;
  /** Counts an attempt and tells how long to wait when it was one too many. */
  count(name: LimitName, key: string): Promise<number>;
  /** Takes a counted attempt back: it was none that guesses. */
  giveBack(name: LimitName, key: string): Promise<void>;
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
  return {
    async waitMinutes(name, key) {
      const state = await limiter(name).get(hashed(key));
      return state !== null && state.consumedPoints >= limits[name].points ? minutes(state) : 0;
    },
    async count(name, key) {
      try {
        await limiter(name).consume(hashed(key));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return minutes(refusal);
        throw refusal;
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(hashed(key));
    },
    async forget(name, key) {
      await limiter(name).delete(hashed(key));
    },
  };
}
