import { notice } from '../drawing/frame';
import { formatDate, say } from '../assemble/wording';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline } from '../tree';

/** A text that stands in one piece, or a pattern of what stands there. */
export type Said = string | RegExp;

const inlineText = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');
/** Blanks to write on are rules on paper. */
const written = (text: string) => text.split(/_{3,}|\n/);
const labels = (lines: readonly { label: string }[]) => lines.map(({ label }) => label);

function ofBlock(block: AgreementBlock, { parties }: AgreementTree): string[] {
  switch (block.type) {
    case 'paragraph':
      return written(inlineText(block.inlines));
    case 'definitions':
      return block.entries.flatMap(({ term, inlines }) => written(`“${term}” ${inlineText(inlines)}`));
    case 'table':
      return block.emptyText === null
        ? [
            block.caption ?? '',
            ...labels(block.columns),
            ...block.rows.flat().flatMap((cell) => cell.split('\n')),
            ...block.totals.flatMap(({ label, value }) => [label, value]),
          ]
        : [block.caption ?? '', block.emptyText];
    case 'signature':
      return [[block.name, block.role].filter((part) => part !== null).join(', '), ...labels(block.lines)];
    case 'certificate':
      return [block.title, ...block.paragraphs.flatMap(written), ...labels(block.lines)];
    case 'initials':
      return [say('paper.section'), parties.A.name, parties.B.name, ...block.rows.map(({ label }) => label)];
    case 'summary':
      return block.entries.flatMap(({ number, heading, text }) => [number, `${heading}. ${text}`]);
  }
}

function ofClause(node: ClauseNode, tree: AgreementTree, rank: 'sheet' | 'clause' | 'child'): string[] {
  const separator = { sheet: '. ', clause: ' ', child: ' ' }[rank];
  const ending = rank === 'child' && node.heading !== null ? '.' : '';
  const heading = [node.number, node.heading].filter((part) => part !== null).join(separator) + ending;
  return [
    heading,
    ...node.blocks.flatMap((block) => ofBlock(block, tree)),
    ...node.children.flatMap((child) => ofClause(child, tree, 'child')),
  ];
}

/** Every word that paper says of a tree, in the order in which it stands there. */
export function saidInOrder(tree: AgreementTree): Said[] {
  const { A, B } = tree.parties;
  const sections = tree.sections.map((section) => ({
    heading: [section.number, section.title].filter((part) => part !== null).join('. '),
    ...section,
  }));
  const entries = sections.flatMap(({ kind, heading, clauses }) =>
    kind === 'SCHEDULES'
      ? clauses.map((node) => [node.number, node.heading].filter((part) => part !== null).join('. '))
      : [heading, ...(kind === 'EXECUTION' ? clauses.map((node) => node.heading ?? '') : [])],
  );
  return [
    tree.title,
    say('paper.between'),
    A.fullName,
    say('paper.and'),
    B.fullName,
    say('paper.under', { abbreviation: tree.state.abbreviation, state: tree.state.name }),
    tree.state.statute,
    say('paper.contents'),
    ...entries.flatMap((entry) => [entry, /^\d+$/]),
    ...notice(tree, 'SIGNING'),
    say('paper.assembled', { date: formatDate(tree.assembledOn), hash: tree.inputHash.slice(0, 12) }),
    ...sections.flatMap(({ kind, heading, clauses }) => [
      ...(kind === 'SCHEDULES' ? [] : [heading]),
      ...clauses.flatMap((node) =>
        ofClause(node, tree, kind === 'SCHEDULES' || kind === 'EXECUTION' ? 'sheet' : 'clause'),
      ),
    ]),
  ];
}
