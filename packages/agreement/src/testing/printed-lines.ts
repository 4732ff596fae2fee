import { notice } from '../drawing/frame';
import { DRAFT } from '../drawing/marked';
import { formatDate, say } from '../assemble/wording';
import type { AgreementBlock, AgreementTree, ClauseNode } from '../tree';
import { plain } from './word-processor';

/**
 * What an agreement in a file reads, paragraph by paragraph, taken from the tree alone: what tests hold the files to.
 */

const joined = (inlines: readonly { text: string }[]) => inlines.map(({ text }) => text).join('');

function blockLines(block: AgreementBlock, { parties }: AgreementTree): string[] {
  switch (block.type) {
    case 'paragraph':
      return [joined(block.inlines)];
    case 'definitions':
      return block.entries.map(({ term, inlines }) => `“${term}” ${joined(inlines)}`);
    case 'table':
      if (block.emptyText !== null && block.emptyText !== '') return [block.caption ?? '', block.emptyText];
      return [
        block.caption ?? '',
        ...block.columns.map(({ label }) => label),
        ...block.rows.flat(),
        ...block.totals.flatMap(({ label, value }) => [label, value]),
      ];
    case 'signature':
      return [
        block.title ?? '',
        [block.name, block.role].filter(Boolean).join(', '),
        ...block.lines.map(({ label }) => label),
      ];
    case 'certificate':
      return [block.title, ...block.paragraphs, ...block.lines.map(({ label }) => label)];
    case 'initials':
      return [say('paper.section'), parties.A.name, parties.B.name, ...block.rows.map(({ label }) => label)];
    case 'summary':
      return block.entries.map(
        ({ number, heading, text }) => `${number} ${heading === '' ? '' : `${heading}. `}${text}`,
      );
  }
}

function clauseLines(node: ClauseNode, tree: AgreementTree, isHeaded = false): string[] {
  const [first, ...others] = node.blocks;
  if (isHeaded && node.heading !== null && node.heading !== '')
    return [
      `${node.number ?? ''} ${node.heading}`,
      ...node.blocks.flatMap((block) => blockLines(block, tree)),
      ...node.children.flatMap((child) => clauseLines(child, tree)),
    ];
  const heading = node.heading === null || node.heading === '' ? '' : `${node.heading}.`;
  const isLed = first?.type === 'paragraph';
  return [
    `${node.number ?? ''} ${heading} ${isLed ? joined(first.inlines) : ''}`,
    ...(isLed ? others : node.blocks).flatMap((block) => blockLines(block, tree)),
    ...node.children.flatMap((child) => clauseLines(child, tree)),
  ];
}

const titled = (number: string | null, title: string | null) => `${number === null ? '' : `${number}. `}${title ?? ''}`;

const sheetLines = (node: ClauseNode, tree: AgreementTree): string[] => [
  titled(node.number, node.heading),
  ...node.blocks.flatMap((block) => blockLines(block, tree)),
  ...node.children.flatMap((child) => clauseLines(child, tree)),
];

/**
 * Paragraphs in order; white space as in `plain`, empty ones left out.
 * @param isHeaded Whether the headings of the first rank stand on lines of their own.
 */
export function printedLines(tree: AgreementTree, isHeaded = true): string[] {
  const { A, B } = tree.parties;
  const { abbreviation, name, statute } = tree.state;
  const date = formatDate(tree.assembledOn);
  const cover = [
    tree.title,
    say('paper.between'),
    A.fullName,
    say('paper.and'),
    B.fullName,
    say('paper.under', { abbreviation, state: name }),
    statute,
    ...notice(tree, DRAFT),
    say('paper.assembled', { date, hash: tree.inputHash.slice(0, 12) }),
  ];
  const contents = tree.sections.flatMap(({ kind, number, title, clauses }) =>
    kind === 'SCHEDULES' ? clauses.map((node) => titled(node.number, node.heading)) : [titled(number, title)],
  );
  const body = tree.sections.flatMap(({ kind, number, title, clauses }) => {
    if (kind === 'SCHEDULES') return clauses.flatMap((node) => sheetLines(node, tree));
    const isSheets = kind === 'EXECUTION';
    return [
      titled(number, title),
      ...clauses.flatMap((node) => (isSheets ? sheetLines(node, tree) : clauseLines(node, tree, isHeaded))),
    ];
  });
  return [...cover, say('paper.contents'), ...contents, ...body].map(plain).filter((line) => line !== '');
}
