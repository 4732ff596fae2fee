import type { Node } from 'prosemirror-model';
import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import { isAtom, textOfAtom } from './insert';
import { isOpenSection } from './parts';

export interface Found {
  readonly from: number;
  readonly to: number;
  /** Within a value, term or reference, or a schedule: read, not replaced. */
  readonly isFixed: boolean;
}

/** Where the words are, in their order. Matches stay within one run of text. */
export function find(doc: Node, query: string, isCaseSensitive = false): Found[] {
  if (query === '') return [];
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase());
  const wanted = fold(query);
  const found: Found[] = [];
  doc.forEach((section, offset) => {
    const isFixed = !isOpenSection(section);
    section.descendants((node, pos) => {
      const at = offset + 1 + pos;
      if (node.isText) {
        const text = fold(node.text ?? '');
        // A letter may fold to two: then places in the folded text are not those of the text.
        if (text.length !== node.nodeSize) return;
        for (let place = text.indexOf(wanted); place !== -1; place = text.indexOf(wanted, place + wanted.length))
          found.push({ from: at + place, to: at + place + wanted.length, isFixed });
      } else if (isAtom(node) && fold(textOfAtom(node)).includes(wanted)) {
        found.push({ from: at, to: at + 1, isFixed: true });
      }
    });
  });
  return found;
}

export const select =
  ({ from, to }: Found): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)).scrollIntoView());
    return true;
  };

/** Replaces all that can be, from the last to the first, so that places stay true. @returns How many. */
export function replaceAll(tr: Transaction, found: readonly Found[], words: string): number {
  const open = found.filter(({ isFixed }) => !isFixed);
  for (const { from, to } of [...open].reverse()) tr.insertText(words, from, to);
  return open.length;
}
