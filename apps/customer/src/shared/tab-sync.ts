import type { QueryClient, QueryKey } from '@tanstack/react-query';

export const TAB_CHANNEL = 'troth-changes';

interface Change {
  readonly queryKeys: readonly QueryKey[];
}

const isChange = (data: unknown): data is Change =>
  typeof data === 'object' && data !== null && 'queryKeys' in data && Array.isArray(data.queryKeys);

// One channel for speaking and listening: a channel does not hear itself, so a tab is not told of its own changes.
let channel: BroadcastChannel | undefined;
const tabChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(TAB_CHANNEL);
  return channel;
};

/**
 * Tells the other tabs of this browser that something was stored, so that they ask again at once. A change made in
 * another tab is seen within SUBSCRIPTION_SYNC_MS: customer spec §9 "Subscription sync", and row 41 of
 * ADR 0000. No answer travels on the channel, only what to ask for again.
 */
export function announceChange(...queryKeys: QueryKey[]): void {
  tabChannel().postMessage({ queryKeys } satisfies Change);
}

/** Listens for the other tabs' changes until the returned function is called. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isChange(data)) return;
    for (const queryKey of data.queryKeys) void queryClient.invalidateQueries({ queryKey });
  };
  tabChannel().addEventListener('message', hear);
  return () => tabChannel().removeEventListener('message', hear);
}
