import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { countPayouts } from '../payouts/find-purchases';

const count = z.int().min(0);

export const adminWaitingSchema = z
  .object({
    /** Attorneys whose application waits for an answer. */
    applications: count,
    /** Licenses of approved attorneys that wait to be confirmed. */
    licenses: count,
    lawFirms: count,
    reviews: count,
    /** Calls that are over and whose outcome nobody has recorded. */
    calls: count,
    tickets: count,
    disputes: count,
    /** Payouts that can be made now. */
    payoutsReady: count,
    /** Payouts that are due and that something keeps. */
    payoutsBlocked: count,
  })
  .meta({ id: 'AdminWaiting', description: 'How much of what waits for an admin.' });

type Waiting = z.input<typeof adminWaitingSchema>;

/** Counts what waits. */
export async function countWaiting(tx: Tx, now: Date, provider: string): Promise<Waiting> {
  const { rows } = await sql<Omit<Waiting, 'payoutsReady' | 'payoutsBlocked'>>`
    select
      (select count(*)::int from attorneys where stage = 'UNDER_REVIEW' and deleted_at is null) as applications,
      (select count(*)::int from attorney_states join attorneys on attorneys.id = attorney_states.attorney_id
        where attorneys.stage = 'APPROVED' and attorney_states.verified_at is null and attorney_states.deleted_at is null)
        as licenses,
      (select count(*)::int from law_firms where not is_approved and deleted_at is null) as law_firms,
      (select count(*)::int from attorney_reviews where status = 'PENDING' and deleted_at is null) as reviews,
      (select count(*)::int from appointment_events where event_status = 'BOOKED' and service_completed_at is null
        and event_end_at <= ${now} and deleted_at is null) as calls,
      (select count(*)::int from support_tickets where status = 'OPEN' and deleted_at is null) as tickets,
      (select count(*)::int from disputes where state = 'open') as disputes`.execute(tx);
  const [counted] = rows;
  if (counted === undefined) throw new Error('A count has a row.');
  const { ready, blocked } = await countPayouts(tx, provider);
  return { ...counted, payoutsReady: ready, payoutsBlocked: blocked };
}
