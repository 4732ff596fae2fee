/**
 * The agreement by pdfmake, as near to the product's own paper as it comes: front page, contents with page numbers,
 * bookmarks, links from references, numbers that hang, defined terms, amounts in their columns, rows and signatures kept
 * whole, and the same face. What it cannot do is left out: hyphenation, tags for accessibility, headings that stay with
 * what follows (it can only set the whole document again for each).
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '@troth/agreement/tree';
import pdfmake from 'pdfmake';
import type { Content, Margins, TableCell } from 'pdfmake/interfaces';

const INK = '#1F2A2E';
const QUIET = '#4C5557';
const PALE = '#646560';
const RULE = '#BDB5A7';
const HAIRLINE = '#DDD4C5';
/** In points: the page's margins, the room between them, and the columns of numbers. */
const MARGINS: [number, number, number, number] = [90, 83, 90, 76];
const ROOM = 432;
const NUMBER = 27;
const CHILD_NUMBER = 24;
const DETAIL = { fontSize: 8, color: QUIET };

const FACES = createRequire(createRequire(import.meta.url).resolve('@troth/agreement/package.json'));
const face = (name: string, file: string) =>
  join(dirname(FACES.resolve('@expo-google-fonts/source-serif-4/package.json')), name, `SourceSerif4_${file}.ttf`);

const runs = (inlines: readonly Inline[]): Content[] =>
  inlines.map((inline) =>
    inline.type === 'reference' ? { text: inline.text, linkToDestination: inline.target } : inline.text,
  );

const hung = (number: string | null, width: number, body: Content): Content =>
  number === null ? body : { columns: [{ width, text: number }, body] };

const rule = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: QUIET }],
});

function signLines(lines: readonly { label: string; width: string }[]): Content[] {
  const line = (label: string, width: number): Content => ({
    stack: [rule(width), { text: label, fontSize: 8.5, color: PALE }],
    margin: [0, 22, 0, 0],
  });
  const rows: Content[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [left, right] = [lines[at], lines[at + 1]];
    if (left === undefined) break;
    if (left.width === 'full' || right === undefined || right.width === 'full') {
      rows.push(line(left.label, left.width === 'full' ? ROOM : 208));
      continue;
    }
    rows.push({ columns: [line(left.label, 208), line(right.label, 208)], columnGap: 16 });
    at += 1;
  }
  return rows;
}

const paragraph = (text: Content[]) => ({ text, alignment: 'justify' as const, margin: [0, 0, 0, 6] as Margins });

/** A paragraph that links lead to: a name is more than the types of the library know of a text. */
const namedParagraph = (text: Content[], name: string): Content => ({ ...paragraph(text), ...{ id: name } });

