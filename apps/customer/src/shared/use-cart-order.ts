import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { afterChange } from './journey';
import { paths } from './paths';

/** What brought a person to /payment. */
export interface OrderState {
  readonly addedProductId?: string;
}

/**
 * Puts something into the cart and goes to /payment, once, however often it is pressed. Customer spec §2.
 *
 * @param put Puts it there; a repeat with the same key is the same order.
 */
export function useCartOrder<Order extends { productId: string }>(
  userId: string,
  put: (userId: string, order: Order, key: string) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Told at once: a second press can come before the button is redrawn, or before the next screen is there.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useIdempotentMutation({
    mutationFn: (order: Order, key) => put(userId, order, key),
    onSuccess: async (_nothing, { productId }) => {
      await afterChange(queryClient, userId);
      await navigate(paths.payment(), { state: { addedProductId: productId } satisfies OrderState });
    },
    onError: () => {
      isUnderWay.current = false;
      void afterChange(queryClient, userId);
    },
  });
  useEffect(() => {
    // A buyer who goes back before the next screen is drawn finds this one as it was, and may press again.
    const release = () => {
      isUnderWay.current = false;
    };
    window.addEventListener('popstate', release);
    return () => window.removeEventListener('popstate', release);
  }, []);
  return {
    order: (order: Order) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(order);
    },
    isPending,
    error,
  };
}
