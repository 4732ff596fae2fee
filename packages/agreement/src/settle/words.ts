import { createTranslator } from '@troth/domain/messages';
import type { ClauseNode, SectionNode } from '../tree';
import { en } from '../generated/messages/en';
import type { Messages } from '../generated/messages/keys';

/** What follows from the other clauses of an agreement, as the assembly and an attorney's edits have it printed. */

const say = createTranslator<Messages>(en, 'en');

export const scheduleName = (letter: string): string => say('schedule.title', { letter });

/** A whole path, as a reference to it reads: “Section 4.2(a)”, “Schedule A”. */
export const referenceWords = (path: string): string =>
  /^\d/.test(path) ? say('reference.section', { number: path }) : path;

/** A line of the page of initials. */
export const initialsLabel = (path: string | null, heading: string | null): string =>
  say('initials.row', { number: path ?? '', heading: heading ?? '' });

/** Definitions stand in the order of their terms. */
export const inOrderOfTerms = <T extends { readonly term: string }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : 0));

export interface SummaryEntry {
  number: string;
  heading: string;
  text: string;
  target: string;
}

/** What the plain summary says: of each numbered clause of the articles what it means, where that is said. */
export function summaryEntries(
  sections: readonly Pick<SectionNode, 'kind' | 'clauses'>[],
  numberOf: (clause: ClauseNode) => string | null = ({ number }) => number,
): SummaryEntry[] {
  const entries: SummaryEntry[] = [];
  for (const section of sections) {
    if (section.kind !== 'ARTICLES') continue;
    for (const clause of section.clauses) {
      const { summary, heading, key } = clause;
      const number = numberOf(clause);
      if (summary !== null && number !== null)
        entries.push({ number, heading: heading ?? '', text: summary, target: key });
    }
  }
  return entries;
}
