import type { DeadlineStep } from '@troth/domain/deadlines';
import type { ColumnType } from 'kysely';
import type { Instant, NullableInstant } from '../../kernel/database/columns';

export interface CalendarTables {
  calendarFeeds: { userId: string; tokenHash: string; createdAt: Instant; lastReadAt: NullableInstant };
  calendarEntries: {
    userId: string;
    step: DeadlineStep;
    /** Keyed hash of the day and the reason that were told last. */
    told: string;
    sequence: ColumnType<number, number | undefined, number>;
    changedAt: Instant;
  };
}
