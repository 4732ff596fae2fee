import { useMutation } from '@tanstack/react-query';
import { useLeaving } from '@troth/portal/use-leaving';

/** Leads to a page of the payment provider's. A second press while it is on its way does nothing. */
export function useProviderPage(linkTo: () => Promise<{ url: string }>) {
  const { isLeaving, leave } = useLeaving();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: linkTo,
    onSuccess: ({ url }) => leave(url),
  });
  const isBusy = isPending || isLeaving;
  return {
    open: () => {
      if (!isBusy) mutate();
    },
    isBusy,
    /** It led there, and the browser's Back brought this page again. */
    isBack: isSuccess && !isBusy,
    error,
  };
}