function drawBlock(block: AgreementBlock, tree: AgreementTree): Content[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(runs(block.inlines))];
    case 'definitions':
      return block.entries.map(({ term, inlines }) => ({
        text: ['“', { text: term, bold: true }, '” ', ...runs(inlines)],
        alignment: 'justify',
        margin: [12.6, 0, 0, 6],
        leadingIndent: -12.6,
      }));
    case 'table': {
      const caption: Content[] =
        block.caption === null ? [] : [{ text: block.caption, bold: true, margin: [0, 8, 0, 4], outline: true }];
      if (block.emptyText !== null)
        return [...caption, { text: block.emptyText, italics: true, color: QUIET, margin: [0, 0, 0, 8] }];
      const parts = block.columns.reduce((sum, { width }) => sum + width, 0);
      const align = (at: number) => (block.columns[at]?.align === 'end' ? 'right' : 'left');
      const cell = (text: string, at: number): TableCell => {
        const [first = '', ...details] = text.split('\n');
        const lines = details.length === 0 ? first : [first, { text: `\n${details.join('\n')}`, ...DETAIL }];
        return { text: lines, alignment: align(at) };
      };
      const body: TableCell[][] = [
        block.columns.map(({ label }, at) => ({ text: label, fontSize: 8.5, color: QUIET, alignment: align(at) })),
        ...block.rows.map((row) => row.map(cell)),
        ...block.totals.map(({ label, value }): TableCell[] => [
          { text: label, bold: true, colSpan: block.columns.length - 1 },
          ...block.columns.slice(2).map(() => ''),
          { text: value, bold: true, alignment: 'right' },
        ]),
      ];
      return [
        ...caption,
        {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: block.columns.map(({ width }) => `${(100 * width) / parts}%`),
            body,
          },
          layout: {
            hLineWidth: (row) => (row === 1 ? 0.6 : row === 0 ? 0 : 0.35),
            hLineColor: (row) => (row === 1 ? QUIET : HAIRLINE),
            vLineWidth: () => 0,
            paddingLeft: (column) => (column === 0 ? 0 : 4),
            paddingRight: (column) => (column === block.columns.length - 1 ? 0 : 4),
            paddingTop: () => 4.7,
            paddingBottom: () => 4.7,
          },
          fontSize: 9,
          lineHeight: 1,
          margin: [0, 4, 0, 12],
        },
      ];
    }
    case 'signature':
      return [
        {
          unbreakable: true,
          margin: [0, 18, 0, 0],
          stack: [
            {
              text: [
                { text: block.name ?? '', bold: true },
                block.role === null ? '' : { text: block.name === null ? block.role : `, ${block.role}`, color: QUIET },
              ],
            },
            ...signLines(block.lines),
          ],
        },
      ];
    case 'certificate':
      return [
        {
          unbreakable: true,
          margin: [0, 14, 0, 14],
          table: {
            widths: ['*'],
            body: [
              [
                {
                  stack: [{ text: block.title, bold: true }, ...block.paragraphs, ...signLines(block.lines)],
                  margin: 12,
                },
              ],
            ],
          },
        },
      ];
    case 'initials': {
      const { A, B } = tree.parties;
      return [
        {
          table: {
            headerRows: 1,
            widths: ['*', 83, 83],
            body: [
              ['Section', A.name, B.name].map((text) => ({ text, fontSize: 8.5, color: QUIET })),
              ...block.rows.map(({ label }) => [label, rule(66), rule(66)]),
            ],
          },
          layout: 'lightHorizontalLines',
        },
      ];
    }
    case 'summary':
      return block.entries.map(({ number, heading, text, target }) =>
        hung(number, NUMBER, {
          text: [
            { text: `${heading}.`, bold: true, ...(target !== null && { linkToDestination: target }) },
            ` ${text}`,
          ],
          margin: [0, 0, 0, 6],
        }),
      );
  }
}

/** What stands under a clause: each with its number, its heading run in. */
function drawChild(node: ClauseNode, tree: AgreementTree): Content {
  const [first, ...rest] = node.blocks;
  const leads = first?.type === 'paragraph';
  const lead: Content[] = [
    ...(node.heading === null ? [] : [{ text: `${node.heading}. `, bold: true }]),
    ...(leads ? runs(first.inlines) : []),
  ];
  const opening = namedParagraph(lead, node.key);
  return hung(node.number, CHILD_NUMBER, {
    stack: [
      opening,
      ...(leads ? rest : node.blocks).flatMap((block) => drawBlock(block, tree)),
      ...node.children.map((child) => drawChild(child, tree)),
    ],
  });
}

function drawClause(node: ClauseNode, section: string, tree: AgreementTree): Content[] {
  const [first, ...rest] = node.blocks;
  const inner = (blocks: readonly AgreementBlock[]): Content[] => {
    const stack = [
      ...blocks.flatMap((block) => drawBlock(block, tree)),
      ...node.children.map((child) => drawChild(child, tree)),
    ];
    return stack.length === 0 ? [] : [{ stack, margin: [node.number === null ? 0 : NUMBER, 0, 0, 0] }];
  };
  if (node.heading === null) {
    if (node.number === null || first?.type !== 'paragraph') return inner(node.blocks);
    return [hung(node.number, NUMBER, namedParagraph(runs(first.inlines), node.key)), ...inner(rest)];
  }
  const heading: Content = {
    text: node.heading,
    bold: true,
    id: node.key,
    outline: true,
    outlineText: [node.number, node.heading].filter(Boolean).join(' '),
    outlineParentId: section,
  };
  return [{ stack: [hung(node.number, NUMBER, heading)], margin: [0, 10, 0, 5] }, ...inner(node.blocks)];
}

