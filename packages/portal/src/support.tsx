export { OwnTickets } from './support/own-tickets';
export { SupportForm } from './support/support-form';
