import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Notice } from '@troth/ui/notice';

/** A file that a press fetches: whether it is on its way, and what went wrong. */
export function useFile(get: () => Promise<void>) {
  const fetching = useMutation({ mutationFn: get });
  return {
    get: () => fetching.mutate(),
    isPending: fetching.isPending,
    error: fetching.isError ? <Notice tone="danger" isAlert title={errorText(fetching.error)} /> : null,
  };
}
