export { OwnTickets } from './support/own-tickets';
export { SupportForm } from './support/support-form';
export { openTicket, supportTicketsQuery } from './support/queries';
