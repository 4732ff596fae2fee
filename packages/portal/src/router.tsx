import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import {
  NavigationType,
  type Path,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';
import type { Occasion } from './screen-data';

/** An answer within this time shows at once, and no skeleton before it. */
const LONGEST_WAIT_MS = 300;

/** Loads and asks for what an address needs; null where nothing has to be waited for. */
export type Prepare = (to: Pick<Path, 'pathname' | 'search'>, occasion?: Occasion) => Promise<unknown> | null;

const PrepareContext = createContext<Prepare | null>(null);

/** Has what is behind an address loaded when someone may be about to go there. */
export function useHint(): (href: string) => void {
  const prepare = useContext(PrepareContext);
  return (href) => {
    const { pathname = '', search = '' } = parsePath(href);
    void prepare?.({ pathname, search }, 'HINT');
  };
}

function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  return {
    ...history,
    /** The address is a press ahead of the screen: the second press of two leaves no second entry. */
    push: (...[to, state]: Parameters<typeof history.push>) => {
      const { pathname, search, hash } = window.location;
      const isHere = history.createHref(to) === `${pathname}${search}${hash}`;
      if (isHere) history.replace(to, state);
      else history.push(to, state);
    },
    now: () => ({ action: history.action, location: history.location }),
  };
}

const waited = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/**
 * The router of a portal. The old screen stays until the new one's program and what it reads are here, for a while: a
 * fallback would flash, and React would hold back what comes next for the sake of the fallback.
 */
export function PortalRouter({ prepare, children }: { prepare: Prepare; children: ReactNode }) {
  const [history] = useState(createHistory);
  const [shown, setShown] = useState(history.now);

  useLayoutEffect(() => {
    let newest = 0;
    let at = history.now().location.pathname;
    return history.listen(() => {
      newest += 1;
      const turn = newest;
      const next = history.now();
      const show = () => {
        if (turn === newest) startTransition(() => setShown(next));
      };
      const wait = prepare(next.location);
      // What a screen changes about its own address, such as a filter, shows at once.
      const isOwn = next.action === NavigationType.Replace && next.location.pathname === at;
      at = next.location.pathname;
      if (wait === null || isOwn) show();
      else void Promise.race([wait, waited()]).then(show);
    });
  }, [history, prepare]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <PrepareContext value={prepare}>{children}</PrepareContext>
    </Router>
  );
}
