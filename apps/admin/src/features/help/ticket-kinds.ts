/** What admins file tickets about. Portals spec §2 "Linear Ticket". */
export const TICKET_KINDS = ['CUSTOMER_SERVICE', 'BUG_REPORT', 'FEATURE_REQUEST', 'QUESTION'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];
