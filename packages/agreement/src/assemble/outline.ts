import type { AgreementBlock, AgreementTree, ClauseNode } from '../tree';

/** Lines of a block, as a lawyer would read them in a plain file. */
function blockLines(block: AgreementBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [block.inlines.map((inline) => inline.text).join('')];
    case 'definitions':
      return block.entries.map((entry) => `“${entry.term}” ${entry.inlines.map((inline) => inline.text).join('')}`);
    case 'table':
      return [
        ...(block.caption === null ? [] : [block.caption]),
        ...(block.columns.length === 0 ? [] : [block.columns.map((column) => column.label).join(' | ')]),
        ...block.rows.map((row) => row.map((cell) => cell.replaceAll('\n', ' / ')).join(' | ')),
        ...block.totals.map((total) => `${total.label}: ${total.value}`),
        ...(block.emptyText === null ? [] : [block.emptyText]),
      ];
    case 'signature':
      return [[block.role, block.name].filter(Boolean).join(': '), ...block.lines.map((line) => `____ ${line.label}`)];
    case 'certificate':
      return [block.title, ...block.paragraphs, ...block.lines.map((line) => `____ ${line.label}`)];
    case 'initials':
      return block.rows.map((row) => `${row.label}: ${row.names.map((name) => `____ ${name}`).join('  ')}`);
    case 'summary':
      return block.entries.map((entry) => `${entry.number} ${entry.heading}: ${entry.text}`);
  }
}

function clauseLines(node: ClauseNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const head = [node.number, node.heading === null ? null : `${node.heading.replace(/\.$/, '')}.`]
    .filter(Boolean)
    .join(' ');
  const lines = node.blocks.flatMap(blockLines);
  return [
    ...(head === '' ? [] : [`${indent}${head}  [${node.key}]`]),
    ...lines.map((line) => `${indent}  ${line}`),
    ...node.children.flatMap((child) => clauseLines(child, depth + 1)),
  ];
}

/** The whole agreement as plain text, with the clause keys: for golden cases, reviews and search. */
export function outline(tree: AgreementTree): string {
  const head = [
    `${tree.title.toUpperCase()} (${tree.state.name})`,
    `${tree.parties.A.fullName} and ${tree.parties.B.fullName}`,
  ];
  const body = tree.sections.flatMap((section) => [
    '',
    [section.number, section.title].filter(Boolean).join('. ').toUpperCase(),
    ...section.clauses.flatMap((node) => clauseLines(node, 0)),
  ]);
  return `${[...head, ...body].join('\n')}\n`;
}
