import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { countsOfWaiting } from '../../records/admin-actions/waiting.repository';
import { countPayouts } from '../../records/payouts/purchase-list.repository';

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

/** Counts what waits. */
export async function countWaiting(tx: Tx, now: Date, provider: string): Promise<z.input<typeof adminWaitingSchema>> {
  const counted = await countsOfWaiting(tx, now);
  const { ready, blocked } = await countPayouts(tx, provider);
  return { ...counted, payoutsReady: ready, payoutsBlocked: blocked };
}
