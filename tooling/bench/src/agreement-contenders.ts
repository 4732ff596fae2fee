/** The same tree drawn by other engines, each in the way it is best at: explicit numbers, paragraphs and real tables. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { AgreementBlock, AgreementTree, ClauseNode, Inline } from '@troth/agreement/tree';
import pdfmake from 'pdfmake';
import type { Content, TableCell } from 'pdfmake/interfaces';

export const inlineText = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

/** A block as paragraphs and tables: what every engine can draw. */
type Drawn = { kind: 'text'; text: string } | { kind: 'table'; head: string[]; rows: string[][] };

function drawnBlock(block: AgreementBlock, { parties }: AgreementTree): Drawn[] {
  const texts = (lines: readonly string[]): Drawn[] => lines.map((text) => ({ kind: 'text', text }));
  switch (block.type) {
    case 'paragraph':
      return texts([inlineText(block.inlines)]);
    case 'definitions':
      return texts(block.entries.map(({ term, inlines }) => `“${term}” ${inlineText(inlines)}`));
    case 'table':
      if (block.emptyText !== null) return texts([block.caption ?? '', block.emptyText]);
      return [
        ...texts(block.caption === null ? [] : [block.caption]),
        {
          kind: 'table',
          head: block.columns.map(({ label }) => label),
          rows: [
            ...block.rows,
            ...block.totals.map(({ label, value }) => [label, ...block.columns.slice(2).map(() => ''), value]),
          ],
        },
      ];
    case 'signature':
      return texts([`${block.name ?? ''} ${block.role ?? ''}`, ...block.lines.map(({ label }) => `________ ${label}`)]);
    case 'certificate':
      return texts([block.title, ...block.paragraphs, ...block.lines.map(({ label }) => `________ ${label}`)]);
    case 'initials':
      return [
        {
          kind: 'table',
          head: ['Section', parties.A.name, parties.B.name],
          rows: block.rows.map(({ label }) => [label, '____', '____']),
        },
      ];
    case 'summary':
      return texts(block.entries.map(({ number, heading, text }) => `${number} ${heading}. ${text}`));
  }
}

const FACES = createRequire(createRequire(import.meta.url).resolve('@troth/agreement/package.json'));
const face = (name: string, file: string) =>
  join(dirname(FACES.resolve('@expo-google-fonts/source-serif-4/package.json')), name, `SourceSerif4_${file}.ttf`);

/** pdfmake with the same face that the product sets its agreements in. */
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
  const clause = (node: ClauseNode, depth: number): Content[] => [
    {
      text: [node.number, node.heading].filter(Boolean).join(' '),
      bold: true,
      margin: [depth * 20, 8, 0, 2],
      headlineLevel: depth + 2,
    },
    ...node.blocks.flatMap((block) =>
      drawnBlock(block, tree).map((drawn): Content => {
        if (drawn.kind === 'text')
          return { text: drawn.text, margin: [20 + depth * 20, 0, 0, 6], alignment: 'justify' };
        return {
          table: {
            headerRows: 1,
            widths: drawn.head.map(() => '*'),
            body: [drawn.head, ...drawn.rows].map((row): TableCell[] => row.map((text) => ({ text }))),
          },
          layout: 'lightHorizontalLines',
          fontSize: 9,
        };
      }),
    ),
    ...node.children.flatMap((child) => clause(child, depth + 1)),
  ];
  const document = pdfmake.createPdf({
    pageSize: 'LETTER',
    pageMargins: [90, 83, 90, 76],
    defaultStyle: { font: 'Serif', fontSize: 10.5, lineHeight: 1.05 },
    info: { title: tree.title },
    header: { text: tree.title, margin: [90, 40, 90, 0], fontSize: 8.5 },
    footer: (page, count) => ({
      text: `Page ${page} of ${count}`,
      alignment: 'right',
      margin: [90, 20],
      fontSize: 8.5,
    }),
    content: [
      { text: tree.title, fontSize: 32, alignment: 'center', margin: [0, 120, 0, 40] },
      { text: tree.parties.A.fullName, fontSize: 19, alignment: 'center' },
      { text: tree.parties.B.fullName, fontSize: 19, alignment: 'center', pageBreak: 'after' },
      ...tree.sections.flatMap(({ number, title, clauses }): Content[] => [
        {
          text: [number, title].filter(Boolean).join('. '),
          fontSize: 13.5,
          bold: true,
          alignment: 'center',
          margin: 12,
        },
        ...clauses.flatMap((node) => clause(node, 0)),
      ]),
    ],
  });
  return document.getBuffer();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

function html(tree: AgreementTree): string {
  const clause = (node: ClauseNode): string =>
    [
      `<section><h3>${escaped([node.number, node.heading].filter(Boolean).join(' '))}</h3>`,
      ...node.blocks.flatMap((block) =>
        drawnBlock(block, tree).map((drawn) => {
          if (drawn.kind === 'text') return `<p>${escaped(drawn.text)}</p>`;
          const rows = drawn.rows.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`);
          const head = drawn.head.map((text) => `<th>${escaped(text)}</th>`).join('');
          return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
        }),
      ),
      ...node.children.map(clause),
      '</section>',
    ].join('');
  const sections = tree.sections.map(
    ({ number, title, clauses }) =>
      `<h2>${escaped([number, title].filter(Boolean).join('. '))}</h2>${clauses.map(clause).join('')}`,
  );
  return `<!doctype html><html lang="en"><title>${escaped(tree.title)}</title><style>
    body { font: 10.5pt/1.45 serif; text-align: justify } h1 { font-size: 32pt; text-align: center; break-after: page }
    h2 { font-size: 13.5pt; text-align: center } h3 { font-size: 10.5pt; break-after: avoid; margin: 1em 0 .3em }
    p { margin: 0 0 .6em 2.6em } section section { margin-left: 2em } table { width: 100%; font-size: 9pt; border-collapse: collapse }
    tr { break-inside: avoid } td, th { border-bottom: .5pt solid #bbb; padding: .4em; text-align: left; vertical-align: top }
    </style><h1>${escaped(tree.title)}<br>${escaped(tree.parties.A.fullName)}<br>${escaped(tree.parties.B.fullName)}</h1>${sections.join('')}</html>`;
}

/** A browser that is running, with its page open: only what each document takes is counted. */
export async function browserContender(browser: Browser) {
  const page: Page = await browser.newPage();
  return async (tree: AgreementTree): Promise<Uint8Array> => {
    await page.setContent(html(tree));
    return page.pdf({
      format: 'Letter',
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: `<span style="font-size:8px">${escaped(tree.title)}</span>`,
      footerTemplate:
        '<span style="font-size:8px">Page <span class="pageNumber"></span> of <span class="totalPages"></span></span>',
      margin: { top: '1.15in', bottom: '1.05in', left: '1.25in', right: '1.25in' },
    });
  };
}
