import type { EventView } from './event.repository';
import type { MailRequest } from '../../mail/mail';
import { text } from '../../texts';
import type { BookingWork } from './booking-work';
import { linkUrls } from './event.presenter';
import { hoursOf } from './hours.repository';
import { renderInvitation } from './render-invitation';

/** A moment in words, with the name of the zone in which it is meant. */
export const momentIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(text.locale, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(moment);

/** Both sides of an appointment, each with the other's name and the time on the own clock. */
async function sidesOf({ tx }: BookingWork, { event, client, attorney }: EventView) {
  const { timeZone } = await hoursOf(tx, attorney.id);
  return {
    client: {
      to: client.email,
      name: attorney.name ?? text('booking.yourAttorney'),
      when: momentIn(event.timeZone, event.eventStartAt),
    },
    attorney: {
      to: attorney.email,
      name: client.name ?? text('booking.yourClient'),
      when: momentIn(timeZone, event.eventStartAt),
    },
  };
}

const key = ({ event }: EventView, what: string, who: string) =>
  `appointment:${event.id}:${event.sequence}:${what}:${who}`;

const portals = ({ services: { config } }: BookingWork) => ({
  client: { label: text('mail.openTroth'), url: `${config.origins.customer}/attorney-services` },
  attorney: { label: text('mail.appointment.openList'), url: `${config.origins.attorney}/attorney/appointments` },
});

/** Invites both to the time of an appointment: to a new one, or in place of the one before. */
export async function tellOfTime(
  work: BookingWork,
  view: EventView,
  { token, isMoved }: { token: string; isMoved: boolean },
): Promise<void> {
  const sides = await sidesOf(work, view);
  const what = isMoved ? 'moved' : 'booked';
  const { cancelUrl, rescheduleUrl } = linkUrls(work.services.config, token);
  const invitation = (reader: 'client' | 'attorney'): Pick<MailRequest, 'calendar'> => ({
    calendar: { method: 'REQUEST', text: renderInvitation(view, { reader, method: 'REQUEST', work }) },
  });
  await work.sendMail({
    kind: `appointment-${what}`,
    to: sides.client.to,
    subject: text(`mail.appointment.${what}.subject`, { name: sides.client.name }),
    paragraphs: [
      text('mail.appointment.when', { when: sides.client.when }),
      text('mail.appointment.call', { name: sides.client.name }),
    ],
    action: { label: text('mail.appointment.change'), url: rescheduleUrl },
    footnote: text('mail.appointment.cancelAt', { url: cancelUrl }),
    dedupeKey: key(view, what, 'client'),
    ...invitation('client'),
  });
  await work.sendMail({
    kind: `appointment-${what}`,
    to: sides.attorney.to,
    subject: text(`mail.appointment.${what}.subject`, { name: sides.attorney.name }),
    paragraphs: [
      text('mail.appointment.when', { when: sides.attorney.when }),
      text('mail.appointment.youCall', { name: sides.attorney.name }),
    ],
    action: portals(work).attorney,
    dedupeKey: key(view, what, 'attorney'),
    ...invitation('attorney'),
  });
}

/** @param reason What the attorney says about it to the client; null where the attorney says nothing. */
export async function tellOfCancellation(work: BookingWork, view: EventView, reason: string | null): Promise<void> {
  const sides = await sidesOf(work, view);
  for (const reader of ['client', 'attorney'] as const) {
    const { to, name, when } = sides[reader];
    await work.sendMail({
      kind: 'appointment-canceled',
      to,
      subject: text('mail.appointment.canceled.subject', { name }),
      paragraphs: [
        text('mail.appointment.canceled.what', { when }),
        ...(reason === null ? [] : [text('mail.appointment.canceled.reason', { reason })]),
        ...(reader === 'client' ? [text('mail.appointment.canceled.again')] : []),
      ],
      action: portals(work)[reader],
      dedupeKey: key(view, 'canceled', reader),
      // An outside provider sends its own invitations, and takes them back itself.
      ...(view.event.provider === 'builtin' && {
        calendar: { method: 'CANCEL', text: renderInvitation(view, { reader, method: 'CANCEL', work }) },
      }),
    });
  }
}

/** Tells the client whom the attorney did not reach. */
export async function tellOfMissedCall(work: BookingWork, view: EventView): Promise<void> {
  const { client } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-missed',
    to: client.to,
    subject: text('mail.appointment.missed.subject', { name: client.name }),
    paragraphs: [
      text('mail.appointment.missed.what', { name: client.name, when: client.when }),
      text('mail.appointment.missed.again'),
    ],
    action: portals(work).client,
    dedupeKey: key(view, 'missed', 'client'),
  });
}

/** Reminds both before an appointment. */
export async function remindBoth(
  work: BookingWork,
  view: EventView,
  { kind, token }: { kind: string; token: string | null },
): Promise<void> {
  const sides = await sidesOf(work, view);
  for (const reader of ['client', 'attorney'] as const) {
    const { to, name, when } = sides[reader];
    const rescheduleUrl =
      token === null ? view.event.rescheduleUrl : linkUrls(work.services.config, token).rescheduleUrl;
    const change =
      reader === 'client' && rescheduleUrl !== null
        ? { label: text('mail.appointment.change'), url: rescheduleUrl }
        : portals(work)[reader];
    await work.sendMail({
      kind: 'appointment-reminder',
      to,
      subject: text('mail.appointment.reminder.subject', { name }),
      paragraphs: [
        text('mail.appointment.when', { when }),
        text(reader === 'client' ? 'mail.appointment.call' : 'mail.appointment.youCall', { name }),
      ],
      action: change,
      dedupeKey: key(view, kind, reader),
    });
  }
}

/** Asks the attorney how an appointment went. */
export async function remindAttorney(work: BookingWork, view: EventView, kind: string): Promise<void> {
  const { attorney } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-outcome',
    to: attorney.to,
    subject: text('mail.appointment.outcome.subject', { name: attorney.name }),
    paragraphs: [text('mail.appointment.outcome.what', { name: attorney.name, when: attorney.when })],
    action: portals(work).attorney,
    dedupeKey: key(view, kind, 'attorney'),
  });
}
