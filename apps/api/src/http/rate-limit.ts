/** A bucket that refills steadily: bursts pass, floods do not. */
interface Bucket {
  tokens: number;
  updatedAt: number;
}

const MAX_BUCKETS = 50_000;

/**
 * Limits requests per key within this process. It shields the machine and decides nothing about people's data, so
 * several copies of the program may each keep their own count.
 */
export function rateLimiter(perMinute: number) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return {
    /** @returns null when the request may pass, else the seconds to wait. */
    take(key: string, now: number): number | null {
      const bucket = buckets.get(key) ?? { tokens: perMinute, updatedAt: now };
      const tokens = Math.min(perMinute, bucket.tokens + Math.max(0, now - bucket.updatedAt) * perMs);
      if (buckets.size >= MAX_BUCKETS && !buckets.has(key)) buckets.clear();
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, updatedAt: now });
      return tokens >= 1 ? null : Math.ceil((1 - tokens) / perMs / 1000);
    },
  };
}