function drawSection(section: SectionNode, tree: AgreementTree): Content[] {
  const { key, kind, number, title, isSeparatePage, clauses } = section;
  const id = `section-${key}`;
  const big = (text: string, name: string, breaks: boolean): Content => ({
    text,
    id: name,
    tocItem: true,
    outline: true,
    fontSize: 13.5,
    bold: true,
    alignment: 'center',
    margin: [0, 16, 0, 12],
    ...(breaks && { pageBreak: 'before' as const }),
  });
  const sheet = (node: ClauseNode): Content[] => [
    ...node.blocks.flatMap((block) => drawBlock(block, tree)),
    ...node.children.map((child) => drawChild(child, tree)),
  ];
  const named = (node: ClauseNode) => [node.number, node.heading].filter(Boolean).join('. ');
  if (kind === 'SCHEDULES')
    return clauses.flatMap((node) => [big(named(node), node.key, node.isSeparatePage), ...sheet(node)]);
  const heading = big([number, title].filter(Boolean).join('. '), id, isSeparatePage || kind === 'EXECUTION');
  if (kind !== 'EXECUTION') return [heading, ...clauses.flatMap((node) => drawClause(node, id, tree))];
  return [
    heading,
    ...clauses.flatMap((node): Content[] => [
      {
        text: named(node),
        id: node.key,
        bold: true,
        outline: true,
        outlineParentId: id,
        fontSize: 11.5,
        margin: [0, 12, 0, 8],
        ...(node.isSeparatePage && { pageBreak: 'before' as const }),
      },
      ...sheet(node),
    ]),
  ];
}

const frontPage = ({ title, parties: { A, B }, state }: AgreementTree): Content[] => [
  { text: title, fontSize: 32, alignment: 'center', margin: [0, 120, 0, 40] },
  { text: 'between', fontSize: 12, italics: true, color: QUIET, alignment: 'center', margin: 8 },
  { text: A.fullName, fontSize: 19, alignment: 'center' },
  { text: 'and', fontSize: 12, italics: true, color: QUIET, alignment: 'center', margin: 8 },
  { text: B.fullName, fontSize: 19, alignment: 'center' },
  { text: `under the law of ${state.name}`, fontSize: 11, color: QUIET, alignment: 'center', margin: [0, 40, 0, 10] },
  { text: state.statute, fontSize: 9.5, color: PALE, alignment: 'center', pageBreak: 'after' },
];

/** A finished file: letters, fonts and all. */
export async function pdfmakeAgreement(tree: AgreementTree): Promise<Uint8Array> {
  pdfmake.setFonts({
    Serif: {
      normal: face('400Regular', '400Regular'),
      bold: face('600SemiBold', '600SemiBold'),
      italics: face('400Regular_Italic', '400Regular_Italic'),
    },
  });
  pdfmake.setLocalAccessPolicy(() => true);
  pdfmake.setUrlAccessPolicy(() => false);
  const { A, B } = tree.parties;
  const document = pdfmake.createPdf({
    pageSize: 'LETTER',
    pageMargins: MARGINS,
    language: 'en-US',
    defaultStyle: { font: 'Serif', fontSize: 10.5, lineHeight: 1.05, color: INK },
    info: { title: `${tree.title}: ${A.fullName} and ${B.fullName}` },
    header: (page) =>
      page === 1
        ? ''
        : {
            margin: [MARGINS[0], 44, MARGINS[2], 0],
            stack: [
              {
                columns: [tree.title, { text: `${A.fullName} and ${B.fullName}`, alignment: 'right' }],
                fontSize: 8.5,
                italics: true,
                color: PALE,
              },
              { canvas: [{ type: 'line', x1: 0, y1: 0, x2: ROOM, y2: 0, lineWidth: 0.4, lineColor: RULE }] },
            ],
          },
    footer: (page, count) =>
      page === 1
        ? ''
        : {
            margin: [MARGINS[0], 28, MARGINS[2], 0],
            columns: [
              `Initials  ${A.initials} ________  ${B.initials} ________`,
              { text: `Page ${page} of ${count}`, alignment: 'right' },
            ],
            fontSize: 8.5,
            color: PALE,
          },
    content: [
      ...frontPage(tree),
      { toc: { title: { text: 'Contents', fontSize: 13.5, bold: true, alignment: 'center' } }, pageBreak: 'after' },
      ...tree.sections.flatMap((section) => drawSection(section, tree)),
    ],
  });
  return document.getBuffer();
}
