/**
 * How long a full agreement takes from answers to tagged PDF, cold (a fresh thread, no fonts or caches) and warm.
 * Every run gets a couple of its own, so that no cache holds a whole document; each PDF is checked before its time counts.
 *
 * Run: `pnpm --filter @troth/bench bench:agreement`
 */
import { performance } from 'node:perf_hooks';
import { type AssemblyInput, assemble, assemblyInputSchema, inputHash } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import { aFullCouple } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';

const WARM_RUNS = 15;
const STATES = ['CA', 'NY', 'TX'];

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const ms = (time: number) => `${time.toFixed(1)} ms`;

/** A couple that no earlier run has seen: names and an amount differ. */
const coupleNumber = (state: string, run: number): AssemblyInput =>
  aFullCouple()
    .inState(state)
    .named({ lastName: `Arden${run}` }, { lastName: `Barlow${run}` })
    .agreeOn({ hf_contrib_a: String(2000 + run), sp_growth_pct: String(10 + run) })
    .input();

function wordsOf(tree: AgreementTree): number {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const ofNode = (node: ClauseNode): number =>
    count(node.heading ?? '') +
    node.blocks.reduce((sum, block) => {
      if (block.type === 'paragraph') return sum + count(block.inlines.map((inline) => inline.text).join(''));
      if (block.type === 'table') return sum + block.rows.flat().reduce((cells, cell) => cells + count(cell), 0);
      if (block.type === 'summary')
        return sum + block.entries.reduce((entries, entry) => entries + count(entry.text), 0);
      return sum;
    }, 0) +
    node.children.reduce((sum, child) => sum + ofNode(child), 0);
  return tree.sections.flatMap((section) => section.clauses).reduce((sum, node) => sum + ofNode(node), 0);
}

async function set(tree: AgreementTree) {
  const rendered = await renderPdfWithDetails(tree);
  const isPdf = new TextDecoder().decode(rendered.bytes.subarray(0, 5)) === '%PDF-';
  if (!isPdf || rendered.pages < 20 || rendered.warnings !== '')
    throw new Error(`Not a sound PDF: ${rendered.pages} pages, ${rendered.warnings}`);
  return rendered;
}

interface Row {
  state: string;
  clauses: number;
  words: number;
  pages: number;
  kB: number;
  'assembly cold': string;
  'assembly warm': string;
  'hash warm': string;
  'PDF cold': string;
  'PDF warm': string;
  'answers to PDF, warm': string;
}

async function measure(state: string): Promise<Row> {
  const time = <T>(work: () => T): [number, T] => {
    const start = performance.now();
    const result = work();
    return [performance.now() - start, result];
  };
  await closePdfRenderer();
  const [assemblyCold, tree] = time(() => assemble(coupleNumber(state, 0)));
  const coldStart = performance.now();
  const rendered = await set(tree);
  const pdfCold = performance.now() - coldStart;

  const assembly: number[] = [];
  const hashing: number[] = [];
  const setting: number[] = [];
  const whole: number[] = [];
  for (let run = 1; run <= WARM_RUNS; run += 1) {
    const input = coupleNumber(state, run);
    const start = performance.now();
    const parsed = assemblyInputSchema.parse(input);
    const [assemblyTime, next] = time(() => assemble(parsed));
    const [hashTime] = time(() => inputHash(parsed));
    const settingStart = performance.now();
    await set(next);
    setting.push(performance.now() - settingStart);
    whole.push(performance.now() - start - hashTime);
    assembly.push(assemblyTime);
    hashing.push(hashTime);
  }
  return {
    state,
    clauses: tree.sections.reduce((sum, section) => sum + section.clauses.length, 0),
    words: wordsOf(tree),
    pages: rendered.pages,
    kB: Math.round(rendered.bytes.length / 1024),
    'assembly cold': ms(assemblyCold),
    'assembly warm': ms(median(assembly)),
    'hash warm': ms(median(hashing)),
    'PDF cold': ms(pdfCold),
    'PDF warm': ms(median(setting)),
    'answers to PDF, warm': ms(median(whole)),
  };
}

const rows: Row[] = [];
for (const state of STATES) rows.push(await measure(state));
await closePdfRenderer();

/** Columns as wide as their widest cell, so that the figures can be pasted into a note. */
function printTable(table: readonly Row[]): void {
  const [first] = table;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof Row)[];
  const lines = [columns.map(String), ...table.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(`| ${line.map((cell, index) => cell.padStart(widths[index] ?? 0)).join(' | ')} |\n`);
  }
}

printTable(rows);
process.stdout.write(
  `Warm figures are medians of ${WARM_RUNS} couples. Resident memory ${Math.round(process.memoryUsage().rss / 1e6)} MB.\n`,
);
