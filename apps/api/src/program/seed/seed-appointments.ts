import { contentId } from '@troth/content/ids';
import { CALL_MINUTES, type KeptHours, openSlots } from '@troth/domain/booking';
import { addDays, calendarDateIn } from '@troth/domain/dates';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { newLink } from '../../records/booking/event-link';
import { eventLocation } from '../../records/booking/event.repository';
import { hoursOf, replaceHours } from '../../records/booking/hours.repository';

const WORKDAYS = [1, 2, 3, 4, 5];
const DAYS_OFF_AHEAD = 10;
const DAYS_SINCE_THE_MEETING = 6;
const DAYS_UNTIL_THE_CALL = 3;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Three ways to keep hours; attorneys take them in turns. */
const WEEKS = [
  WORKDAYS.flatMap((weekday) => [
    { weekday, startsAt: '09:00', endsAt: '12:00' },
    { weekday, startsAt: '13:30', endsAt: '17:00' },
  ]),
  WORKDAYS.map((weekday) => ({ weekday, startsAt: '10:00', endsAt: '16:00' })),
  [
    ...[1, 3, 5].map((weekday) => ({ weekday, startsAt: '08:30', endsAt: '12:30' })),
    ...[2, 4].map((weekday) => ({ weekday, startsAt: '12:00', endsAt: '19:00' })),
    { weekday: 6, startsAt: '10:00', endsAt: '13:00' },
  ],
];

/** Hours for every approved attorney, in the zone of the first state of their license, with a day off ahead. */
export async function seedHours(tx: Tx, now: Date): Promise<void> {
  const attorneys = await tx
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .select('attorneys.id')
    .where('attorneys.stage', '=', 'APPROVED')
    .orderBy('users.email')
    .execute();
  for (const [index, { id }] of attorneys.entries()) {
    const usual = await hoursOf(tx, id);
    const today = calendarDateIn(usual.timeZone, now);
    const hours: KeptHours = {
      ...usual,
      weekly: WEEKS[index % WEEKS.length] ?? [],
      exceptions: [{ date: addDays(today, DAYS_OFF_AHEAD + (index % 3)), intervals: [] }],
      bufferAfterMinutes: index % 2 === 0 ? 10 : 0,
    };
    await replaceHours(tx, id, hours, now);
  }
}

interface Meeting {
  readonly clientId: string;
  readonly attorneyId: string;
  readonly documentId: string;
  readonly phoneNumber: string;
}

async function insertAppointment(
  tx: Tx,
  { attorneyId, clientId, phoneNumber }: Meeting,
  of: { purchaseItemId: string; startAt: Date; minutes: number; createdAt: Date; isCompleted: boolean },
): Promise<void> {
  const { timeZone } = await hoursOf(tx, attorneyId);
  const { id } = await tx
    .insertInto('appointmentEvents')
    .values({
      purchaseItemId: of.purchaseItemId,
      attorneyId,
      provider: 'builtin',
      eventStartAt: of.startAt,
      eventEndAt: new Date(of.startAt.getTime() + of.minutes * MINUTE_MS),
      busyFrom: of.startAt,
      busyUntil: new Date(of.startAt.getTime() + of.minutes * MINUTE_MS),
      serviceCompletedAt: of.isCompleted ? new Date(of.startAt.getTime() + of.minutes * MINUTE_MS) : null,
      timeZone,
      ...createdBy(clientId, of.createdAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { linkTokenHash, sealedLinkToken } = newLink(tx, id);
  await tx
    .updateTable('appointmentEvents')
    .set({ linkTokenHash, sealedLinkToken, sealedLocation: eventLocation.seal(tx, id, phoneNumber) })
    .where('id', '=', id)
    .execute();
}

/** The first meeting of a represented partner, some days ago: the purchase is BOOKED since. */
export async function seedMeeting(tx: Tx, meeting: Meeting, now: Date): Promise<void> {
  const { id: purchaseItemId } = await tx
    .selectFrom('purchaseItems')
    .select('id')
    .where('beneficiaryUserId', '=', meeting.clientId)
    .where('productId', '=', contentId('product', 'representation'))
    .executeTakeFirstOrThrow();
  const long = new Date(now.getTime() - DAYS_SINCE_THE_MEETING * DAY_MS);
  const hours = await hoursOf(tx, meeting.attorneyId);
  const [slot] = openSlots(hours, { now: long.toISOString(), lengthMinutes: CALL_MINUTES.REPRESENTATION, busy: [] });
  if (slot === undefined) throw new Error('A seeded attorney takes no calls.');
  await insertAppointment(tx, meeting, {
    purchaseItemId,
    startAt: new Date(slot.startAt),
    minutes: CALL_MINUTES.REPRESENTATION,
    createdAt: long,
    isCompleted: true,
  });
}

/** A call about questions, bought and booked for one of the next days. */
export async function seedCall(tx: Tx, meeting: Meeting, now: Date): Promise<void> {
  const { id: purchaseItemId } = await tx
    .insertInto('purchaseItems')
    .values({
      productId: contentId('product', 'q_a'),
      userId: meeting.clientId,
      beneficiaryUserId: meeting.clientId,
      attorneyId: meeting.attorneyId,
      documentId: meeting.documentId,
      pricePaidInCents: 4_900,
      bookingStatus: 'SCHEDULED',
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hours = await hoursOf(tx, meeting.attorneyId);
  const soon = new Date(now.getTime() + DAYS_UNTIL_THE_CALL * DAY_MS);
  const [slot] = openSlots(hours, { now: soon.toISOString(), lengthMinutes: CALL_MINUTES.Q_A, busy: [] });
  if (slot === undefined) throw new Error('A seeded attorney takes no calls.');
  await insertAppointment(tx, meeting, {
    purchaseItemId,
    startAt: new Date(slot.startAt),
    minutes: CALL_MINUTES.Q_A,
    createdAt: now,
    isCompleted: false,
  });
}
