import type { SupportTicket } from '@troth/domain/support';
import { isoOrNull, presentEntity } from '../../kernel/http/present';
import type { TicketRow } from './support.repository';

export const presentTicket = (row: TicketRow): SupportTicket => ({
  ...presentEntity(row),
  number: row.number,
  userId: row.userId,
  topic: row.topic,
  message: row.message,
  pagePath: row.pagePath,
  status: row.status,
  reply: row.reply,
  repliedAt: isoOrNull(row.repliedAt),
});
