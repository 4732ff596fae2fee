import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type PayoutAccount = components['schemas']['PayoutAccount'];

const firm = (attorneyId: string, lawFirmId: string) => ({
  params: { path: { id: attorneyId, aid: attorneyId, lawFirmId } },
});

/**
 * The account that the firm is paid to, as the payment provider has it. Asked at each visit: arriving from the provider
 * says nothing of what was done there.
 */
export const payoutAccountQuery = (attorneyId: string, lawFirmId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'law-firms', lawFirmId, 'account-status'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/account-status', {
          ...firm(attorneyId, lawFirmId),
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Where the provider asks about the firm; a new address each time, for it works once. */
export const startOnboarding = (attorneyId: string, lawFirmId: string) =>
  unwrap(api.POST('/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/onboarding-link', firm(attorneyId, lawFirmId)));

/** Where the provider shows what the firm was paid. */
export const openDashboard = (attorneyId: string, lawFirmId: string) =>
  unwrap(api.POST('/users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/dashboard-link', firm(attorneyId, lawFirmId)));
