import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { EntryStore } from './entry/entry-store';
import { type OpenPanel, panelIn, withPanel } from './links';

/** What the history remembers of an address that this screen itself went to. */
const OPENED_HERE = { isOpenedHere: true } as const;
const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;

/** What is open over the ledgers, kept in the address: Back closes it, a reload opens it again. */
export function usePanel(store: EntryStore) {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation() as { state: unknown; key: string };
  // A second press on what closes it must not lead back once more, off the page.
  const closed = useRef<string | null>(null);
  const navigate = useNavigate();
  const panel = panelIn(search);
  // A link that leads to a new entry names no slot: it goes on with what was begun, or begins.
  const needsSlot = panel?.is === 'new' && panel.slot === null;
  const nameSlot = useEffectEvent(() => {
    if (panel?.is !== 'new' || panel.slot !== null) return;
    const slot = store.drafts.begun().find(({ kind }) => kind === panel.kind)?.slot ?? store.prepare({});
    setSearch(withPanel(search, { ...panel, slot }), { replace: true, state });
  });
  useEffect(() => {
    if (needsSlot) nameSlot();
  }, [needsSlot]);

  return {
    panel: needsSlot ? null : panel,
    open: (next: OpenPanel) =>
      setSearch(withPanel(search, next), {
        // What is open is followed by another one, so that Back leads to the ledgers.
        replace: panel !== null,
        state: panel === null ? OPENED_HERE : state,
      }),
    close: () => {
      if (closed.current === key) return;
      closed.current = key;
      if (isOpenedHere(state)) void navigate(-1);
      else setSearch(withPanel(search, null), { replace: true });
    },
  };
}
