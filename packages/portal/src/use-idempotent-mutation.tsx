import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isFinal } from './errors';

export interface IdempotentMutation<Data, Variables>
  extends Omit<UseMutationOptions<Data, Error, Variables>, 'mutationFn'> {
  mutationFn: (variables: Variables, key: string) => Promise<Data>;
}

/**
 * A mutation that the API carries out once, however often it is sent. The key is kept when no answer came, so a repeat is
 * the same attempt; an answer ends the attempt, a refusal too, and other variables begin another.
 * D24 (ADR 0000).
 */
export function useIdempotentMutation<Data, Variables = void>({
  mutationFn,
  onSuccess,
  onError,
  ...options
}: IdempotentMutation<Data, Variables>) {
  const attempt = useRef<{ key: string; content: string | undefined } | null>(null);
  return useMutation<Data, Error, Variables>({
    ...options,
    mutationFn: (variables) => {
      const content = JSON.stringify(variables);
      if (attempt.current === null || attempt.current.content !== content)
        attempt.current = { key: crypto.randomUUID(), content };
      return mutationFn(variables, attempt.current.key);
    },
    onSuccess: (...args) => {
      attempt.current = null;
      return onSuccess?.(...args);
    },
    onError: (...args) => {
      if (isFinal(args[0])) attempt.current = null;
      return onError?.(...args);
    },
  });
}
