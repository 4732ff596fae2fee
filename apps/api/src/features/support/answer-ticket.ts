import { type SupportTicketUpdate, ticketUpdateRefusal } from '@troth/domain/support';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { getUser } from '../../records/users/user.repository';
import { type TicketRow, updateTicket } from '../../records/support/support.repository';

/** Changes the status of a ticket that is locked, and mails an answer to its author. @throws Problem REFUSED_BY_RULE */
export async function answerTicket(
  { tx, now, sendMail, services }: Work,
  ticket: TicketRow,
  update: Omit<SupportTicketUpdate, 'reason'>,
  adminId: string,
): Promise<TicketRow> {
  const refusal = ticketUpdateRefusal({
    status: update.status,
    newReply: update.reply,
    earlierReply: ticket.reply,
  });
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`support.refusal.${refusal}`) });
  const reply = update.reply;
  const changed = await updateTicket(
    tx,
    ticket.id,
    { status: update.status, ...(reply === undefined ? {} : { reply, repliedAt: now }) },
    adminId,
    now,
  );
  if (reply === undefined) return changed;
  const author = await getUser(tx, ticket.userId);
  await sendMail({
    kind: 'support-reply',
    to: author.email,
    replyTo: services.config.mail.supportAddress,
    data: { number: ticket.number, reply, message: ticket.message },
  });
  return changed;
}
