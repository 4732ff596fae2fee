/**
 * From answers to a finished agreement on paper: an ordinary one in three states, and one of about sixty pages beside
 * pdfmake and a headless browser that draw the same tree. Every run gets a couple of its own, with other names and
 * amounts, so that no cache holds a document. What comes out is checked before its time counts: its pages, and that it
 * says every word of the tree.
 *
 * Run: `CHROMIUM_PATH=… pnpm --filter @troth/bench bench:agreement`. Without `CHROMIUM_PATH` Playwright's own is taken.
 */
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { type AssemblyInput, assemble, assemblyInputSchema } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { extractText, getDocumentProxy } from 'unpdf';
import { browserContender, inlineText, pdfmakeAgreement } from './agreement-contenders';
import { ordinaryCouple, sixtyPageCouple } from './agreement-couple';

const WARM_RUNS = 15;
const ROUNDS = 5;
const COLD_RUNS = 3;
const MANY_DOCUMENTS = 200;
const STATES = ['CA', 'NY', 'TX'];
/** Other engines set fewer words on a page or more; far fewer pages would be another document. */
const LEAST_PAGES = 45;

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN;
const ms = (time: number) => `${time.toFixed(0)} ms`;
const spread = (times: readonly number[]) =>
  `median ${ms(median(times))}, best ${ms(Math.min(...times))}, worst ${ms(Math.max(...times))}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Letters and digits alone: engines break lines and hyphenate differently. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function wordsOf(tree: AgreementTree): string[] {
  const ofNode = (node: ClauseNode): string[] => [
    node.heading ?? '',
    ...node.blocks.flatMap((block) => {
      if (block.type === 'paragraph') return [inlineText(block.inlines)];
      if (block.type === 'definitions')
        return block.entries.map(({ term, inlines }) => `${term} ${inlineText(inlines)}`);
      if (block.type === 'table')
        return [block.caption ?? '', ...block.rows.flat(), ...block.totals.map(({ value }) => value)];
      if (block.type === 'summary') return block.entries.map(({ heading, text }) => `${heading} ${text}`);
      if (block.type === 'certificate') return block.paragraphs;
      return [];
    }),
    ...node.children.flatMap(ofNode),
  ];
  return (
    tree.sections
      // The schedules stand under their own titles.
      .flatMap(({ kind, title, clauses }) => [kind === 'SCHEDULES' ? '' : title, ...clauses.flatMap(ofNode)])
      .flatMap((text) => text.split(/\s+/))
      .map(bare)
      .filter((word) => word !== '')
  );
}

/** @returns how many pages it has. Throws when it is not the whole document. */
async function checked(name: string, bytes: Uint8Array, tree: AgreementTree, leastPages: number): Promise<number> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const said = bare(text);
  const missing = [...new Set(wordsOf(tree))].filter((word) => !said.includes(word));
  if (document.numPages < leastPages || missing.length > 0)
    throw new Error(`${name}: ${document.numPages} pages, without ${missing.slice(0, 10).join(', ')}`);
  return document.numPages;
}

const assembled = (input: AssemblyInput) => assemble(assemblyInputSchema.parse(input));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Processor time of this process and its threads, which other programs on the machine change less than the clock. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

async function ordinary(state: string): Promise<void> {
  const first = assembled(ordinaryCouple(state, 0));
  const { bytes } = await renderPdfWithDetails(first);
  const pages = await checked(state, bytes, first, 20);
  const times: number[] = [];
  for (let run = 1; run <= WARM_RUNS; run += 1) {
    const input = ordinaryCouple(state, run);
    times.push(await timed(async () => renderPdfWithDetails(assembled(input))));
  }
  say(`${state}: ${pages} pages, ${Math.round(bytes.length / 1024)} kB, answers to PDF warm: ${spread(times)}`);
}

async function cold(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    await closePdfRenderer();
    const input = sixtyPageCouple(1_000 + run);
    times.push(await timed(async () => renderPdfWithDetails(assembled(input))));
  }
  say(
    `Sixty pages, cold (a fresh thread with its fonts, and the engine's first): first ${ms(times[0] ?? 0)}, ${spread(times)}`,
  );
}

/** The same document by each engine in turn, so that a busy moment of the machine meets them all. */
async function compare(): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const engines: Record<string, (tree: AgreementTree) => Promise<Uint8Array>> = {
      Troth: async (tree) => (await renderPdfWithDetails(tree)).bytes,
      pdfmake: pdfmakeAgreement,
      Chromium: await browserContender(browser),
    };
    const times = new Map<string, number[]>();
    const processor = new Map<string, number[]>();
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, draw] of Object.entries(engines)) {
        const input = sixtyPageCouple(round);
        const [start, busy] = [performance.now(), processorMs()];
        const tree = assembled(input);
        const bytes = await draw(tree);
        const [time, work] = [performance.now() - start, processorMs() - busy];
        const pages = await checked(name, bytes, tree, LEAST_PAGES);
        // The first round warms each engine.
        if (round === 0) say(`${name}: ${pages} pages, ${Math.round(bytes.length / 1024)} kB`);
        else {
          times.set(name, [...(times.get(name) ?? []), time]);
          processor.set(name, [...(processor.get(name) ?? []), work]);
        }
      }
    }
    const own = times.get('Troth') ?? [];
    for (const [name, of] of times) {
      const factor = name === 'Troth' ? '' : `, ${(median(of) / median(own)).toFixed(1)} times Troth’s`;
      // A browser works in processes of its own.
      const work = name === 'Chromium' ? '' : `; processor ${spread(processor.get(name) ?? [])}`;
      say(`${name}, sixty pages, answers to PDF warm: ${spread(of)}${factor}${work}`);
    }
  } finally {
    await browser.close();
  }
}

/** What setting documents does to the thread that answers requests, and to memory. */
async function many(): Promise<void> {
  const rss: number[] = [];
  const trees = Array.from(
    { length: MANY_DOCUMENTS },
    (_, run) => () => assembled(ordinaryCouple(STATES[run % 3] ?? 'CA', 10_000 + run)),
  );
  for (const [run, make] of trees.entries()) {
    await renderPdfWithDetails(make());
    if ((run + 1) % 50 === 0) rss.push(Math.round(process.memoryUsage().rss / 1e6));
  }
  say(`Resident memory after 50, 100, 150 and 200 documents: ${rss.join(', ')} MB`);
}

async function eventLoop(): Promise<void> {
  const trees = Array.from({ length: ROUNDS * 2 }, (_, run) => assembled(sixtyPageCouple(20_000 + run)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const tree of trees) await renderPdfWithDetails(tree);
  delay.disable();
  const [longest, usual] = [delay.max / 1e6, delay.percentile(50) / 1e6];
  const handing: number[] = [];
  for (const tree of trees) {
    const start = performance.now();
    const rendered = renderPdfWithDetails(tree);
    // Writing the document for the thread is all that happens before the next turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    handing.push(performance.now() - start);
    await rendered;
  }
  say(
    `Event loop while sixty pages are set: longest delay ${longest.toFixed(1)} ms (median ${usual.toFixed(1)} ms), handing over ${spread(handing)}`,
  );
}

say(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
await cold();
await compare();
await eventLoop();
for (const state of STATES) await ordinary(state);
await many();
await closePdfRenderer();
