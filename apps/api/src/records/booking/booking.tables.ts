import type { Away, KeptHours } from '@troth/domain/booking';
import type { BookingProvider, EventLocationType, EventStatus } from '@troth/domain/purchases';
import type { ColumnType } from 'kysely';
import type { EntityColumns, Instant, Json, NullableInstant, Optional } from '../../kernel/database/columns';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Whose doing it was that an appointment did not take place. */
export type CanceledBy = 'CLIENT' | 'ATTORNEY' | 'TROTH';

export interface BookingTables {
  attorneyHours: {
    attorneyId: string;
    timeZone: string;
    weekly: Json<KeptHours['weekly']>;
    exceptions: Json<KeptHours['exceptions']>;
    bufferBeforeMinutes: number;
    bufferAfterMinutes: number;
    minimumNoticeHours: number;
    horizonDays: number;
    /** Earliest first. */
    away: ColumnType<Away[], string | undefined, string>;
    updatedAt: Instant;
  };
  appointmentEvents: EntityColumns & {
    purchaseItemId: string;
    attorneyId: string;
    provider: BookingProvider;
    externalId: Optional<string>;
    eventStartAt: Instant;
    eventEndAt: Instant;
    /** The same with the attorney's buffers. */
    busyFrom: Instant;
    busyUntil: Instant;
    eventStatus: Defaulted<EventStatus>;
    canceledBy: Optional<CanceledBy>;
    serviceCompletedAt: NullableInstant;
    cancelUrl: Optional<string>;
    rescheduleUrl: Optional<string>;
    linkTokenHash: Optional<string>;
    sealedLinkToken: Optional<Uint8Array>;
    locationType: Defaulted<EventLocationType>;
    sealedLocation: Optional<Uint8Array>;
    timeZone: string;
    sequence: Defaulted<number>;
    /** Instants, earliest first. */
    offeredTimes: ColumnType<string[], string | undefined, string>;
  };
}
