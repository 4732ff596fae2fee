import type { EventView } from '../../records/booking/event.repository';
import type { MailRequest } from '../../kernel/mail/mail';
import { momentIn } from '../../kernel/mail/mail-text';
import { text } from '../../kernel/texts';
import { nextRefusal } from './booking-choice';
import type { BookingWork } from './booking-work';
import { linkUrls } from '../../records/booking/event.presenter';
import { hoursOf } from '../../records/booking/hours.repository';
import type { PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { buyerOf } from '../../records/users/user.repository';
import { renderInvitation } from './render-invitation';

/** Both sides of an appointment, each with the other's name and the time on the own clock. */
async function sidesOf({ tx }: BookingWork, { event, client, attorney }: EventView) {
  const { timeZone } = await hoursOf(tx, attorney.id);
  return {
    client: {
      id: client.id,
      to: client.email,
      facts: {
        name: attorney.name ?? text('booking.yourAttorney'),
        when: momentIn(event.timeZone, event.eventStartAt),
      },
    },
    attorney: {
      id: attorney.id,
      to: attorney.email,
      facts: { name: client.name ?? text('booking.yourClient'), when: momentIn(timeZone, event.eventStartAt) },
    },
  };
}

const key = ({ event }: EventView, what: string, who: string) =>
  `appointment:${event.id}:${event.sequence}:${what}:${who}`;

/** Invites both to the time of an appointment: to a new one, or in place of the one before. */
export async function tellOfTime(
  work: BookingWork,
  view: EventView,
  { token, isMoved }: { token: string; isMoved: boolean },
): Promise<void> {
  const sides = await sidesOf(work, view);
  const what = isMoved ? 'moved' : 'booked';
  const invitation = (reader: 'client' | 'attorney'): Pick<MailRequest, 'calendar'> => ({
    calendar: { method: 'REQUEST', text: renderInvitation(view, { reader, method: 'REQUEST', work }) },
  });
  await work.sendMail({
    kind: `appointment-${what}`,
    to: sides.client.to,
    data: { reader: 'client', ...sides.client.facts, ...linkUrls(work.services.config, token) },
    dedupeKey: key(view, what, 'client'),
    ...invitation('client'),
  });
  await work.sendMail({
    kind: `appointment-${what}`,
    to: sides.attorney.to,
    data: { reader: 'attorney', ...sides.attorney.facts },
    dedupeKey: key(view, what, 'attorney'),
    ...invitation('attorney'),
  });
}

/** Invites the attorney once more to an appointment that is still to be; the same entry of their calendar. */
export async function inviteAttorneyAgain(work: BookingWork, view: EventView): Promise<void> {
  const { attorney } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-booked',
    to: attorney.to,
    data: { reader: 'attorney', ...attorney.facts },
    dedupeKey: key(view, `again:${work.now.getTime()}`, 'attorney'),
    calendar: { method: 'REQUEST', text: renderInvitation(view, { reader: 'attorney', method: 'REQUEST', work }) },
  });
}

/** @param reason What the attorney says about it to the client; null where the attorney says nothing. */
export async function tellOfCancellation(work: BookingWork, view: EventView, reason: string | null): Promise<void> {
  const sides = await sidesOf(work, view);
  const refusal = await nextRefusal(work.tx, view, work.now);
  for (const reader of ['client', 'attorney'] as const) {
    const { to, facts } = sides[reader];
    await work.sendMail({
      kind: 'appointment-canceled',
      to,
      data: { reader, ...facts, reason, refusal },
      dedupeKey: key(view, 'canceled', reader),
      // An outside provider sends its own invitations, and takes them back itself.
      ...(view.event.provider === 'builtin' && {
        calendar: { method: 'CANCEL', text: renderInvitation(view, { reader, method: 'CANCEL', work }) },
      }),
    });
  }
}

/** Tells the client which other times the attorney offers. */
export async function tellOfOffer(
  work: BookingWork,
  view: EventView,
  offer: { readonly times: readonly string[]; readonly reason: string | null; readonly token: string | null },
): Promise<void> {
  const { client } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-offer',
    to: client.to,
    data: {
      ...client.facts,
      times: offer.times.map((time) => momentIn(view.event.timeZone, new Date(time))),
      reason: offer.reason,
      rescheduleUrl: offer.token === null ? null : linkUrls(work.services.config, offer.token).rescheduleUrl,
    },
    dedupeKey: key(view, `offer:${work.now.getTime()}`, 'client'),
  });
}

/** Tells the client which times the attorney offers for a call that is not booked. */
export async function tellOfCallOffer(
  work: BookingWork,
  item: Pick<PurchaseItemRow, 'id' | 'beneficiaryUserId'>,
  offer: {
    readonly attorneyName: string | null;
    readonly timeZone: string;
    readonly times: readonly string[];
    readonly reason: string | null;
  },
): Promise<void> {
  const { email } = await buyerOf(work.tx, item.beneficiaryUserId);
  await work.sendMail({
    kind: 'call-offer',
    to: email,
    data: {
      name: offer.attorneyName ?? text('booking.yourAttorney'),
      times: offer.times.map((time) => momentIn(offer.timeZone, new Date(time))),
      reason: offer.reason,
    },
    dedupeKey: `call-offer:${item.id}:${work.now.getTime()}`,
  });
}

/** Tells the attorney that the client keeps the time. */
export async function tellOfKeptTime(work: BookingWork, view: EventView): Promise<void> {
  const { attorney } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-kept',
    to: attorney.to,
    readerId: attorney.id,
    data: attorney.facts,
    dedupeKey: key(view, `kept:${work.now.getTime()}`, 'attorney'),
  });
}

/** Tells the client whom the attorney did not reach. */
export async function tellOfMissedCall(work: BookingWork, view: EventView): Promise<void> {
  const { client } = await sidesOf(work, view);
  await work.sendMail({
    kind: 'appointment-missed',
    to: client.to,
    data: { ...client.facts, refusal: await nextRefusal(work.tx, view, work.now) },
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
    const { to, id, facts } = sides[reader];
    const { rescheduleUrl, cancelUrl } = token === null ? view.event : linkUrls(work.services.config, token);
    await work.sendMail({
      kind: 'appointment-reminder',
      to,
      readerId: id,
      data: reader === 'client' ? { reader, ...facts, rescheduleUrl, cancelUrl } : { reader, ...facts },
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
    data: attorney.facts,
    dedupeKey: key(view, kind, 'attorney'),
  });
}
