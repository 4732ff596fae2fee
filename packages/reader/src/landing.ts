import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import classes from './agreement-reader.module.css';
import type { Reading } from './reading';
import { bringToView } from './tools';

/** From where a reference was followed; its name is the clause's number, or empty. */
interface Departure {
  readonly name: string;
  readonly hash: string;
  readonly link: Element;
}

/**
 * Lands links within the page below the tools, also where the browser lands too early or the place is not drawn yet, and
 * returns to the reference that was followed.
 */
export function useLanding(
  drawn: Reading,
  paper: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): { cameFrom: Departure | null; onLink: (event: MouseEvent) => void } {
  const [cameFrom, setCameFrom] = useState<Departure | null>(null);
  const missed = useRef('');
  const land = useCallback(
    (hash: string) => {
      const element = document.getElementById(decodeURIComponent(hash.slice(1)));
      missed.current = element === null ? hash : '';
      if (element !== null) bringToView(() => element.getBoundingClientRect(), bar.current, true);
    },
    [bar],
  );

  useEffect(() => {
    // The browser lands where the address says before all clauses have their height.
    if (window.location.hash !== '') land(window.location.hash);
  }, [land]);
  useEffect(() => {
    // Where a link led before it was drawn.
    if (missed.current !== '') land(missed.current);
  }, [drawn, land]);

  useEffect(() => {
    if (cameFrom === null) return;
    const onBack = () => {
      if (window.location.hash === cameFrom.hash) return;
      setCameFrom(null);
      bringToView(() => cameFrom.link.getBoundingClientRect(), bar.current);
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [cameFrom, bar]);

  const onLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#agreement-"]') : null;
    if (link === null) return;
    const hash = link.getAttribute('href') ?? '';
    requestAnimationFrame(() => land(hash));
    if (paper.current?.contains(link) !== true) return;
    const number = link.closest('[data-clause]')?.querySelector(`.${classes.number}`)?.firstChild?.textContent?.trim();
    setCameFrom({ name: number ?? '', hash, link });
  };
  return { cameFrom, onLink };
}
