import type { Instant, NullableInstant } from '../../database/columns';

export interface CalendarTables {
  calendarFeeds: { userId: string; tokenHash: string; createdAt: Instant; lastReadAt: NullableInstant };
}
