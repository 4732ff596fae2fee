import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import type { ApplicationDraft } from '../../shared/profile/draft';
import { draftFrom, keptDraft, laterDraft } from './kept-draft';
import { applicationDraftQuery, keepApplicationDraft } from './queries';

/** Without a key for so long, what was typed goes to the server. */
const PAUSE_MS = 1000;

/**
 * Keeps the application as it is typed: on the device at once, and on the server after a pause, so that another device
 * goes on with it. What the server did not take is still on the device, and goes with the next change.
 */
export function useKeeping(empty: ApplicationDraft) {
  const { id } = useAttorney();
  const { data: stored } = useSuspenseQuery(applicationDraftQuery(id));
  const [restored] = useState(() => laterDraft(keptDraft.read(id, empty), draftFrom(stored.draft, empty)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const keep = (draft: ApplicationDraft) => {
    const kept = { draft, keptAt: new Date().toISOString() };
    keptDraft.keep(id, kept);
    stop();
    timer.current = setTimeout(() => {
      keepApplicationDraft(id, kept).catch(() => {
        // It's on the device.
      });
    }, PAUSE_MS);
  };
  return { restored: restored?.draft ?? null, keep, stop };
}
