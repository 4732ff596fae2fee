import { type ReactNode, useMemo, useState } from 'react';
import type { ReaderLinks } from './blocks';
import type { ChosenClause, ClauseLook } from './clause';
import { findClause } from './places';
import type { PartChange, Reading } from './reading';
import type { ReaderClause, ReaderSource } from './tree';

/** Of what the reason is asked. */
export interface WhyAsked {
  readonly key: string;
  /** Null when only the earlier version has the clause. */
  readonly clause: ReaderClause | null;
  readonly change: PartChange | null;
  /** The filled value that was tapped. */
  readonly value: { readonly text: string; readonly sources: readonly ReaderSource[] } | null;
}

export interface Explaining {
  /** Why a clause is here: its answers, who agreed and when, the law. Without it there is no such button. */
  renderWhy?: ((asked: WhyAsked) => ReactNode) | undefined;
  /** Whether a clause below the first level has reasons of its own. Keep it the same between renders. */
  hasOwnWhy?: ((clause: ReaderClause) => boolean) | undefined;
  /** Since when and why: “Changed since version 2: you both changed an answer on Nov 19”. Keep it the same between renders. */
  describeChange?: ((change: PartChange) => string) | undefined;
}

const nothingToSay = () => '';
const hasNone = () => false;

/** The clause whose reason is shown, and how clauses and their values ask for theirs. */
export function useWhyAsked(
  reading: Reading,
  hasNotes: boolean,
  { renderWhy, hasOwnWhy = hasNone, describeChange = nothingToSay }: Explaining,
): { look: ClauseLook; links: ReaderLinks; shown: ChosenClause | null; top: string | null } {
  const [chosen, setChosen] = useState<Pick<WhyAsked, 'key' | 'value'> | null>(null);
  const isExplaining = renderWhy !== undefined;
  const look = useMemo<ClauseLook>(
    () => ({
      hasNotes,
      hasOwnWhy: isExplaining ? hasOwnWhy : null,
      describeChange,
      onChoose: (key) => setChosen(key === null ? null : { key, value: null }),
    }),
    [hasNotes, hasOwnWhy, isExplaining, describeChange],
  );
  const links = useMemo<ReaderLinks>(
    () => ({
      keyOf: reading.keyOf,
      onValue: isExplaining
        ? (element, text, sources) => {
            const key = element.closest('[data-clause]')?.getAttribute('data-clause');
            if (key) setChosen({ key, value: { text, sources } });
          }
        : null,
    }),
    [reading, isExplaining],
  );
  const top = (chosen && reading.topOf.get(chosen.key)) ?? null;
  const found = chosen && findClause(reading.sections, chosen.key);
  if (chosen === null || found === null || renderWhy === undefined) return { look, links, shown: null, top };
  const { clause, change } = found;
  return {
    look,
    links,
    shown: { key: chosen.key, takesFocus: chosen.value !== null, content: renderWhy({ ...chosen, clause, change }) },
    top,
  };
}
