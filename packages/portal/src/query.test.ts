import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query';

afterEach(() => onlineManager.setOnline(true));

it('a write without a line fails at once, and is not held back for later', async () => {
  onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  const write = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(write.execute(undefined)).rejects.toThrow('Failed to fetch');
  expect(write.state).toMatchObject({ status: 'error', isPaused: false, failureCount: 1 });
});

it('an answer that was asked for before a change is no newer than it, whatever comes first', async () => {
  const queryClient = createQueryClient();
  let answer: (value: string) => void = () => undefined;
  const query = { queryKey: ['journey'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) };
  const asked = queryClient.prefetchQuery(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey });
  answer('before');
  await asked;
  expect(queryClient.getQueryState(query.queryKey)).toMatchObject({ data: 'before', isInvalidated: true });
});
