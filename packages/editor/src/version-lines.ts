import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { VersionLine } from './history-panel';
import { t } from './texts';

interface CommitLine {
  readonly commitAt: string;
  readonly hash: string;
  readonly message: string | null;
  readonly committedById: string | null;
}

const HASH_GROUP = 4;
const shortHash = (hash: string) => `${hash.slice(0, HASH_GROUP)} ${hash.slice(HASH_GROUP, 2 * HASH_GROUP)}`;

/** Who edited by hand, by the commit in which they did: each clause says who touched it. */
function handsIn(clauses: readonly ClauseNode[], found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const { provenance, children } of clauses) {
    for (const { commitAt, editorName } of provenance.edits ?? []) found.set(commitAt, editorName);
    handsIn(children, found);
  }
  return found;
}

/** The versions as the history shows them, the newest first. @param tree That of the newest, which says who edited. */
export function versionLines(
  commits: readonly CommitLine[],
  tree: AgreementTree,
  { selfId, formatMoment }: { readonly selfId: string; readonly formatMoment: (at: string) => string },
): VersionLine[] {
  const hands = handsIn(tree.sections.flatMap(({ clauses }) => clauses));
  return commits.map(({ commitAt, hash, message, committedById }, index) => {
    const hand = hands.get(commitAt);
    const by =
      committedById === selfId
        ? t('history.byYou')
        : hand === undefined
          ? t('history.byAnswers')
          : t('history.by', { name: hand });
    return {
      commitAt,
      number: commits.length - index,
      hash: shortHash(hash),
      by,
      message,
      at: formatMoment(commitAt),
    };
  });
}
