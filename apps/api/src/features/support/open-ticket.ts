import { SUPPORT_TICKETS_PER_HOUR } from '@troth/domain/constants';
import { enumerationLabel, say } from '@troth/domain/messages';
import { fullName } from '@troth/domain/people';
import type { SupportTicketCreation } from '@troth/domain/support';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { getUser } from '../../records/users/user.repository';
import { insertTicket, recentTicketTimes, type TicketRow } from '../../records/support/support.repository';

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
  await sendMail({
    kind: 'support-confirmation',
    to: person.email,
    replyTo: services.config.mail.supportAddress,
    data: { number: ticket.number, message: ticket.message },
  });
  await sendMail({
    kind: 'support-ticket',
    to: services.config.mail.supportAddress,
    replyTo: person.email,
    data: {
      number: ticket.number,
      topic: enumerationLabel(say, 'supportTopic', ticket.topic),
      name: fullName(person) || null,
      email: person.email,
      pagePath: ticket.pagePath,
      message: ticket.message,
    },
  });
  return ticket;
}
