import { queryOptions } from '@tanstack/react-query';
import type { ExchangeRates } from '@troth/domain/money';
import { api, unwrap } from './api';

/** The dated reference rates by which sums in several currencies are told in one. They belong to nobody. */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: ['exchange-rates'],
    queryFn: async ({ signal }) => {
      const { rates, ...told } = await unwrap(api.GET('/exchange-rates', { signal }));
      // Every currency is there: the client's types cannot say so of a record.
      return { ...told, rates: rates as ExchangeRates['rates'] };
    },
  });
