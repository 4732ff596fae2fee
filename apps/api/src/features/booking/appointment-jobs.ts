import { outcomeRefusal } from '@troth/domain/booking';
import { z } from 'zod';
import { iso } from '../../kernel/http/present';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { remindAttorney, remindBoth } from './appointment-mail';
import { type BookingWork, systemWork } from './booking-work';
import { openLinkToken } from '../../records/booking/event-link';
import { eventFacts } from '../../records/booking/event.presenter';
import { type EventRow, findEvent, viewOf } from '../../records/booking/event.repository';

const HOUR_MS = 3_600_000;
/** Two clocks, the database's and the program's, are at most so far apart. */
const CLOCKS_APART_MS = 60_000;

/** Hours from the beginning, or from the end, of an appointment. Decisions, row 22; the first two are ours. */
const REMINDERS = {
  BEFORE_24H: { from: 'eventStartAt', hours: -24 },
  BEFORE_1H: { from: 'eventStartAt', hours: -1 },
  AFTER_1H: { from: 'eventEndAt', hours: 1 },
  AFTER_24H: { from: 'eventEndAt', hours: 24 },
} as const;
type ReminderKind = keyof typeof REMINDERS;

const jobSchema = z.object({
  eventId: z.uuid(),
  sequence: z.int(),
  kind: z.enum(['BEFORE_24H', 'BEFORE_1H', 'AFTER_1H', 'AFTER_24H']),
});

/** Reminds both of an appointment, and the attorney of saying how it went. */
export const appointmentReminderJob = job({
  name: 'appointment-reminders',
  schema: jobSchema,
  handle: remindOfAppointment,
});

function dueAt(event: EventRow, kind: ReminderKind): Date {
  const { from, hours } = REMINDERS[kind];
  return new Date(event[from].getTime() + hours * HOUR_MS);
}

/** Writes the reminders of an appointment as it is now; those of the time that it was moved from come to nothing. */
export async function planReminders({ enqueue, now }: BookingWork, event: EventRow): Promise<void> {
  for (const kind of jobSchema.shape.kind.options) {
    const due = dueAt(event, kind);
    if (due <= now) continue;
    await enqueue(
      appointmentReminderJob,
      { eventId: event.id, sequence: event.sequence, kind },
      { startAfter: due, onceFor: `${event.id} ${event.sequence} ${kind}` },
    );
  }
}

/** One reminder. None is sent for an appointment that was moved, canceled or done in between. */
async function remindOfAppointment(
  services: Services,
  { eventId, sequence, kind }: z.infer<typeof jobSchema>,
): Promise<void> {
  await services.database.db.transaction().execute(async (tx) => {
    const work = systemWork(services, tx);
    const event = await findEvent(tx, eventId);
    if (event === undefined || event.sequence !== sequence) return;
    if (work.now.getTime() < dueAt(event, kind).getTime() - CLOCKS_APART_MS) return;
    const open = outcomeRefusal(eventFacts(event), iso(work.now));
    const view = await viewOf(tx, event);
    if (REMINDERS[kind].hours < 0) {
      if (open === 'NOT_BEGUN') await remindBoth(work, view, { kind, token: openLinkToken(tx, event) });
    } else if (open === null) await remindAttorney(work, view, kind);
  });
}
