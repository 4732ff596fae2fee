import type { Tx } from '../database/database';
import type { Services } from '../services';

const EVERY_MS = 15 * 60_000;

/** Writes the job of the next quarter of an hour, once for each, however many copies of the program run. */
export async function scheduleNextQuarter({ jobs, now }: Services, tx: Tx, queue: string, data: object): Promise<void> {
  const next = new Date((Math.floor(now().getTime() / EVERY_MS) + 1) * EVERY_MS);
  await jobs.enqueue(tx, queue, data, { onceFor: next.toISOString(), startAfter: next });
}
