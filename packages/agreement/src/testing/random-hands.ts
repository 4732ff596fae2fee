import fc from 'fast-check';
import type { EditOrigin, Inline } from '@troth/domain/agreement';
import { newClause, newSection } from '../edit/parts';
import type { AgreementTree, ClauseNode } from '../tree';
import { copyOf, everyList } from './random-versions';

/** Random edits by hand, for tests that hold for any of them. */

interface Step {
  kind:
    | 'reword'
    | 'retitle'
    | 'heading'
    | 'delete'
    | 'add'
    | 'move'
    | 'style'
    | 'section'
    | 'dropSection'
    | 'moveSection'
    | 'define'
    | 'reference';
  at: number;
  to: number;
  text: string;
}
export const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>(
      'reword',
      'retitle',
      'heading',
      'delete',
      'add',
      'move',
      'style',
      'section',
      'dropSection',
      'moveSection',
      'define',
      'reference',
    ),
    at: fc.nat(9999),
    to: fc.nat(9999),
    text: fc.string({ unit: 'grapheme', maxLength: 12 }),
  }),
  { maxLength: 14 },
);

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const holds = (node: ClauseNode, list: readonly ClauseNode[]): boolean =>
  node.children === list || node.children.some((child) => holds(child, list));
const uuid = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const ORIGINS: readonly EditOrigin[] = ['TYPED', 'PASTE', 'LIBRARY', 'HISTORY'];

/** As an attorney would, by hand: all that the editor can do to a text. */
export function byHand(tree: AgreementTree, list: readonly Step[]): AgreementTree {
  const edited = copyOf(tree);
  const clauses = () => everyList(edited).flat();
  let count = 0;
  for (const { kind, at, to, text } of list) {
    const clause = pick(clauses(), at);
    const own = pick(everyList(edited), at);
    const section = pick(edited.sections, at);
    count += 1;
    if (kind === 'reword' && clause !== undefined) {
      const typed: Inline[] = [
        { type: 'text', text },
        { type: 'text', text: ' and more' },
      ];
      const block = pick(clause.blocks, to);
      if (block?.type === 'paragraph') block.inlines.splice(to % (block.inlines.length + 1), to % 3, ...typed);
      else clause.blocks.unshift({ type: 'paragraph', inlines: typed });
    } else if (kind === 'retitle' && section !== undefined) section.title = text;
    else if (kind === 'heading' && clause !== undefined) clause.heading = to % 3 === 0 ? null : text;
    else if (kind === 'delete') own?.splice(to % 40, 1);
    else if (kind === 'add' && section !== undefined) {
      const origin = ORIGINS[to % 4] ?? 'TYPED';
      const blocks = [{ type: 'paragraph' as const, inlines: [{ type: 'text' as const, text }] }];
      own?.splice(
        to % (own.length + 1),
        0,
        newClause(edited, section.kind, { id: uuid(count), heading: text, blocks, origin }),
      );
    } else if (kind === 'move' && own !== undefined && own.length > 0) {
      const [node] = own.splice(to % own.length, 1) as [ClauseNode];
      const target =
        pick(
          everyList(edited).filter((other) => !holds(node, other)),
          to,
        ) ?? own;
      target.splice(at % (target.length + 1), 0, node);
    } else if (kind === 'style' && clause !== undefined) {
      clause.listStyle = pick(['NONE', 'NUMERIC', 'ALPHA_LOWER', 'ROMAN_UPPER'] as const, to) ?? 'NONE';
      clause.isSeparatePage = to % 2 === 0;
    } else if (kind === 'section')
      edited.sections.splice(to % (edited.sections.length + 1), 0, newSection({ id: uuid(count), title: text }));
    else if (kind === 'dropSection' && to % 3 === 0)
      edited.sections.splice(at % Math.max(1, edited.sections.length), 1);
    else if (kind === 'moveSection' && edited.sections.length > 0) {
      const [moved] = edited.sections.splice(at % edited.sections.length, 1);
      if (moved !== undefined) edited.sections.splice(to % (edited.sections.length + 1), 0, moved);
    } else if (kind === 'define') {
      const block = clauses()
        .flatMap(({ blocks }) => blocks)
        .find(({ type }) => type === 'definitions');
      if (block?.type !== 'definitions') continue;
      const entry = pick(block.entries, at);
      if (entry !== undefined) entry.term = `${text}${entry.term}`;
    } else if (kind === 'reference') {
      const target = pick(clauses(), to)?.key;
      if (target !== undefined)
        clause?.blocks.push({ type: 'paragraph', inlines: [{ type: 'reference', text: '?', target }] });
    }
  }
  return edited;
}
