import { z } from 'zod';
import { attorneyServiceTypeSchema } from '../purchases/schemas';
import { calendarDateSchema, idSchema, instantSchema, reasonSchema, requiredText } from '../records/fields';
import { say } from '../messages/say';
import { phoneNumberSchema } from '../people/schemas';
import { areAwayApart, BOOKING_HORIZON_DAYS, MINIMUM_NOTICE_HOURS, minutesOf, type OpenInterval } from './slots';
import { BOOKING_REFUSALS } from './transitions';
import { isTimeZone } from './time-zone';

const BUFFER_MAX_MINUTES = 120;
const NOTICE_MAX_HOURS = 336;
const HORIZON_MAX_DAYS = 120;
const EXCEPTIONS_MAX = 400;
const INTERVALS_MAX = 70;
const DAYS_PER_WEEK = 7;

const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: () => say('booking.timeZone') });

const clockTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: () => say('booking.clockTime') });

const intervalShape = { startsAt: clockTimeSchema, endsAt: clockTimeSchema };
const endsLater = ({ startsAt, endsAt }: OpenInterval) => minutesOf(startsAt) < minutesOf(endsAt);
const openIntervalSchema = z
  .object(intervalShape)
  .refine(endsLater, { path: ['endsAt'], error: () => say('booking.intervalOrder') })
  .meta({ id: 'OpenInterval', description: "Hours of one day, on the attorney's clock." });

/** Whether no two of the intervals share a minute. */
const areApart = (intervals: readonly OpenInterval[]): boolean => {
  const sorted = intervals.toSorted((one, other) => minutesOf(one.startsAt) - minutesOf(other.startsAt));
  return sorted.every((interval, index) => {
    const next = sorted[index + 1];
    return next === undefined || minutesOf(interval.endsAt) <= minutesOf(next.startsAt);
  });
};
const overlap = { error: () => say('booking.intervalsOverlap') };

/** When an attorney takes calls: hours of each week on the attorney's clock, and days that differ. */
export const attorneyHoursSchema = z
  .object({
    timeZone: timeZoneSchema,
    weekly: z
      .array(
        z
          .object({ weekday: z.int().min(1).max(DAYS_PER_WEEK), ...intervalShape })
          .refine(endsLater, { path: ['endsAt'], error: () => say('booking.intervalOrder') }),
      )
      .max(INTERVALS_MAX)
      .refine(
        (weekly) => [1, 2, 3, 4, 5, 6, 7].every((day) => areApart(weekly.filter(({ weekday }) => weekday === day))),
        overlap,
      ),
    exceptions: z
      .array(
        z.object({
          date: calendarDateSchema,
          intervals: z.array(openIntervalSchema).max(10).refine(areApart, overlap),
        }),
      )
      .max(EXCEPTIONS_MAX)
      .refine((exceptions) => new Set(exceptions.map(({ date }) => date)).size === exceptions.length, {
        error: () => say('booking.dayTwice'),
      }),
    bufferBeforeMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES).default(0),
    bufferAfterMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES).default(0),
    minimumNoticeHours: z.int().min(0).max(NOTICE_MAX_HOURS).default(MINIMUM_NOTICE_HOURS),
    horizonDays: z.int().min(1).max(HORIZON_MAX_DAYS).default(BOOKING_HORIZON_DAYS),
  })
  .meta({ id: 'AttorneyHours', description: 'When an attorney takes calls, on the attorney’s clock.' });

/** Hours as they are sent and kept. */
export type KeptHours = z.output<typeof attorneyHoursSchema>;

/** Days away, the first and the last one included. */
export const awaySchema = z
  .object({ from: calendarDateSchema, until: calendarDateSchema })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: () => say('booking.awayOrder') })
  .meta({ id: 'Away', description: 'Days on which an attorney takes no calls, the first and the last one included.' });

