/**
 * From answers to a finished agreement on paper: an ordinary one in three states, and one of about sixty pages beside
 * pdfmake and a headless browser that draw the same tree. Every run gets a couple of its own, with other names and
 * amounts, so that no cache holds a document. What comes out is checked before its time counts: its pages, its bookmarks
 * and links, and that it says every word of the tree.
 *
 * What is compared: all engines start from the same answers and assemble them, and each draws the front page, the
 * contents, headings, numbers that hang, definitions, lists, schedules with their totals, signature lines, certificates,
 * running heads, initials and page x of y, in the same face, with bookmarks and links from contents and references.
 * pdfmake does so through its own tables, columns and contents (`agreement-pdfmake.ts`), without hyphens and without
 * tags, which it cannot write. The browser prints the product's own HTML (`agreement-browser.ts`), tagged; it cannot
 * number its contents in one print, so it is measured both with the numbers, which takes two prints, and without. Warm: a
 * browser that is running, with its page open. Cold: the browser's start, its page and its print, beside a typesetter
 * whose thread is started and whose fonts are loaded. Processor time is that of this process, its threads and every
 * program under it.
 *
 * Run: `CHROMIUM_PATH=… pnpm --filter @troth/bench bench:agreement`. Without `CHROMIUM_PATH` Playwright's own is taken.
 */
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { type AssemblyInput, assemble, assemblyInputSchema } from '@troth/agreement/assemble';
import { closePdfRenderer, renderPdfWithDetails } from '@troth/agreement/pdf';
import type { AgreementTree, ClauseNode, Inline } from '@troth/agreement/tree';
import { extractText, getDocumentProxy } from 'unpdf';
import { processorMsOfChildren, startBrowser } from './agreement-browser';
import { ordinaryCouple, sixtyPageCouple } from './agreement-couple';
import { pdfmakeAgreement } from './agreement-pdfmake';

