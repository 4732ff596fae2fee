import { sectionName } from '../drawing/marked';
import { Names } from '../drawing/names';
import type { AgreementTree, ClauseNode } from '../tree';

/** A name may have 40 characters, some of which tell it from another. */
const LENGTH = 32;

/** What has a bookmark: every section, by its name, and every clause, by its key, in the order of the text. */
export function bookmarkedParts({ sections }: Pick<AgreementTree, 'sections'>): Set<string> {
  const parts = new Set<string>();
  const visit = (nodes: readonly ClauseNode[]) => {
    for (const { key, children } of nodes) {
      parts.add(key);
      visit(children);
    }
  };
  for (const { key, clauses } of sections) {
    parts.add(sectionName(key));
    visit(clauses);
  }
  return parts;
}

/** Names by the text alone, so that a file which comes back is read by the names that it was written with. */
export function bookmarkNames(parts: Iterable<string>): Names {
  const names = new Names('clause_', LENGTH);
  for (const part of parts) names.of(part);
  return names;
}
