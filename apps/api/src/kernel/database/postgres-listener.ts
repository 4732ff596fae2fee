import pg from 'pg';
import type { Ears } from './database';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A connection can be gone without a word; it is asked now and then whether it still lives. */
const CHECK_INTERVAL_MS = 60_000;
const CHECK_TIMEOUT_MS = 5000;

/**
 * Listens on a connection of its own, since one from the pool changes hands. When it breaks it is opened again, and
 * listeners are notified that they may have missed something.
 *
 * @param channel A plain lower-case name: it becomes part of the statement.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  ears: Ears,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let pauseMs = FIRST_PAUSE_MS;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'troth-changes',
      keepAlive: true,
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
    });
    let isLost = false;
    let check: ReturnType<typeof setInterval> | null = null;
    const lose = (error: Error) => {
      if (isLost) return;
      isLost = true;
      if (check !== null) clearInterval(check);
      // A second error of a broken connection would otherwise end the process.
      client.removeAllListeners('notification');
      void client.end().catch(() => undefined);
      if (current !== client) return;
      current = null;
      onLost(error);
      reconnectLater();
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection ended.')));
    client.on('notification', ({ payload }) => ears.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error('The connection could not be opened.'));
      throw error;
    }
    if (isStopped) {
      await client.end();
      return;
    }
    current = client;
    pauseMs = FIRST_PAUSE_MS;
    check = setInterval(() => void client.query('select 1').catch(lose), CHECK_INTERVAL_MS);
    check.unref();
  };

  const reconnectLater = () => {
    if (isStopped) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (!isStopped) ears.missed();
        },
        () => reconnectLater(),
      );
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  await connect();
  return async () => {
    isStopped = true;
    if (retry !== null) clearTimeout(retry);
    const last = current;
    current = null;
    await last?.end();
  };
}
