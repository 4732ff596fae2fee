import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { useLeaving } from '@troth/portal/use-leaving';
import { afterChange } from '../../shared/journey';
import { type Product, startCheckout } from './queries';

/**
 * Leads to the payment page. A second click while it is on its way does nothing; a repeated attempt after a lost
 * connection is the same attempt (D24).
 */
export function useCheckout(userId: string) {
  const queryClient = useQueryClient();

  const { mutate, error, isPending, reset } = useIdempotentMutation({
    mutationFn: (product: Product | null, key) => startCheckout(userId, product, key),
    onSuccess: ({ url }) => leave(url),
    onError: () => {
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
