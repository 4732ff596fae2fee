import type { Deadline } from '@troth/domain/deadlines';
import type { Tx } from '../../kernel/database/database';
import type { HouseSeal } from '../../kernel/protection/protection';
import { houseSealIn } from '../../kernel/protection/protected-database';

/** What the person's calendar says of a deadline. */
export interface CalendarEntry {
  readonly userId: string;
  readonly step: Deadline['step'];
  readonly entryDate: string;
  readonly reason: Deadline['reasonKey'];
  readonly sequence: number;
  readonly changedAt: Date;
}

/** By this a day that moved is known; the day itself is not stored, since it would tell the wedding date. */
export const toldOf = (
  house: HouseSeal,
  { userId, step, entryDate, reason }: Pick<CalendarEntry, 'userId' | 'step' | 'entryDate' | 'reason'>,
): string => house.fingerprint(JSON.stringify(['calendar entry', userId, step, entryDate, reason]));

/**
 * What the person's calendar says of each deadline. An entry whose day or reason is not what it was last told gets the
 * next sequence number; one that is as before keeps number and time, however often it is requested.
 */
export async function entriesFor(
  tx: Tx,
  userId: string,
  deadlines: readonly Deadline[],
  now: Date,
): Promise<CalendarEntry[]> {
  if (deadlines.length === 0) return [];
  const house = houseSealIn(tx);
  const entries = deadlines.map(({ step, latestSafeDate, reasonKey }) => ({
    userId,
    step,
    entryDate: latestSafeDate,
    reason: reasonKey,
  }));
  await tx
    .insertInto('calendarEntries')
    .values(entries.map((entry) => ({ userId, step: entry.step, told: toldOf(house, entry), changedAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'step'])
        .doUpdateSet((eb) => ({
          told: eb.ref('excluded.told'),
          sequence: eb('calendarEntries.sequence', '+', 1),
          changedAt: eb.ref('excluded.changedAt'),
        }))
        .where((eb) => eb('calendarEntries.told', '!=', eb.ref('excluded.told'))),
    )
    .execute();
  const rows = await tx
    .selectFrom('calendarEntries')
    .select(['step', 'sequence', 'changedAt'])
    .where('userId', '=', userId)
    .execute();
  return entries
    .flatMap((entry) => rows.filter(({ step }) => step === entry.step).map((row) => ({ ...entry, ...row })))
    .toSorted((one, other) => one.entryDate.localeCompare(other.entryDate));
}
