import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { usePerson } from '@troth/portal/person';
import { useIdempotentMutation } from '@troth/portal/use-idempotent-mutation';
import { useEffect, useRef } from 'react';
import { afterChange } from '../../shared/journey';
import { t } from '../../shared/texts';
import { generate, generationQuery } from './queries';

/** What an agreement is made from, and how far its making is: its end is announced, and what it changes is read again. */
export function useGenerating(documentId: string) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const options = generationQuery(self.id, documentId);
  const { data: generation } = useSuspenseQuery(options);
  const { run } = generation;
  const wasMaking = useRef(false);

  const start = useIdempotentMutation({
    mutationFn: (_nothing: void, key) => generate(documentId, key),
    onMutate: () => {
      // A run can be over before the screen was drawn with it.
      wasMaking.current = true;
    },
    onSuccess: (begun) => {
      queryClient.setQueryData(options.queryKey, { ...generation, run: begun });
      if (begun.status === 'DONE') void afterChange(queryClient, self.id);
      // Its end may have been told before this answer came.
      else void queryClient.invalidateQueries({ queryKey: options.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  const isMaking = start.isPending || run?.status === 'QUEUED';
  useEffect(() => {
    if (isMaking) wasMaking.current = true;
    else if (wasMaking.current) {
      wasMaking.current = false;
      if (run?.status === 'DONE') announce(t('documents.made'));
      void afterChange(queryClient, self.id);
    }
  }, [isMaking, run?.status, queryClient, self.id]);

  return {
    generation,
    making: start.isPending ? ('STARTING' as const) : isMaking ? ('QUEUED' as const) : null,
    start: () => start.mutate(),
    error: start.error,
  };
}
