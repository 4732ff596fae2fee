import type { KyselyPlugin } from 'kysely';
import type { Services } from '../kernel/services';

/** What a program that was killed throws in its tests. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

const NEVER = Number.POSITIVE_INFINITY;

/** Counts what a program asks its database, and lets nothing through once it is no more. */
function lifeOf({ database }: Services, after: number) {
  let left = after;
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
  return {
    database: { ...database, db: database.db.withPlugin(plugin) },
    lives,
    kill: (steps: number) => {
      left = steps;
    },
    restart: () => {
      left = NEVER;
    },
    isDead: () => left < 0,
    deaths: () => deaths,
  };
}

/**
 * The program, as one that can be killed: from a moment on nothing that it asks the database or the provider gets there,
 * and no answer comes back. What a transaction had not committed is gone; what the provider did stays.
 */
export function mortal(services: Services, lose: (decide: () => boolean) => void) {
  const { database, lives, ...life } = lifeOf(services, NEVER);
  lose(() => !lives());
  // Nothing is left to a queue: whatever a lost job would have done, the reconciler does.
  const jobs = { ...services.jobs, enqueue: () => Promise.resolve() };
  return { services: { ...services, database, jobs } satisfies Services, ...life };
}

/** The program, killed after so many questions to its database or answers from it. Its queue is in the database too. */
export function dyingAfter(services: Services, steps: number) {
  const { database, isDead } = lifeOf(services, steps);
  return { services: { ...services, database } satisfies Services, isDead };
}
