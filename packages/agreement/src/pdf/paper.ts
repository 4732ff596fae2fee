import { formatDate, say } from '../assemble/wording';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline } from '../tree';

/** What the layout reads: the tree without what paper does not show. The layout's labels come with it. */
interface Run {
  /** `t`: text; `r`: a link to `to`. */
  k: 't' | 'r';
  t: string;
  to?: string;
}

type Print = (text: string) => string;

const run =
  (print: Print) =>
  (inline: Inline): Run =>
    inline.type === 'reference'
      ? { k: 'r', t: print(inline.text), to: inline.target }
      : { k: 't', t: print(inline.text) };

/** Neighbouring runs that look alike are one. */
function runs(inlines: readonly Inline[], print: Print): Run[] {
  const merged: Run[] = [];
  for (const next of inlines.map(run(print))) {
    const last = merged.at(-1);
    if (next.k === 't' && last?.k === 't') last.t += next.t;
    else merged.push(next);
  }
  return merged;
}

/** A renderer is a table: a new block does not compile until paper draws it. */
const paperBlocks = {
  paragraph: (block, print) => ({ type: block.type, runs: runs(block.inlines, print) }),
  definitions: (block, print) => ({
    type: block.type,
    entries: block.entries.map((entry) => ({ term: print(entry.term), runs: runs(entry.inlines, print) })),
  }),
  table: (block, print) => ({
    type: block.type,
    caption: block.caption === null ? null : print(block.caption),
    columns: block.columns.map((column) => ({ ...column, label: print(column.label) })),
    // The first line of a cell is its text, further lines are details.
    rows: block.rows.map((row) => row.map((cell) => print(cell).split('\n'))),
    totals: block.totals.map((total) => ({ label: print(total.label), value: print(total.value) })),
    empty: block.emptyText === null ? null : print(block.emptyText),
  }),
  signature: (block, print) => ({
    type: block.type,
    name: block.name === null ? null : print(block.name),
    role: block.role === null ? null : print(block.role),
    lines: block.lines,
  }),
  certificate: (block, print) => ({
    type: block.type,
    title: print(block.title),
    paragraphs: block.paragraphs.map(print),
    lines: block.lines,
  }),
  initials: (block, print) => ({
    type: block.type,
    rows: block.rows.map((row) => ({ label: print(row.label), names: row.names.map(print) })),
  }),
  summary: (block, print) => ({
    type: block.type,
    entries: block.entries.map(({ number, heading, text, target }) => ({
      number,
      heading: print(heading),
      text: print(text),
      to: target,
    })),
  }),
} satisfies { [K in AgreementBlock['type']]: (block: Extract<AgreementBlock, { type: K }>, print: Print) => object };

function paperBlock(block: AgreementBlock, print: Print): object {
  // The table above has a drawer for each type, which the compiler cannot follow through the index.
  const draw = paperBlocks[block.type] as (block: AgreementBlock, print: Print) => object;
  return draw(block, print);
}

const paperClause = (node: ClauseNode, print: Print): object => ({
  key: node.key,
  number: node.number,
  heading: node.heading === null ? null : print(node.heading),
  separate: node.isSeparatePage,
  blocks: node.blocks.map((block) => paperBlock(block, print)),
  children: node.children.map((child) => paperClause(child, print)),
});

/** Words of a script that runs from right to left, with the spaces between them. */
const RIGHT_TO_LEFT_WORD = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M}'-]*`;
const RIGHT_TO_LEFT = new RegExp(`${RIGHT_TO_LEFT_WORD}(?: +${RIGHT_TO_LEFT_WORD})*`, 'gu');

/** What a running head holds beside the title on one line. */
const HEAD_CHARACTERS = 72;

/** Both names as the running head says them: in full, else as the agreement calls them, else cut. */
function headOf(tree: AgreementTree): string {
  const { A, B } = tree.parties;
  const inFull = say('paper.parties', { a: A.fullName, b: B.fullName });
  if (inFull.length <= HEAD_CHARACTERS) return inFull;
  const called = say('paper.parties', { a: A.name, b: B.name });
  return called.length <= HEAD_CHARACTERS ? called : `${[...called].slice(0, HEAD_CHARACTERS - 1).join('')}…`;
}

/** Characters of the hash that the front page shows. */
const HASH_SHOWN = 12;

/**
 * The tree as the layout's JSON.
 * @param printable Makes a text printable; characters without a glyph are replaced there.
 */
export function paperOf(tree: AgreementTree, printable: Print): string {
  // Words from right to left stand apart, or the quotation marks and brackets between two names change sides with them.
  // A paragraph sign stays with its number, whatever the line's length.
  const print: Print = (text) => printable(text).replaceAll('§ ', '§\u00a0').replace(RIGHT_TO_LEFT, '\u2068$&\u2069');
  const { A, B } = tree.parties;
  const party = ({ fullName, initials }: AgreementTree['parties']['A']) => ({
    full: print(fullName),
    initials: print(initials),
  });
  return JSON.stringify({
    title: print(tree.title),
    running: print(say('paper.parties', { a: A.fullName, b: B.fullName })),
    head: print(headOf(tree)),
    language: tree.language,
    a: party(A),
    b: party(B),
    statute: print(tree.state.statute),
    initialed: [print(A.name), print(B.name)],
    labels: {
      between: say('paper.between'),
      and: say('paper.and'),
      under: say('paper.under', { abbreviation: tree.state.abbreviation, state: tree.state.name }),
      contents: say('paper.contents'),
      page: say('paper.page', { page: '{page}', count: '{count}' }),
      initials: say('paper.initials'),
      section: say('paper.section'),
      notice: tree.template.reviewedByCounsel ? say('paper.noticeReviewed') : say('paper.notice'),
      assembled: say('paper.assembled', {
        date: formatDate(tree.assembledOn),
        hash: tree.inputHash.slice(0, HASH_SHOWN),
      }),
    },
    sections: tree.sections.map((section) => ({
      kind: section.kind,
      number: section.number,
      title: print(section.title),
      separate: section.isSeparatePage,
      clauses: section.clauses.map((clause) => paperClause(clause, print)),
    })),
  });
}
