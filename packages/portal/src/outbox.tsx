import { hashKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

/** Words on their way to someone. */
export interface Outgoing {
  /** Goes along as the idempotency key: sent again after a lost answer, it is stored once. */
  readonly id: string;
  readonly text: string;
  readonly writtenAt: string;
}

interface Entry extends Outgoing {
  readonly isFailed: boolean;
  readonly error: unknown;
}

export interface Outbox {
  /** Shown in the thread at once; one after the other they go out, in the order in which they were written. */
  readonly sending: readonly Outgoing[];
  /** Rolled back: no longer in the thread, their words kept until the person decides. Customer spec §7 "Chats". */
  readonly failed: readonly (Outgoing & { readonly error: unknown })[];
  send: (text: string) => void;
  retry: (id: string) => void;
  discard: (id: string) => void;
}

/**
 * What is being sent to one thread. It outlives the screen that shows it, as the cache of mutations does: a closed
 * panel neither stops a message nor loses one that failed.
 *
 * @param post Sends, and puts what was stored into the thread before it resolves.
 */
export function useOutbox(thread: readonly string[], post: (outgoing: Outgoing) => Promise<void>): Outbox {
  const cache = useQueryClient().getMutationCache();
  const mutationKey = ['outbox', ...thread];
  const remove = (id: string) => {
    const mutation = cache.find({ mutationKey, exact: true, predicate: ({ state }) => idOf(state.variables) === id });
    if (mutation !== undefined) cache.remove(mutation);
  };
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: post,
    // One at a time, in order.
    scope: { id: hashKey(mutationKey) },
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess: (_stored, { id }) => remove(id),
  });
  const entries = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }): Entry => ({
      ...(state.variables as Outgoing),
      isFailed: state.status === 'error',
      error: state.error,
    }),
  });
  return {
    sending: entries.filter(({ isFailed }) => !isFailed),
    failed: entries.filter(({ isFailed }) => isFailed),
    send: (text) => mutate({ id: crypto.randomUUID(), text, writtenAt: new Date().toISOString() }),
    retry: (id) => {
      const entry = entries.find((each) => each.id === id);
      if (entry === undefined) return;
      remove(id);
      mutate({ id, text: entry.text, writtenAt: entry.writtenAt });
    },
    discard: remove,
  };
}

const idOf = (variables: unknown): string | undefined => (variables as Outgoing | undefined)?.id;
