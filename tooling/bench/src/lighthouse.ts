/**
 * How long a visitor on a phone waits, by Lighthouse's own mobile profile (slow 4G and a processor four times as slow, both
 * simulated): the sign-in page of someone who was never here, and two screens of someone who is signed in and has the
 * files already. The median of each figure. A busy machine spoils them: nothing is red here.
 *
 * Run: `pnpm --filter @troth/bench bench:lighthouse [part of a row's name…]`, `RUNS` times (5); `REPORTS` keeps Lighthouse's own
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '@troth/e2e/product';
import lighthouse, { type Result } from 'lighthouse';
import { median, print } from './figures';

const RUNS = Number(process.env['RUNS'] ?? 5);
const REPORTS = process.env['REPORTS'];
const DEMO_PASSWORD = 'troth-demo';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const requestsOf = (result: Result): readonly NetworkRequest[] => {
  const details = result.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  return details?.items ?? [];
};

/** A browser of its own for each: what one has kept or signed in to is not the next one's. */
async function inBrowser<T>(
  work: (context: Awaited<ReturnType<typeof chromium.launchPersistentContext>>, port: number) => Promise<T>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'troth-lighthouse-'));
  const port = await freePort();
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== undefined && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run'],
  });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse now and then misses the navigation in its own trace, and asks to be run again. */
const MOST_TRIES = 3;
/** A picture that a page asked for and left behind counts as loading for ever: Lighthouse would wait 45 s for it. */
const LONGEST_LOAD_MS = 15_000;

async function audit(url: string, port: number, isReturning: boolean, attempt = 1): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    disableStorageReset: isReturning,
    maxWaitForLoad: LONGEST_LOAD_MS,
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { runtimeError } = run.lhr;
  if (runtimeError === undefined) return run.lhr;
  if (attempt < MOST_TRIES) return audit(url, port, isReturning, attempt + 1);
  throw new Error(`${url}: ${runtimeError.message}`);
}

function tell(name: string, results: readonly Result[]): void {
  if (REPORTS !== undefined)
    for (const [run, result] of results.entries())
      writeFileSync(join(REPORTS, `${name.replaceAll(/\W+/g, '-')}-${run + 1}.json`), JSON.stringify(result));
  const score = (category: string) => median(results.map((each) => (each.categories[category]?.score ?? 0) * 100));
  const value = (id: string) => median(results.map((each) => each.audits[id]?.numericValue ?? 0));
  const scripts = (each: Result) => requestsOf(each).filter(({ resourceType }) => resourceType === 'Script');
  const bytes = (of: readonly NetworkRequest[]) => of.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const cells = [
    score('performance').toFixed(0),
    score('accessibility').toFixed(0),
    score('best-practices').toFixed(0),
    (value('first-contentful-paint') / 1000).toFixed(1),
    (value('largest-contentful-paint') / 1000).toFixed(1),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    median(results.map((each) => requestsOf(each).length)).toFixed(0),
    (median(results.map((each) => bytes(requestsOf(each)))) / 1000).toFixed(0),
    `${(median(results.map((each) => bytes(scripts(each)))) / 1000).toFixed(0)} in ${median(results.map((each) => scripts(each).length))}`,
  ];
  print(`| ${name} | ${cells.join(' | ')} |`);
  const failed = results.flatMap((each) =>
    (each.categories['best-practices']?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (each.audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  );
  if (failed.length > 0) print(`|   not best practice: ${[...new Set(failed)].join(', ')} |`);
}

const SIGNED_OUT = ['customer', 'attorney', 'admin'] as const;
const SIGNED_IN = [
  ['customer, dashboard', '/'],
  ['customer, section', '/questionnaire/separate-property'],
] as const;

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.some((part) => name.includes(part));
const repeated = async (once: () => Promise<Result>): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await once());
  return results;
};

if (REPORTS !== undefined) mkdirSync(REPORTS, { recursive: true });
const product = await startProduct();
try {
  print(
    '| page | performance | accessibility | best practices | FCP s | LCP s | TBT ms | CLS | requests | KB | script KB, files |',
  );
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const portal of SIGNED_OUT) {
    const name = `${portal}, signed out`;
    if (!isAsked(name)) continue;
    const url = `${product.addresses[portal]}/`;
    tell(name, await repeated(() => inBrowser((_context, port) => audit(url, port, false))));
  }
  const screens = SIGNED_IN.filter(([name]) => isAsked(name));
  if (screens.length > 0)
    await inBrowser(async (context, port) => {
      const { customer } = product.addresses;
      const page = await context.newPage();
      await page.goto(customer);
      await page.getByLabel('E-mail').fill('alex@demo.troth');
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL((url) => url.origin === customer && !url.pathname.startsWith('/signin'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [name, path] of screens) tell(name, await repeated(() => audit(`${customer}${path}`, port, true)));
    });
} finally {
  await product.stop();
}
