import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { useEffect } from 'react';
import { type Commit, markViewed, redlineQuery, viewedQuery } from './queries';
import { SINCE_NONE } from './review-link';

export interface Version {
  readonly commitAt: string;
  readonly hash: string;
  /** 1 for the first. */
  readonly number: number;
}

/** The versions of a history, newest first, numbered from the first. */
export const versionsOf = (commits: readonly Commit[]): Version[] =>
  commits.map(({ commitAt, hash }, index) => ({ commitAt, hash, number: commits.length - index }));

/** The version that a reader of the newest one had seen before it; null when there was none. */
export function lastSeenBefore(
  newest: Version,
  viewed: { readonly commitAt: string | null; readonly before: string | null } | undefined,
): string | null {
  if (viewed?.commitAt == null) return null;
  return viewed.commitAt < newest.commitAt ? viewed.commitAt : viewed.before;
}

export type Compared = ReturnType<typeof useCompared>;

/**
 * With which version the shown one is compared, and what differs. The newest one that is shown counts as seen.
 *
 * @param asked What the address asks for.
 */
export function useCompared(documentId: string, versions: readonly Version[], shown: Version, asked: string | null) {
  const { id: userId } = usePerson();
  const queryClient = useQueryClient();
  const viewedOptions = viewedQuery(userId, documentId);
  const viewed = useQuery(viewedOptions);
  const isNewest = versions[0]?.commitAt === shown.commitAt;
  const lastSeen = isNewest ? lastSeenBefore(shown, viewed.data) : null;
  const wanted = asked === SINCE_NONE ? null : (asked ?? lastSeen);
  const since = versions.find(({ commitAt }) => commitAt === wanted && commitAt < shown.commitAt) ?? null;
  const redline = useQuery({
    ...redlineQuery(userId, documentId, { commitAt: shown.commitAt, since: since?.commitAt ?? '' }),
    enabled: since !== null,
  });

  const { mutate: see } = useMutation({
    mutationFn: () => markViewed(documentId, shown.commitAt),
    onSuccess: (now) => queryClient.setQueryData(viewedOptions.queryKey, now),
  });
  const isKnown = viewed.isSuccess;
  const isSeen = viewed.data?.commitAt === shown.commitAt;
  useEffect(() => {
    if (isKnown && isNewest && !isSeen) see();
  }, [isKnown, isNewest, isSeen, see]);

  return {
    since,
    lastSeen,
    redline: since === null ? null : (redline.data ?? null),
    /** The first look waits, so that the page does not move under the eyes. */
    isPending: viewed.isPending || (since !== null && redline.isPending),
    hasFailed: redline.isError,
    retry: () => void redline.refetch(),
  };
}
