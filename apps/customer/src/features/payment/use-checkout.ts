import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/portal/api';
import { useLeaving } from '@troth/portal/use-leaving';
import { useRef } from 'react';
import { afterChange } from '../../shared/journey';
import { type Product, startCheckout } from './queries';

/**
 * Leads to the payment page. A second click while it is on its way does nothing; a repeated attempt after a lost
 * connection carries the same key, so that it is the same attempt (`docs/decisions/0000-product-decisions.md`, row 24).
 */
export function useCheckout(userId: string) {
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (product: Product | null) => startCheckout(userId, product, (key.current ??= crypto.randomUUID())),
    onSuccess: ({ url }) => {
      key.current = null;
      leave(url);
    },
    onError: (failure) => {
      const isUnanswered = failure instanceof ApiError && typeof failure.status === 'string';
      if (!isUnanswered) key.current = null;
      // Paid in another tab, or by the partner: what is shown may be out of date.
      void afterChange(queryClient, userId);
    },
  });

  const { isLeaving, leave } = useLeaving({
    onReturn: () => {
      reset();
      void afterChange(queryClient, userId);
    },
  });

  const isBusy = isPending || isLeaving;
  return {
    /** @param product To be bought too, unless it is in the cart already. */
    start: (product: Product | null) => {
      if (!isBusy) mutate(product);
    },
    isBusy,
    error,
  };
}
