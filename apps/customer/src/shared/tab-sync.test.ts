import { QueryClient } from '@tanstack/react-query';
import { SUBSCRIPTION_SYNC_MS } from '@troth/ui/timings';
import { describe, expect, it, vi } from 'vitest';
import { announceChange, followOtherTabs, TAB_CHANNEL } from './tab-sync';

const answersKey = ['users', 'alex', 'answers'];

function aTab() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(answersKey, []);
  queryClient.setQueryData(['states'], []);
  return { queryClient, stop: followOtherTabs(queryClient) };
}

describe('two tabs (customer spec §9 "Subscription sync")', () => {
  it('see each other’s change within 500 ms', async () => {
    const { queryClient, stop } = aTab();
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    otherTab.postMessage({ queryKeys: [answersKey] });
    await vi.waitFor(() => expect(queryClient.getQueryState(answersKey)?.isInvalidated).toBe(true), {
      timeout: SUBSCRIPTION_SYNC_MS,
    });
    expect(queryClient.getQueryState(['states'])?.isInvalidated).toBe(false);
    otherTab.close();
    stop();
  });

  it('tell what to ask for again, and do not hear themselves', async () => {
    const { queryClient, stop } = aTab();
    const otherTab = new BroadcastChannel(TAB_CHANNEL);
    const heard = new Promise<unknown>((resolve) => {
      otherTab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    });
    announceChange(answersKey);
    expect(await heard).toEqual({ queryKeys: [answersKey] });
    expect(queryClient.getQueryState(answersKey)?.isInvalidated).toBe(false);
    otherTab.close();
    stop();
  });
});
