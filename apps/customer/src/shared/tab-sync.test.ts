import { QueryClient } from '@tanstack/react-query';
import { SUBSCRIPTION_SYNC_MS } from '@troth/domain/constants';
import { describe, expect, it, vi } from 'vitest';
import { announceChange, followOtherTabs } from './tab-sync';

describe('two tabs (customer spec §9 "Subscription sync")', () => {
  it('see each other’s change within 500 ms', async () => {
    const other = new QueryClient();
    other.setQueryData(['users', 'alex', 'answers'], []);
    other.setQueryData(['states'], []);
    const stop = followOtherTabs(other);
    announceChange(['users', 'alex', 'answers']);
    await vi.waitFor(() => expect(other.getQueryState(['users', 'alex', 'answers'])?.isInvalidated).toBe(true), {
      timeout: SUBSCRIPTION_SYNC_MS,
    });
    expect(other.getQueryState(['states'])?.isInvalidated).toBe(false);
    stop();
  });
});
