import type { Deadline } from '@troth/domain/deadlines';
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/database';
import type { CalendarTables } from './calendar.tables';

export type CalendarEntryRow = Selectable<CalendarTables['calendarEntries']>;

/**
 * What the person's calendar says of each deadline. An entry whose day or reason is not what it was last told gets the
 * next sequence number; one that is as before keeps number and time, whoever asks and however often.
 */
export async function entriesFor(
  tx: Tx,
  userId: string,
  deadlines: readonly Deadline[],
  now: Date,
): Promise<CalendarEntryRow[]> {
  if (deadlines.length === 0) return [];
  await tx
    .insertInto('calendarEntries')
    .values(
      deadlines.map(({ step, latestSafeDate, reasonKey }) => ({
        userId,
        step,
        entryDate: latestSafeDate,
        reason: reasonKey,
        changedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'step'])
        .doUpdateSet((eb) => ({
          entryDate: eb.ref('excluded.entryDate'),
          reason: eb.ref('excluded.reason'),
          sequence: eb('calendarEntries.sequence', '+', 1),
          changedAt: eb.ref('excluded.changedAt'),
        }))
        .where((eb) =>
          eb.or([
            eb('calendarEntries.entryDate', '!=', eb.ref('excluded.entryDate')),
            eb('calendarEntries.reason', '!=', eb.ref('excluded.reason')),
          ]),
        ),
    )
    .execute();
  return tx
    .selectFrom('calendarEntries')
    .selectAll()
    .where('userId', '=', userId)
    .where(
      'step',
      'in',
      deadlines.map(({ step }) => step),
    )
    .orderBy('entryDate')
    .execute();
}
