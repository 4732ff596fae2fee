import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@troth/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query';
import { useIdempotentMutation } from './use-idempotent-mutation';

/** Sends one after the other, with the outcome of each, and returns the keys that went along. */
async function keysOf(...attempts: readonly (readonly [variables: string, outcome: 'done' | ApiError['status']])[]) {
  const send = vi.fn((_variables: string, _key: string) => Promise.resolve('done'));
  const client = createQueryClient();
  const { result } = renderHook(() => useIdempotentMutation({ mutationFn: send }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  for (const [variables, outcome] of attempts) {
    if (outcome !== 'done') send.mockRejectedValueOnce(new ApiError(outcome, null, null));
    await act(() => result.current.mutateAsync(variables).catch(() => undefined));
  }
  return send.mock.calls.map(([, key]) => key);
}

describe('the key of a mutation', () => {
  it.each([
    ['is kept when no answer came', 'FETCH_ERROR'],
    ['is kept after an answer that does not say whether it was done', 502],
  ] as const)('%s', async (_name, outcome) => {
    const [first, second] = await keysOf(['a', outcome], ['a', 'done']);
    expect(second).toBe(first);
  });

  it.each([
    ['is another after a refusal', 'a', 409],
    ['is another after a success', 'a', 'done'],
    ['is another for other variables', 'b', 'FETCH_ERROR'],
  ] as const)('%s', async (_name, variables, outcome) => {
    const [first, second] = await keysOf(['a', outcome], [variables, 'done']);
    expect(second).not.toBe(first);
  });
});
