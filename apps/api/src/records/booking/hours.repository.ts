import { type Away, BOOKING_HORIZON_DAYS, type KeptHours, MINIMUM_NOTICE_HOURS } from '@troth/domain/booking';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';

const inOrder = (away: readonly Away[]): Away[] =>
  away.map(({ from, until }) => ({ from, until })).toSorted((one, other) => one.from.localeCompare(other.from));
const asText = (away: readonly Away[]): string => JSON.stringify(inOrder(away));

/** What an attorney set: the hours, and the days away. */
type HoursAndAway = KeptHours & { readonly away: Away[] };

/**
 * When an attorney takes calls. Before they said so: at no time, in the zone of the first state of their license.
 *
 * @param hold With `change`, bookings with this attorney wait in line until the transaction ends.
 */
export async function hoursAndAwayOf(
  tx: Tx,
  attorneyId: string,
  hold: 'read' | 'change' = 'read',
): Promise<HoursAndAway> {
  const query = tx.selectFrom('attorneyHours').selectAll().where('attorneyId', '=', attorneyId);
  const row = await (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
  if (row !== undefined) {
    const { timeZone, weekly, exceptions, bufferBeforeMinutes, bufferAfterMinutes, minimumNoticeHours, horizonDays } =
      row;
    return {
      timeZone,
      weekly,
      exceptions,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      minimumNoticeHours,
      horizonDays,
      away: row.away,
    };
  }
  const license = await tx
    .selectFrom('attorneyStates')
    .select('stateId')
    .where('attorneyId', '=', attorneyId)
    .where('deletedAt', 'is', null)
    .orderBy('order')
    .executeTakeFirst();
  return {
    timeZone: (license === undefined ? null : jurisdictionByStateId(license.stateId))?.timeZone ?? FALLBACK_TIME_ZONE,
    weekly: [],
    exceptions: [],
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    minimumNoticeHours: MINIMUM_NOTICE_HOURS,
    horizonDays: BOOKING_HORIZON_DAYS,
    away: [],
  };
}

/** The hours alone, as they are replaced; the days away are set separately. */
export async function hoursOf(tx: Tx, attorneyId: string): Promise<KeptHours> {
  const { away: _, ...hours } = await hoursAndAwayOf(tx, attorneyId);
  return hours;
}

/** Puts these hours in place of whatever there was. Appointments that are booked stay. */
export async function replaceHours(tx: Tx, attorneyId: string, hours: KeptHours, now: Date): Promise<void> {
  const row = { ...hours, weekly: toJson(hours.weekly), exceptions: toJson(hours.exceptions), updatedAt: now };
  await tx
    .insertInto('attorneyHours')
    .values({ attorneyId, ...row })
    .onConflict((conflict) => conflict.column('attorneyId').doUpdateSet(row))
    .execute();
}

/**
 * Puts these days away in place of those that are expected; the hours stay, and so do appointments that are booked.
 *
 * @returns What is kept now, earliest first.
 * @throws Problem VERSION_CONFLICT with the days as they are, where another tab was first.
 */
export async function replaceAway(
  tx: Tx,
  attorneyId: string,
  { away, expected }: { readonly away: readonly Away[]; readonly expected: readonly Away[] },
  now: Date,
): Promise<Away[]> {
  const { away: current, ...hours } = await hoursAndAwayOf(tx, attorneyId, 'change');
  if (asText(current) !== asText(expected)) {
    throw problem('VERSION_CONFLICT', { extensions: { current: { away: current } } });
  }
  const kept = inOrder(away);
  const days = { away: toJson(kept), updatedAt: now };
  await tx
    .insertInto('attorneyHours')
    .values({
      attorneyId,
      ...hours,
      weekly: toJson(hours.weekly),
      exceptions: toJson(hours.exceptions),
      ...days,
    })
    .onConflict((conflict) => conflict.column('attorneyId').doUpdateSet(days))
    .execute();
  return kept;
}
