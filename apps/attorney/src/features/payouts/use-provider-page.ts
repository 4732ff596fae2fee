import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Leads to a page of the payment provider's. A second press while it is on its way does nothing. */
export function useProviderPage(linkTo: () => Promise<{ url: string }>) {
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: linkTo,
    onSuccess: ({ url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
  });
  const isBusy = isPending || isLeaving;
  return {
    open: () => {
      if (!isBusy) mutate();
    },
    isBusy,
    error,
  };
}
