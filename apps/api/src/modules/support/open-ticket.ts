import { SUPPORT_TICKETS_PER_HOUR } from '@troth/domain/constants';
import { enumerationLabel, say } from '@troth/domain/messages';
import { fullName } from '@troth/domain/people';
import type { SupportTicketCreation } from '@troth/domain/support';
import type { Work } from '../../http/operation';
import { problem } from '../../http/problem';
import { text } from '../../texts';
import { getUser } from '../users/user.repository';
import { insertTicket, recentTicketTimes, type TicketRow } from './support.repository';

const MS_PER_HOUR = 3_600_000;

/**
 * Keeps a question to the support team, confirms it to its author and sends it to the support address.
 * @throws Problem TOO_MANY_REQUESTS, saying when the next one is possible.
 */
export async function openTicket(
  { tx, now, sendMail, services }: Work,
  userId: string,
  creation: SupportTicketCreation,
): Promise<TicketRow> {
  const recent = await recentTicketTimes(tx, userId, new Date(now.getTime() - MS_PER_HOUR));
  const oldestThatCounts = recent[SUPPORT_TICKETS_PER_HOUR - 1];
  if (oldestThatCounts !== undefined) {
    const waitMs = oldestThatCounts.getTime() + MS_PER_HOUR - now.getTime();
    throw problem('TOO_MANY_REQUESTS', {
      detail: text('support.tooMany'),
      headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    });
  }
  const person = await getUser(tx, userId);
  const ticket = await insertTicket(tx, userId, creation, now);
  const number = String(ticket.number);
  const topic = enumerationLabel(say, 'supportTopic', ticket.topic);
  await sendMail({
    kind: 'support-confirmation',
    to: person.email,
    replyTo: services.config.mail.supportAddress,
    subject: text('mail.support.confirmation.subject', { number }),
    paragraphs: [text('mail.support.confirmation.what'), text('mail.support.yourWords'), ...linesOf(ticket.message)],
  });
  await sendMail({
    kind: 'support-ticket',
    to: services.config.mail.supportAddress,
    replyTo: person.email,
    subject: text('mail.support.ticket.subject', { number, topic }),
    paragraphs: [
      text('mail.support.ticket.from', {
        name: fullName(person) || text('mail.support.ticket.noName'),
        email: person.email,
      }),
      ...(ticket.pagePath === null ? [] : [text('mail.support.ticket.page', { path: ticket.pagePath })]),
      ...linesOf(ticket.message),
    ],
  });
  return ticket;
}

/** What was typed on lines of its own stays so in the mail. */
export const linesOf = (message: string): string[] => message.split(/\n+/).filter((line) => line.trim() !== '');
