import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type RatesOverview = components['schemas']['ExchangeRatesOverview'];

export const ratesQuery = queryOptions({
  queryKey: ['admin', 'exchange-rates'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/exchange-rates', { signal })),
});

/** Takes held rates into use, those of the day that the admin saw. */
export function useRatesConfirmation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (date: string) => unwrap(api.POST('/admin/exchange-rates/confirm', { body: { date } })),
    onSuccess: (overview) => queryClient.setQueryData(ratesQuery.queryKey, overview),
    // After a refusal too: other rates may have come in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ratesQuery.queryKey }),
  });
}
