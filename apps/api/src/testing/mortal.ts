import type { KyselyPlugin } from 'kysely';
import type { Services } from '../services';

/** What a program that was killed throws in its tests. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * The program, as one that can be killed: from a moment on nothing that it asks the database or the provider gets there,
 * and no answer comes back. What a transaction had not committed is gone; what the provider did stays.
 */
export function mortal(services: Services, lose: (decide: () => boolean) => void) {
  const NEVER = Number.POSITIVE_INFINITY;
  let left = NEVER;
  let deaths = 0;
  const lives = (): boolean => {
    left -= 1;
    if (left === -1) deaths += 1;
    return left >= 0;
  };
  const orDie = <T>(value: T): T => {
    if (!lives()) throw new Killed();
    return value;
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => orDie(node),
    transformResult: ({ result }) => Promise.resolve(orDie(result)),
  };
  lose(() => !lives());
  const { database, jobs } = services;
  return {
    services: {
      ...services,
      database: { ...database, db: database.db.withPlugin(plugin) },
      // Nothing is left to a queue: whatever a lost job would have done, the reconciler does.
      jobs: { ...jobs, enqueue: () => Promise.resolve() },
    } satisfies Services,
    kill: (after: number) => {
      left = after;
    },
    restart: () => {
      left = NEVER;
    },
    isDead: () => left < 0,
    deaths: () => deaths,
  };
}
