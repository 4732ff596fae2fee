import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';

export type SupportTicket = components['schemas']['SupportTicket'];
export type SupportTicketCreation = components['schemas']['SupportTicketCreation'];

/** What the person asked the support team, with the answers. */
export const supportTicketsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'support-tickets'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/support-tickets', { params: { path: { id: userId } }, signal })),
  });

export const openTicket = (userId: string, ticket: SupportTicketCreation) =>
  unwrap(api.POST('/users/{id}/support-tickets', { params: { path: { id: userId } }, body: ticket }));