/** How many times away are kept at once. Ours. */
export const AWAY_MAX = 50;
const awayListSchema = z.array(awaySchema).max(AWAY_MAX);

export const awayStateSchema = z
  .object({ away: awayListSchema })
  .meta({ id: 'AwayState', description: 'The days on which an attorney is or will be away, earliest first.' });

export const awayChangeSchema = z
  .object({
    away: awayListSchema.refine(areAwayApart, { error: () => say('booking.awayTwice') }),
    /** What the change began with: where it is something else by now, another tab was first. */
    expected: awayListSchema,
  })
  .meta({ id: 'AwayChange', description: 'All days away, in place of those that the change began with.' });

export const slotSchema = z
  .object({ startAt: instantSchema, endAt: instantSchema })
  .meta({ id: 'Slot', description: 'A time that can be booked.' });

/** What a person needs to choose a time for what they bought. */
export const bookingChoiceSchema = z
  .object({
    purchaseItemId: idSchema,
    attorneyId: idSchema.nullable(),
    attorneyName: z.string().nullable(),
    /** IANA name; null without an attorney. */
    attorneyTimeZone: z.string().nullable(),
    serviceType: attorneyServiceTypeSchema,
    lengthMinutes: z.int(),
    /** Why nothing can be booked; null where it can. A scheduled appointment can be moved to the slots all the same. */
    refusal: z.enum(BOOKING_REFUSALS).nullable(),
    slots: z.array(slotSchema),
    /** Those of the slots that the attorney suggested for this call, earliest first. */
    offeredTimes: z.array(instantSchema),
    /** The page at an outside provider where it is booked, in place of slots; null where it is booked with us. */
    bookingUrl: z.string().nullable(),
  })
  .meta({ id: 'BookingChoice', description: 'The times at which a bought service can be booked.' });
export type BookingChoice = z.infer<typeof bookingChoiceSchema>;

export const bookingSchema = z
  .object({
    eventStartAt: instantSchema,
    /** The number that the attorney calls, in E.164. */
    phoneNumber: phoneNumberSchema,
    /** IANA name of the zone in which the person reads the time. */
    timeZone: timeZoneSchema,
    /** Lets the attorney read the client's answers for this call; only for a call about questions. D3. */
    sharesAnswers: z.boolean().optional(),
    /** Why an admin books for someone; theirs alone. */
    reason: reasonSchema.optional(),
  })
  .meta({ id: 'Booking', description: 'A time, and the number to call.' });
export type Booking = z.infer<typeof bookingSchema>;

export const rebookingSchema = bookingSchema
  .pick({ eventStartAt: true, timeZone: true })
  .meta({ id: 'Rebooking', description: 'Another time for an appointment.' });

/** How many times an attorney offers at once. Ours. */
export const OFFERED_TIMES_MAX = 3;

/** An attorney offers times: other ones for an appointment, which stays until the client takes one, or some for a call that is not booked. */
export const timeOfferSchema = z
  .object({
    times: z
      .array(instantSchema)
      .min(1, { error: () => say('booking.offerNone') })
      .max(OFFERED_TIMES_MAX)
      .refine((times) => new Set(times).size === times.length, { error: () => say('booking.offerTwice') }),
    /** The client reads it in the e-mail. */
    reason: requiredText.nullable(),
  })
  .meta({
    id: 'TimeOffer',
    description: 'Times that an attorney offers for an appointment, or for a call that is not booked yet.',
  });
export type TimeOffer = z.infer<typeof timeOfferSchema>;

/** Shares the answers for a call, or takes that back. D3. */
export const answerSharingSchema = z
  .object({ isShared: z.boolean() })
  .meta({ id: 'AnswerSharing', description: 'Whether the attorney of a call reads the client’s answers.' });

/** An attorney cancels and says why: the client reads it. */
export const appointmentCancellationSchema = z
  .object({ reason: requiredText })
  .meta({ id: 'AppointmentCancellation', description: 'Why an attorney cancels an appointment.' });
