import type { Node } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { drawnText } from './decorations';
import { isClause, nodes } from './schema';
import { drawn } from './state';

/** How we hand what was copied to ourselves. */
export const SLICE_TYPE = 'application/x-troth-agreement';

interface Line {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
  readonly isTitle: boolean;
}

/** The selection line by line, each clause with its number where its beginning is selected. */
function linesOf(state: EditorState): Line[] {
  const { doc, selection } = state;
  const { from, to } = selection;
  const { numbers } = drawn(state);
  const { $from, $to } = selection;
  const isWithinBlock = $from.sameParent($to) && $from.parent.isTextblock;
  const lines: Line[] = [];
  const words = (block: Node, start: number) => {
    let text = '';
    block.forEach((node, offset) => {
      const at = start + offset;
      const all = drawnText(node, numbers);
      if (at + node.nodeSize <= from || at >= to) return;
      text += node.isText ? all.slice(Math.max(0, from - at), Math.min(all.length, to - at)) : all;
    });
    return text;
  };
  let pending: { number: string; heading: string } | null = null;
  doc.nodesBetween(from, to, (node, pos, parent) => {
    if (isClause(node) && !isWithinBlock)
      pending = { number: numbers.printed.get(String(node.attrs.id)) ?? '', heading: '' };
    if (!node.isTextblock) return true;
    const text = words(node, pos + 1);
    if (node.type === nodes.heading && pending !== null) {
      pending.heading = text;
      return false;
    }
    if (node.type === nodes.sectionTitle) {
      const number = numbers.printed.get(String(parent?.attrs.id)) ?? '';
      lines.push({
        number: isWithinBlock || number === '' ? '' : `${number}.`,
        heading: '',
        text,
        isTitle: !isWithinBlock,
      });
      return false;
    }
    const term = node.type === nodes.definition && !isWithinBlock ? `“${String(node.attrs.term)}” ` : '';
    if (text !== '' || term !== '' || pending !== null)
      lines.push({
        number: pending?.number ?? '',
        heading: pending?.heading ?? '',
        text: `${term}${text}`,
        isTitle: false,
      });
    pending = null;
    return false;
  });
  return lines;
}

const dotted = (heading: string) => (heading === '' || /[.:?!]$/.test(heading) ? heading : `${heading}.`);

/** What other programs get: plain words with their numbers. */
export const copiedText = (state: EditorState): string =>
  linesOf(state)
    .map(({ number, heading, text }) => [number, dotted(heading), text].filter((part) => part !== '').join(' '))
    .join('\n\n');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const copiedHtml = (state: EditorState): string =>
  linesOf(state)
    .map(({ number, heading, text, isTitle }) => {
      const words = [escaped(number), heading === '' ? '' : `<b>${escaped(dotted(heading))}</b>`, escaped(text)].filter(
        (part) => part !== '',
      );
      return isTitle ? `<h2>${words.join(' ')}</h2>` : `<p>${words.join(' ')}</p>`;
    })
    .join('');
