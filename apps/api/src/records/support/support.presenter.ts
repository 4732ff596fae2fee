import { type SupportTicket, supportTicketSchema } from '@troth/domain/support';
import { present } from '../../kernel/http/present';
import type { TicketRow } from './support.repository';

export const presentTicket = (row: TicketRow): SupportTicket => present(supportTicketSchema, row);
