import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';

interface Counts {
  readonly applications: number;
  readonly licenses: number;
  readonly lawFirms: number;
  readonly reviews: number;
  readonly calls: number;
  readonly tickets: number;
  readonly disputes: number;
}

/** How much of what waits for an admin, payouts apart. */
export async function countsOfWaiting(tx: Tx, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
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
  return counted;
}
