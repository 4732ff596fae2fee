import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@troth/portal/api';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { afterChange } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { putIntoCart, type ServiceOrder } from './queries';

/** Puts a service into the cart and goes to /payment, once, however often it is pressed. Customer spec §2. */
export function useOrder(userId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const key = useRef<string | null>(null);
  // Told at once: a second press can come before the button is drawn anew, or before the next screen is there.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (order: ServiceOrder) => putIntoCart(userId, order, (key.current ??= crypto.randomUUID())),
    onSuccess: async () => {
      key.current = null;
      await afterChange(queryClient, userId);
      await navigate(paths.payment());
    },
    onError: (failure) => {
      isUnderWay.current = false;
      // An answer was given: the next attempt is another one, on what can be hired now.
      if (!(failure instanceof ApiError && typeof failure.status === 'string')) key.current = null;
      void afterChange(queryClient, userId);
    },
  });
  return {
    order: (order: ServiceOrder) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(order);
    },
    isPending,
    error,
  };
}
