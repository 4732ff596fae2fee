import { useEffect, useState } from 'react';
import classes from './agreement-reader.module.css';
import type { ReadClause, ReadSection } from './reading';

/** Places on the paper: which section is read now, which clauses are marked, and what one comes to. */

/** The section whose heading was passed last while reading. */
export function useCurrentSection(sections: readonly ReadSection[]): string | null {
  const [current, setCurrent] = useState<string | null>(sections[0]?.key ?? null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1);
        const key = entered?.target.getAttribute('data-section');
        if (key) setCurrent(key);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const element of document.querySelectorAll('[data-section]')) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** Marks elements by an attribute, so that no clause is drawn again for it. */
export function useMarked(ids: readonly string[], attribute: string): void {
  // The list is new at each render; its words are not.
  const list = ids.join(' ');
  useEffect(() => {
    const marked = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    for (const element of marked) element.setAttribute(attribute, '');
    return () => {
      for (const element of marked) element.removeAttribute(attribute);
    };
  }, [list, attribute]);
}

export function findClause(sections: readonly ReadSection[], key: string): ReadClause | null {
  const within = (clauses: readonly ReadClause[]): ReadClause | null => {
    for (const clause of clauses) {
      if (clause.key === key && clause.standing !== 'MOVED_AWAY') return clause;
      const below = within(clause.children);
      if (below !== null) return below;
    }
    return null;
  };
  for (const section of sections) {
    const found = within(section.clauses);
    if (found !== null) return found;
  }
  return null;
}

/** What a change is called when it is come to: its number and heading, and what is said of it. */
export function nameOfStop(id: string): string {
  const element = document.getElementById(id);
  const part = (selector: string) => element?.querySelector(selector)?.textContent?.trim() ?? '';
  return [part(`.${classes.number}`), part(`.${classes.change}`)].filter(Boolean).join(', ');
}
