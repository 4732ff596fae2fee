import { firstOpenSlot } from '@troth/domain/booking';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import { iso } from '../../kernel/http/present';

/**
 * When each of these attorneys can take a call of this length first, as booking would offer it to a client without
 * appointments; who has no time, or takes bookings on an outside calendar, is not in it.
 */
export async function nextFreeOf(
  tx: Tx,
  attorneyIds: readonly string[],
  { now, lengthMinutes }: { readonly now: Date; readonly lengthMinutes: number },
): Promise<ReadonlyMap<string, string>> {
  if (attorneyIds.length === 0) return new Map();
  const [hours, events] = await together(
    rowsOf(
      tx,
      tx
        .selectFrom('attorneyHours')
        .selectAll()
        .where('attorneyId', 'in', [...attorneyIds]),
    ),
    rowsOf(
      tx,
      tx
        .selectFrom('appointmentEvents')
        .select(['attorneyId', 'busyFrom', 'busyUntil'])
        .where('attorneyId', 'in', [...attorneyIds])
        .where('eventStatus', '=', 'BOOKED')
        .where('busyUntil', '>', now)
        .where('deletedAt', 'is', null),
    ),
  );
  const free = new Map<string, string>();
  for (const row of hours) {
    const busy = events
      .filter(({ attorneyId }) => attorneyId === row.attorneyId)
      .map(({ busyFrom, busyUntil }) => ({ startAt: iso(busyFrom), endAt: iso(busyUntil) }));
    const slot = firstOpenSlot(row, { now: iso(now), lengthMinutes, busy });
    if (slot !== null) free.set(row.attorneyId, slot.startAt);
  }
  return free;
}
