/**
 * How long a DOCX of 60 pages takes, with and without tracked changes, and for how long it keeps others waiting; beside
 * the library that most take for the purpose, which is handed the same words and spared links, comments and bookmarks.
 * What each wrote is read again before its time counts.
 *
 * Run: `pnpm --filter @troth/bench bench:docx`
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { renderDocx, renderRedlineDocx } from '@troth/agreement/docx';
import { renderHtml, renderRedlineHtml } from '@troth/agreement/html';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import { redline } from '@troth/agreement/redline';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { changed, longAgreement } from './redline-versions';

const PAGES = 60;
const CHANGED_CLAUSES = 40;
const RUNS = 25;

const joined = (inlines: readonly { text: string }[]) => inlines.map(({ text }) => text).join('');

/** The same words as plain paragraphs and tables of the library. */
function withLibrary(tree: AgreementTree): Promise<Uint8Array> {
  const text = (words: string) => new Paragraph({ children: [new TextRun(words)] });
  const cell = (words: string) => new TableCell({ children: [text(words)] });
  const clause = (node: ClauseNode): (Paragraph | Table)[] => [
    new Paragraph({
      children: [new TextRun(`${node.number ?? ''} `), new TextRun({ text: node.heading ?? '', bold: true })],
    }),
    ...node.blocks.flatMap((block): (Paragraph | Table)[] => {
      switch (block.type) {
        case 'paragraph':
          return [text(joined(block.inlines))];
        case 'definitions':
          return block.entries.map(({ term, inlines }) => text(`“${term}” ${joined(inlines)}`));
        case 'table': {
          const rows = [block.columns.map(({ label }) => label), ...block.rows];
          return [new Table({ rows: rows.map((row) => new TableRow({ children: row.map(cell) })) })];
        }
        case 'certificate':
          return block.paragraphs.map(text);
        case 'summary':
          return block.entries.map((entry) => text(`${entry.number} ${entry.heading}. ${entry.text}`));
        case 'signature':
        case 'initials':
          return [];
      }
    }),
    ...node.children.flatMap(clause),
  ];
  const children = tree.sections.flatMap((section) => [
    new Paragraph({ text: `${section.number ?? ''} ${section.title}`, heading: HeadingLevel.HEADING_1 }),
    ...section.clauses.flatMap(clause),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** The text of the file's main part, out of the archive. */
function documentXml(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  const name = Buffer.from('word/document.xml');
  const central = buffer.lastIndexOf(name) - 46;
  const start = buffer.readUInt32LE(central + 42);
  const data = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28);
  return inflateRawSync(buffer.subarray(data, data + buffer.readUInt32LE(central + 20))).toString('utf8');
}

const wordsIn = (tree: AgreementTree) =>
  tree.sections
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'paragraph' ? [joined(block.inlines)] : []));
const unmarked = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

interface Contender {
  name: string;
  draw: () => Promise<Uint8Array> | Uint8Array;
  isSound: (bytes: Uint8Array) => boolean;
}

async function measure({ name, draw, isSound }: Contender) {
  const times: number[] = [];
  const coldStart = performance.now();
  const first = await draw();
  const cold = performance.now() - coldStart;
  if (!isSound(first)) throw new Error(`${name} lost words`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await setTimeout(50);
  delay.enable();
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await draw();
    times.push(performance.now() - start);
    await setTimeout(20);
  }
  delay.disable();
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (time: number | undefined) => `${(time ?? Number.NaN).toFixed(1)} ms`;
  return {
    name,
    cold: ms(cold),
    median: ms(sorted[Math.floor(RUNS / 2)]),
    slowest: ms(sorted.at(-1)),
    'longest wait of others': ms(delay.max / 1e6),
    kB: (first.length / 1024).toFixed(0),
  };
}

let couples = 1;
let pages = 0;
for (; pages < PAGES; couples += 1) pages = (await renderPdfWithDetails(longAgreement(couples))).pages;
await closePdfRenderer();
const before = longAgreement(couples - 1);
const after = changed(before, CHANGED_CLAUSES);
const versions = { before, after, redline: redline(before, after) };
const hasWords = (bytes: Uint8Array) => {
  const text = unmarked(documentXml(bytes));
  return wordsIn(before).every((words) => text.includes(words));
};
const utf8 = (html: string) => new TextEncoder().encode(html);
const contenders: readonly Contender[] = [
  { name: 'troth, DOCX', draw: () => renderDocx(before), isSound: hasWords },
  {
    name: `troth, DOCX with ${CHANGED_CLAUSES} clauses changed`,
    draw: () => renderRedlineDocx({ ...versions, author: 'Troth', date: '2026-11-21T12:00:00Z' }),
    isSound: (bytes) => /<w:del .*<w:ins /s.test(documentXml(bytes)),
  },
  { name: 'docx 9.15.2', draw: () => withLibrary(before), isSound: hasWords },
  {
    name: 'troth, HTML',
    draw: () => utf8(renderHtml(before)),
    isSound: (bytes) => new TextDecoder().decode(bytes).endsWith('</html>\n'),
  },
  {
    name: `troth, HTML with ${CHANGED_CLAUSES} clauses changed`,
    draw: () => utf8(renderRedlineHtml(versions)),
    isSound: (bytes) => new TextDecoder().decode(bytes).includes('<ins>'),
  },
];
const rows = [];
for (const contender of contenders) rows.push(await measure(contender));
const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[];
const lines = [columns.map(String), ...rows.map((row) => columns.map((column) => row[column]))];
const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
for (const line of lines)
  process.stdout.write(`| ${line.map((text, at) => text.padStart(widths[at] ?? 0)).join(' | ')} |\n`);
process.stdout.write(`${pages} pages as PDF. ${RUNS} runs each after the first.\n`);
