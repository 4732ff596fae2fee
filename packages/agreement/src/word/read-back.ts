import { bookmarkedParts, bookmarkNames } from '../docx/bookmarks';
import { Lists, numberingOf, referredNumbers } from '../docx/numbering';
import { settle } from '../settle';
import type { AgreementTree } from '../tree';
import { align } from './align';
import { EditedText } from './edited-text';
import { expectedLines } from './expected';
import type { WordNote } from './notes';
import type { WordText } from './text';
import { comparedLine, compareLines, type ComparedLine, Kept } from './words';

/** Whose comments our files bring: why a change is there. */
const OWN_COMMENTS = 'Troth';

export interface ReadBack {
  /** The agreement as the file has it. `draftsBetween` gives the drafts. */
  readonly edited: AgreementTree;
  readonly notes: readonly WordNote[];
}

/**
 * The agreement as someone edited it in a word processor. Bookmarks find the clauses, and words those that lost their
 * bookmark. A numbered paragraph that is new becomes a clause, another one belongs to the clause before it. Values, terms
 * and references stay what they are where their words are as they were. How the text looks is no difference.
 *
 * Pure. Cover, contents, header and footer are not read.
 *
 * @param base The version that the file was made from.
 * @param newId Gives ids to clauses that are new.
 * @returns Null when the file has nothing of that version.
 */
export function readBack(base: AgreementTree, text: WordText, newId: () => string): ReadBack | null {
  const names = bookmarkNames(bookmarkedParts(base));
  const keys = new Map([...bookmarkedParts(base)].map((part) => [names.of(part), part]));
  const numbers = referredNumbers(base, numberingOf(base, new Lists()));
  const numberOf = (target: string) => {
    const key = keys.get(target);
    const number = key === undefined ? undefined : numbers.get(key)?.text;
    return key === undefined || number === undefined ? undefined : { key, number };
  };
  const tree = expectedLines(base);
  const file = text.lines.map((line) => comparedLine(line, numberOf));
  const aligned = align(tree, file, (part) => text.bookmarks.get(names.of(part)) ?? []);
  if (!aligned.treeLines.some((line) => line >= 0)) return null;
  const kept = keptWords(tree, file, aligned);
  const edited = new EditedText(base, { tree, file, aligned, kept }, newId);
  for (const { kind, line, words, author } of text.asides)
    if (kind !== 'COMMENT' || author !== OWN_COMMENTS) edited.tell(kind, edited.partAt(line), words, author);
  return { edited: settle(edited.tree()), notes: edited.notes };
}

/** Compares the words of each line that changed, with those of lines that came or went right after it. */
function keptWords(
  tree: ReturnType<typeof expectedLines>,
  file: readonly ComparedLine[],
  { treeLines, fileLines }: ReturnType<typeof align>,
): readonly Kept[] {
  const kept: Kept[] = file.map(() => NOTHING_KEPT);
  for (let at = 0; at < file.length; at += 1) {
    const line = treeLines[at] ?? -1;
    if (line < 0) continue;
    let [end, last] = [at + 1, line + 1];
    while (end < file.length && treeLines[end] === -1 && file[end]?.line.isInTable === false) end += 1;
    while (last < tree.length && fileLines[last] === -1 && tree[last]?.role !== 'SEALED') last += 1;
    const isSame = end === at + 1 && file[at]?.text === tree[line]?.text;
    if (isSame || tree[line]?.role === 'SEALED') continue;
    const found = compareLines(
      tree.slice(line, last),
      file.slice(at, end).map(({ tokens }) => tokens),
    );
    for (let place = at; place < end; place += 1) kept[place] = found;
  }
  return kept;
}

const NOTHING_KEPT = new Kept();
