import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { iso, isoOrNull } from '../http/present';
import { JOBS_CHANNEL } from './jobs';

interface StoredQueue {
  readonly name: string;
  readonly due: number;
  readonly later: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
  readonly lastFailedAt: Date | null;
}

/** Each queue by name, with what waits in it and what was given up, by the database’s clock, as the queue itself has it. */
export async function standingQueues(tx: Tx) {
  const { rows } = await sql<StoredQueue>`
    select queue.name,
      count(*) filter (where job.state = 'active' or (job.state in ('created', 'retry') and job.start_after <= now()))::int
        as due,
      count(*) filter (where job.state in ('created', 'retry') and job.start_after > now())::int as later,
      count(*) filter (where job.state = 'failed')::int as failed,
      min(job.start_after) filter (where job.state in ('created', 'retry', 'active') and job.start_after <= now())
        as oldest_due_at,
      max(job.completed_on) filter (where job.state = 'failed') as last_failed_at
    from pgboss.queue left join pgboss.job on job.name = queue.name
      and (job.state in ('created', 'retry', 'active', 'failed'))
    where left(queue.name, 2) <> '__'
    group by queue.name order by queue.name`.execute(tx);
  return rows.map(({ oldestDueAt, lastFailedAt, ...row }) => ({
    ...row,
    oldestDueAt: oldestDueAt === null ? null : iso(oldestDueAt),
    lastFailedAt: isoOrNull(lastFailedAt),
  }));
}

/**
 * Gives the jobs of a queue that were given up another round of attempts. Each bears being run twice.
 * @returns how many; none for a queue that has none, or that there is not.
 */
export async function retryFailedJobs(tx: Tx, queue: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), started_on = null, completed_on = null
    where name = ${queue} and state = 'failed' returning id`.execute(tx);
  if (rows.length > 0) await sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`.execute(tx);
  return rows.length;
}
