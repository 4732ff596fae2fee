import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../kernel/database/database';

/** Longer than this, and the database counts as not there. */
const DATABASE_TIMEOUT_MS = 2_000;

export interface Probes {
  /** Whether requests may be sent here: from the end of the start to the beginning of the stop. */
  isReady: boolean;
  /** Answers `/livez` and `/readyz`. @returns false for any other request, which is left alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * What a balancer and a supervisor ask. `/livez` says that the process answers at all: one that does not is started again. `/readyz`
 * says that requests may come: not while the program starts, drains, or has no database.
 */
export function openProbes(database: Pick<Database, 'executeSql'>): Probes {
  const hasDatabase = () =>
    Promise.race([
      database.executeSql('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => void setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS).unref()),
    ]);
  const say = (response: ServerResponse, isGood: boolean) => {
    response.writeHead(isGood ? 200 : 503, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
    response.end(isGood ? 'yes\n' : 'no\n');
  };
  const probes: Probes = {
    isReady: false,
    answer: (request, response) => {
      const path = request.url?.split('?')[0];
      if (path === '/livez') say(response, true);
      else if (path !== '/readyz') return false;
      else if (!probes.isReady) say(response, false);
      else void hasDatabase().then((isThere) => say(response, isThere && probes.isReady));
      return true;
    },
  };
  return probes;
}
