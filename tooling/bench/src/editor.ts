/**
 * The editor with about 1,600 clauses in a real browser, at full speed and slowed down fourfold: from the address to a caret
 * that types, from a key to its paint, a move with its renumbering, the comparison with the base, and what it weighs.
 * Beside it ProseMirror alone, TipTap, Lexical and Slate with the same words, which are compared first. Theirs have
 * neither numbers nor changes nor panes: they are the least that each of them would cost.
 *
 * Each page is built here, with a server that only remembers: the network is not measured.
 *
 * Run: `pnpm --filter @troth/bench bench:editor`; `CHROMIUM_PATH` names a browser of one's own. Names of editors after it
 * (`troth tiptap`) measure only those.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { clickLine, heapAfter, openEditor, pressKeys } from './editors/in-page';
import { longAgreement, sizeOf } from './editors/long-agreement';
import { buildPages, chunkInPortal, OTHERS, servePages } from './editors/pages';
import { linesOfParts, plainText } from './editors/plain-text';
import { percentile, print } from './figures';

const OPENINGS = 5;
const KEYS = 100;
const MOVES = 20;
/** How many comparisons with the base are timed, each with a draft more. */
const DRAFTS = 60;
/** Typed by script, to see what is kept of them. */
const KEYS_KEPT = 20_000;

const shown = (values: readonly number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`;
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

const tree = longAgreement();
const lines = linesOfParts(plainText(tree));
const [middle = ''] = lines.slice(Math.floor(lines.length / 2)).filter((line) => line.length > 200);
const words = lines.join(' ').split(/\s+/).length;

async function measure(browser: Browser, origin: string, name: string, slowdown: number): Promise<void> {
  print(`\n${name}, CPU at ${slowdown === 1 ? 'full speed' : `1/${slowdown}`}, ${load()}`);
  const openings: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < OPENINGS; index += 1) {
    const { page, openMs, cpuMs } = await openEditor(browser, { origin, name, slowdown, lines: null });
    openings.push(openMs);
    processor.push(cpuMs);
    await page.close();
  }
  print(`  address to a caret that types: ${shown(openings)}; main thread ${shown(processor)}`);
  const open = await openEditor(browser, { origin, name, slowdown, lines: null });
  await clickLine(open.page, middle);
  await open.page.waitForTimeout(1000);
  const keys = await pressKeys(open, (index) => 'abcdefghi '[index % 10] ?? 'a', KEYS);
  print(`  key to paint: ${shown(keys.paints)}; main thread ${keys.cpuMs.toFixed(1)} ms a key`);
  if (name === 'troth') {
    const moves = await pressKeys(open, (index) => `Alt+Shift+Arrow${index % 2 === 0 ? 'Down' : 'Up'}`, MOVES);
    print(`  move to paint, numbers drawn: ${shown(moves.paints)}; main thread ${moves.cpuMs.toFixed(1)} ms a move`);
    const rules = await open.page.evaluate((drafts) => window.timeRules(drafts), DRAFTS);
    print(`  of a move, renumbering: ${shown(rules.renumbering)}`);
    print(`  settling and redline with up to ${DRAFTS} drafts: ${shown(rules.redline)}`);
    print(`  drafts for a save: ${shown(rules.drafts)}; of one clause at most ${Math.max(...rules.bytes)} bytes`);
  }
  if (name === 'troth' && slowdown === 1)
    print(`  heap after ${KEYS_KEPT} further keys: ${((await heapAfter(open, KEYS_KEPT)) / 1e6).toFixed(0)} MB`);
  await open.page.close();
}

const only = process.argv.slice(2);
const names = ['troth', ...OTHERS].filter((name) => only.length === 0 || only.includes(name));
const weights = await buildPages();
print(`${sizeOf(tree)} clauses, ${lines.length} lines, ${words} words; ${load()}`);
for (const [name, bytes] of weights)
  print(`${name}: ${(bytes / 1000).toFixed(1)} kB gz${name === 'troth' ? ', with React, Mantine and all panes' : ''}`);
for (const portal of ['attorney', 'admin'] as const) {
  const chunk = chunkInPortal(portal);
  print(
    chunk === null
      ? `the ${portal}'s portal is not built: its chunk is not weighed`
      : `editor's chunk in the ${portal}'s portal: ${(chunk / 1000).toFixed(1)} kB gz`,
  );
}
const { server, origin } = await servePages(tree);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  for (const name of names) {
    const { page } = await openEditor(browser, { origin, name, slowdown: 1, lines });
    await page.close();
  }
  print('all show the same text');
  for (const slowdown of [1, 4]) for (const name of names) await measure(browser, origin, name, slowdown);
} finally {
  await browser.close();
  server.close();
}