const WARM_RUNS = 15;
const ROUNDS = 5;
const COLD_RUNS = 3;
const MANY_DOCUMENTS = 200;
const STATES = ['CA', 'NY', 'TX'];
const OWN = 'Troth';
/** Other engines set fewer words on a page or more; far fewer pages would be another document. */
const LEAST_PAGES = 45;

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN;
const ms = (time: number) => `${time.toFixed(0)} ms`;
const spread = (times: readonly number[]) =>
  `median ${ms(median(times))}, best ${ms(Math.min(...times))}, worst ${ms(Math.max(...times))}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const inlineText = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

/**
 * Letters and digits alone: engines break lines and hyphenate differently. A face draws the apostrophe and the letter
 * U+02BC alike, and a browser writes the letter.
 */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]|\u02bc/gu, '');

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

interface Checked {
  pages: number;
  bookmarks: number;
  links: number;
  isTagged: boolean;
}

interface Bookmark {
  items: Bookmark[];
}
const countOf = (bookmarks: readonly Bookmark[]): number =>
  bookmarks.reduce((sum, { items }) => sum + 1 + countOf(items), 0);

/** What is in a file. Throws when it is not the whole document. */
async function checked(name: string, bytes: Uint8Array, tree: AgreementTree, leastPages: number): Promise<Checked> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const said = bare(text);
  const missing = [...new Set(wordsOf(tree))].filter((word) => !said.includes(word));
  if (document.numPages < leastPages || missing.length > 0)
    throw new Error(`${name}: ${document.numPages} pages, without ${missing.slice(0, 10).join(', ')}`);
  let links = 0;
  for (let page = 1; page <= document.numPages; page += 1) {
    const annotations = (await (await document.getPage(page)).getAnnotations()) as { subtype?: string }[];
    links += annotations.filter(({ subtype }) => subtype === 'Link').length;
  }
  const bookmarks = countOf((await document.getOutline()) ?? []);
  if (bookmarks < tree.sections.length || links < tree.sections.length)
    throw new Error(`${name}: ${bookmarks} bookmarks, ${links} links`);
  const isTagged = (await document.getMarkInfo())?.Marked === true;
  return { pages: document.numPages, bookmarks, links, isTagged };
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

/** Runs what a work needs but is not counted. */
type NotCounted = <R>(aside: () => Promise<R>) => Promise<R>;

interface Taken {
  time: number;
  processor: number;
}

/** What a work takes; what it gives to `notCounted` is taken off. */
async function taken<T>(work: (notCounted: NotCounted) => Promise<T>): Promise<Taken & { result: T }> {
  const off: Taken = { time: 0, processor: 0 };
  const children = await processorMsOfChildren();
  const [start, busy] = [performance.now(), processorMs()];
  const result = await work(async (aside) => {
    const [asideStart, asideBusy] = [performance.now(), processorMs()];
    const made = await aside();
    off.time += performance.now() - asideStart;
    off.processor += processorMs() - asideBusy;
    return made;
  });
  const [time, own] = [performance.now() - start - off.time, processorMs() - busy - off.processor];
  return { result, time, processor: own + (await processorMsOfChildren()) - children };
}

async function ordinary(state: string): Promise<void> {
  const first = assembled(ordinaryCouple(state, 0));
  const { bytes } = await renderPdfWithDetails(first);
  const { pages } = await checked(state, bytes, first, 20);
  const times: number[] = [];
  for (let run = 1; run <= WARM_RUNS; run += 1) {
    const input = ordinaryCouple(state, run);
    times.push(await timed(async () => renderPdfWithDetails(assembled(input))));
  }
  say(`${state}: ${pages} pages, ${Math.round(bytes.length / 1024)} kB, answers to PDF warm: ${spread(times)}`);
}

const factor = (name: string, of: readonly Taken[], own: readonly Taken[], key: keyof Taken) => {
  const times = of.map((each) => each[key]);
  const ownTimes = own.map((each) => each[key]);
  const beside =
    name === OWN
      ? ''
      : `, ${(median(times) / median(ownTimes)).toFixed(1)} times Troth’s (best by best ${(Math.min(...times) / Math.min(...ownTimes)).toFixed(1)})`;
  return `${spread(times)}${beside}`;
};

function report(what: string, took: ReadonlyMap<string, readonly Taken[]>): void {
  const own = took.get(OWN) ?? [];
  for (const [name, of] of took)
    say(
      `${name}, sixty pages, ${what}: ${factor(name, of, own, 'time')}; processor ${factor(name, of, own, 'processor')}`,
    );
}

const troth = async (tree: AgreementTree) => (await renderPdfWithDetails(tree)).bytes;

/** From nothing started: the engine's thread with its fonts, or the browser's processes with a page. */
async function cold(): Promise<void> {
  const took = new Map<string, Taken[]>([
    [OWN, []],
    ['Chromium', []],
  ]);
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const input = sixtyPageCouple(1_000 + run);
    await closePdfRenderer();
    const own = await taken(async () => troth(assembled(input)));
    if (run === 0) say(`Troth, sixty pages, cold, the first of the program: ${ms(own.time)}`);
    took.get(OWN)?.push(own);
    const other = await taken(async () => {
      const browser = await startBrowser();
      await browser.once(assembled(input));
      return browser;
    });
    await other.result.close();
    took.get('Chromium')?.push(other);
  }
  report('answers to PDF cold', took);
}

/** The same document by each engine in turn, so that a busy moment of the machine meets them all. */
async function compare(): Promise<void> {
  const browser = await startBrowser();
  try {
    const engines: Record<string, (tree: AgreementTree, notCounted: NotCounted) => Promise<Uint8Array>> = {
      [OWN]: troth,
      pdfmake: pdfmakeAgreement,
      'Chromium without numbers in its contents': browser.once,
      Chromium: browser.twice,
    };
    const took = new Map<string, Taken[]>(Object.keys(engines).map((name) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, draw] of Object.entries(engines)) {
        const input = sixtyPageCouple(round);
        const tree = assembled(input);
        const { result: bytes, ...work } = await taken((notCounted) => draw(assembled(input), notCounted));
        const { pages, bookmarks, links, isTagged } = await checked(name, bytes, tree, LEAST_PAGES);
        // The first round warms each engine.
        if (round > 0) took.get(name)?.push(work);
        else
          say(
            `${name}: ${pages} pages, ${Math.round(bytes.length / 1024)} kB, ${bookmarks} bookmarks, ${links} links, ${isTagged ? '' : 'not '}tagged`,
          );
      }
    }
    report('answers to PDF warm', took);
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
