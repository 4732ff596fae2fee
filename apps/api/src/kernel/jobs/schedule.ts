import type { Tx } from '../database/database';
import type { Services } from '../services';
import type { JobKind } from './job';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Writes the job of the next quarter of an hour, once for each, however many copies of the program run. */
export async function scheduleNextQuarter<Data extends object>(
  { jobs, now }: Services,
  tx: Tx,
  kind: JobKind<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const next = new Date((Math.floor(now().getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  await jobs.enqueue(tx, kind, data, { onceFor: next.toISOString(), startAfter: next });
}

/** A job of each day, and how long after midnight (UTC) it is due. */
interface Daily {
  readonly kind: JobKind<object>;
  readonly dueAfterMs?: number;
}

/** Writes the job of a day, once for each day, however many copies of the program start on it. */
async function scheduleDay({ jobs }: Services, tx: Tx, { kind, dueAfterMs = 0 }: Daily, time: number): Promise<void> {
  const due = new Date(Math.floor(time / DAY_MS) * DAY_MS + dueAfterMs);
  await jobs.enqueue(tx, kind, {}, { onceFor: due.toISOString(), startAfter: due });
}

/** Starts a chain of daily jobs with the one of today. */
export const startDaily = (services: Services, daily: Daily): Promise<void> =>
  services.database.db.transaction().execute((tx) => scheduleDay(services, tx, daily, services.now().getTime()));

/** Writes the next day's job: what each job of a chain does in the transaction of its work. */
export const scheduleTomorrow = (services: Services, tx: Tx, daily: Daily): Promise<void> =>
  scheduleDay(services, tx, daily, services.now().getTime() + DAY_MS);
