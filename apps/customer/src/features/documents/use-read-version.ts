import { useState } from 'react';
import { useReviewPlace } from './review-link';
import type { Version } from './use-compared';

/** The version on the screen, among all. */
export interface ReadVersion {
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly shown: Version;
  readonly newest: Version;
  readonly isNewest: boolean;
  /** The address names it. */
  readonly isAsked: boolean;
  /** The address names a version that is not there. */
  readonly isUnknown: boolean;
  readonly showNewest: () => void;
}

/**
 * The version that the address names, else the one that was the newest when the reader came. Null when there is none.
 *
 * What is read stays on the screen until the reader wants the next: a newer version does not move them.
 */
export function useReadVersion(versions: readonly Version[]): ReadVersion | null {
  const { version, ask } = useReviewPlace();
  const [newest] = versions;
  const [opened, setOpened] = useState(newest?.commitAt);
  if (newest === undefined) return null;
  const asked = versions.find(({ commitAt }) => commitAt === version);
  const shown = asked ?? versions.find(({ commitAt }) => commitAt === opened) ?? newest;
  return {
    versions,
    shown,
    newest,
    isNewest: newest.commitAt === shown.commitAt,
    isAsked: asked !== undefined,
    isUnknown: version !== null && asked === undefined,
    showNewest: () => {
      setOpened(newest.commitAt);
      ask({ version: null, since: null });
      window.scrollTo(0, 0);
    },
  };
}
