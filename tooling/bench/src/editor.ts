/**
 * The editor with about 1,600 clauses, in a real browser at full speed and slowed down fourfold: from the address to a caret
 * that types, from a key to its paint, a move with its renumbering, the comparison with the base, and what it weighs.
 *
 * The page is the editor's own trial page, built here, with a server that only remembers: the network is not measured.
 *
 * Run: `pnpm --filter @troth/bench bench:editor`; `CHROMIUM_PATH` names a browser of one's own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { assemble } from '@troth/agreement/assemble';
import { settle } from '@troth/agreement/edit';
import { cases } from '@troth/agreement/testing';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { build } from 'vite';
import { percentile, print } from './in-browser';

const CLAUSES = 1600;
const OPENINGS = 7;
const KEYS = 200;
const MOVES = 20;
/** A person who types fast. */
const KEY_EVERY_MS = 70;
/** Typed by script, to see what is kept of them. */
const KEYS_KEPT = 1000;
const trial = fileURLToPath(new URL('../../../packages/editor/trial', import.meta.url));
const built = join(trial, '../dist/trial');

const count = (clauses: readonly ClauseNode[]): number =>
  clauses.reduce((sum, { children }) => sum + 1 + count(children), 0);
const size = ({ sections }: AgreementTree) => sections.reduce((sum, { clauses }) => sum + count(clauses), 0);

/** An agreement of a couple, its articles repeated until it is as long as is wanted. */
function longAgreement(): AgreementTree {
  const couple = cases['california-both-represented'];
  if (couple === undefined) throw new Error('No couple');
  const tree = assemble(couple().input());
  let copies = 0;
  const copy = (clause: ClauseNode): ClauseNode => {
    copies += 1;
    const id = `00000000-0000-4000-8000-${String(copies).padStart(12, '0')}`;
    return { ...clause, id, key: id, children: clause.children.map(copy) };
  };
  const isPlain = ({ blocks }: ClauseNode) => blocks.every(({ type }) => type === 'paragraph');
  let long = tree;
  while (size(long) < CLAUSES)
    long = {
      ...long,
      sections: long.sections.map((section, index) =>
        section.kind === 'ARTICLES'
          ? {
              ...section,
              clauses: [...section.clauses, ...(tree.sections[index]?.clauses ?? []).filter(isPlain).map(copy)],
            }
          : section,
      ),
    };
  return settle(long);
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

async function serve(tree: AgreementTree) {
  const json = JSON.stringify(tree);
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    response.setHeader('content-type', types[extname(path)] ?? 'application/json');
    try {
      response.end(path === '/tree.json' ? json : readFileSync(join(built, path)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

declare global {
  interface Window {
    paints: number[];
  }
}

/** Runs in the page: notes how long after a key the frame that shows it was painted. */
function watchKeys(): void {
  window.paints = [];
  window.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

async function openPage(browser: Browser, origin: string, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  // Processor time of the page's main thread: the same on a machine that others use.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchKeys);
  const start = performance.now();
  await page.goto(origin);
  await page.getByText('You are editing.').waitFor();
  await page.getByRole('textbox', { name: 'Agreement' }).focus();
  await page.keyboard.press('x');
  await page.waitForFunction(() => window.paints.length > 0);
  const openMs = performance.now() - start;
  return { page, session, openMs, cpuMs: await cpuOf(session) };
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function timed(page: Page, press: (index: number) => string, presses: number): Promise<number[]> {
  await page.evaluate(() => {
    window.paints = [];
  });
  for (let index = 0; index < presses; index += 1) {
    await page.keyboard.press(press(index));
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  return page.evaluate(() => window.paints);
}

const say = (what: string, values: readonly number[]) =>
  print(`${what}: p50 ${percentile(values, 0.5).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms`);

async function measure(browser: Browser, origin: string, slowdown: number): Promise<void> {
  print(`\nCPU at ${slowdown === 1 ? 'full speed' : `1/${slowdown}`}`);
  const openings: number[] = [];
  const processor: number[] = [];
  for (let index = 0; index < OPENINGS; index += 1) {
    const { page, openMs, cpuMs } = await openPage(browser, origin, slowdown);
    openings.push(openMs);
    processor.push(cpuMs);
    await page.close();
  }
  say('address to a caret that types', openings);
  say('  of it, processor time of the main thread', processor);
  const { page, session } = await openPage(browser, origin, slowdown);
  await page.getByRole('textbox', { name: 'Go to a clause' }).fill('4.20');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1000);
  const before = await cpuOf(session);
  say('key to paint, redline on', await timed(page, (index) => 'abcdefghi '[index % 10] ?? 'a', KEYS));
  print(
    `  of it, processor time of the main thread: mean ${(((await cpuOf(session)) - before) / KEYS).toFixed(1)} ms a key`,
  );
  say(
    'move to paint, numbers drawn',
    await timed(page, (index) => `Alt+Shift+Arrow${index % 2 === 0 ? 'Down' : 'Up'}`, MOVES),
  );
  if (slowdown === 1) {
    await page.evaluate((keys) => {
      for (let index = 0; index < keys; index += 1) document.execCommand('insertText', false, 'a');
    }, KEYS_KEPT);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    print(`heap after ${KEYS_KEPT} further keys: ${(usedSize / 1e6).toFixed(0)} MB`);
  }
  await page.close();
}

await build({ configFile: join(trial, 'vite.config.ts'), logLevel: 'error' });
const tree = longAgreement();
print(`${size(tree)} clauses, ${JSON.stringify(tree).split(/\s+/).length} words of JSON`);
const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'));
const weight = scripts.reduce(
  (sum, name) => sum + gzipSync(readFileSync(join(built, 'assets', name)), { level: 9 }).length,
  0,
);
print(`trial page with React and Mantine: ${(weight / 1000).toFixed(1)} kB gz`);
const portal = fileURLToPath(new URL('../../../apps/attorney/dist/assets', import.meta.url));
try {
  for (const name of readdirSync(portal))
    if (/^editor-.*\.js$/.test(name))
      print(
        `editor's chunk in the portal: ${(gzipSync(readFileSync(join(portal, name)), { level: 9 }).length / 1000).toFixed(1)} kB gz`,
      );
} catch {
  print('the portal is not built: its chunk is not weighed');
}
const { server, origin } = await serve(tree);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  await measure(browser, origin, 1);
  await measure(browser, origin, 4);
} finally {
  await browser.close();
  server.close();
}
