// `npm test`: every check there is. `npm test -- unit` (or any part of a check's name) runs only those.
import { join } from 'node:path';
import { askTheRegistry } from '../src/advisories.mjs';
import { ensureBrowser } from '../src/browser.mjs';
import { flakyStories } from '../src/flaky-stories.mjs';
import { houseRoot } from '../src/house.mjs';
import { ensureInstalled, toolEnvironment, turbo } from '../src/installation.mjs';
import { startPostgres } from '../src/postgres.mjs';
import { checkLicenses } from '../src/sbom.mjs';
import { scanForSecrets } from '../src/secrets.mjs';
import { PlainFailure, run, runProgram, step } from '../src/steps.mjs';

const tool = (/** @type {string} */ name, /** @type {string[]} */ args) =>
  run(join(houseRoot, 'node_modules', '.bin', name), args, { env: toolEnvironment() });

const withoutColors = (/** @type {string} */ output) => output.replace(/\u001b\[[0-9;]*m/g, '');

/** Repeated at the end: checks that did not run, flaky stories. @type {string[]} */
const notes = [];

/** Asks the registry about every package of the lockfile. Where it does not say, that is noted, and is no pass. */
async function askForAdvisories() {
  const verdict = await askTheRegistry();
  if (verdict.state === 'FOUND') throw new PlainFailure(`Known vulnerabilities:\n  ${verdict.lines.join('\n  ')}`);
  if (verdict.state === 'NOT_ASKED')
    notes.push(`Vulnerabilities weren’t checked: the registry couldn’t be reached (${verdict.why}).`);
  return null;
}

/** Runs browser tests on a new product. @param {string} browser @param {readonly string[]} args */
async function playwright(browser, args) {
  // A server of its own does the same work on a third less processor time, beside the program instead of in it.
  const server = await startPostgres({ inMemory: true });
  try {
    return await run(join(houseRoot, 'tooling', 'e2e', 'node_modules', '.bin', 'playwright'), ['test', ...args], {
      cwd: join(houseRoot, 'tooling', 'e2e'),
      env: { ...toolEnvironment(), CHROMIUM_PATH: browser, ...(server && { TROTH_E2E_DATABASE_URL: server.url }) },
    });
  } finally {
    await server?.stop();
  }
}

/** Runs all stories; flaky ones must then pass three more times, alone, each time on a new product. ADR 0223. */
async function runStories() {
  const browser = await ensureBrowser();
  try {
    return await playwright(browser, []);
  } catch (failure) {
    if (!(failure instanceof PlainFailure)) throw failure;
    const flaky = flakyStories(withoutColors(failure.output));
    if (flaky.length === 0) throw failure;
    for (let run = 0; run < 3; run += 1) await playwright(browser, [...flaky, '--retries=0']);
    notes.push(`Flaky stories, which then passed three times alone; find the cause: ${flaky.join(', ')}.`);
    return failure.output;
  }
}

/** Whether the API's tests have passed on PostgreSQL in this run. */
let isTriedOnPostgres = false;

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} title
 * @property {() => Promise<string | null>} run
 * @property {boolean} [isLight] Short, or waits for the network: it runs beside its light neighbours.
 */

/** @type {readonly Check[]} */
const checks = [
  {
    name: 'format',
    title: 'Formatting',
    run: () => tool('biome', ['ci', '--linter-enabled=false', '--assist-enabled=false', '.']),
  },
  { name: 'types', title: 'Types', run: () => turbo(['typecheck', '--output-logs=errors-only', '--concurrency=2']) },
  { name: 'lint', title: 'Lint and layering', run: () => tool('oxlint', ['--deny-warnings']) },
  {
    name: 'circles',
    title: 'Import circles',
    isLight: true,
    run: () => run(process.execPath, ['tooling/lint/circles.mjs']),
  },
  {
    name: 'unused',
    title: 'Unused code and dependencies',
    isLight: true,
    run: async () => {
      await tool('knip', []);
      return tool('knip', ['--production', '--include', 'exports']);
    },
  },
  { name: 'secrets', title: 'Secrets in tracked files', isLight: true, run: scanForSecrets },
  {
    name: 'licenses',
    title: 'Bill of materials, and licenses of what runs in production',
    isLight: true,
    run: checkLicenses,
  },
  { name: 'advisories', title: 'Asking about known vulnerabilities', isLight: true, run: askForAdvisories },
  { name: 'build', title: 'Build', run: () => turbo(['build', '--output-logs=errors-only', '--concurrency=2']) },
  {
    name: 'unit-package',
    title: 'Unit tests, those of the portals, and the published package',
    // Two at once: one's start, its waiting and its longest file leave a core to the other.
    run: () =>
      turbo([
        ...['test', 'check:package', '--filter=!@troth/api', '--filter=!@troth/identity'],
        ...['--output-logs=full', '--concurrency=2', '--continue'],
      ]),
  },
  {
    name: 'postgres',
    title: 'API and identity tests on PostgreSQL',
    run: async () => {
      const given = process.env.TROTH_TEST_DATABASE_URL;
      const server = given ? null : await startPostgres({ inMemory: true });
      const url = given ?? server?.url;
      if (!url) {
        notes.push('The API tests did NOT run on PostgreSQL: no server was found and none could be installed here.');
        return null;
      }
      try {
        const output = await turbo(
          ['test:postgres', '--filter=@troth/api', '--filter=@troth/identity', '--output-logs=full', '--concurrency=2'],
          {
            env: { TROTH_TEST_DATABASE_URL: url },
          },
        );
        isTriedOnPostgres = true;
        return output;
      } finally {
        await server?.stop();
      }
    },
  },
  {
    name: 'embedded',
    title: 'API and identity tests on the embedded database',
    // All of them where there was no PostgreSQL, or where this check is asked for alone.
    run: () =>
      turbo([
        isTriedOnPostgres ? 'test:embedded' : 'test',
        ...['--filter=@troth/api', '--filter=@troth/identity', '--output-logs=full', '--concurrency=2', '--continue'],
      ]),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    run: async () => {
      // They run the built product and the built gallery; after the check above this finds everything made already.
      await turbo(['build', '--output-logs=errors-only', '--concurrency=2']);
      return runStories();
    },
  },
];

/** Checks in their order, light ones that follow one another together. @param {readonly Check[]} chosen */
function inGroups(chosen) {
  /** @type {Check[][]} */
  const groups = [];
  for (const check of chosen) {
    const last = groups.at(-1);
    if (check.isLight && last?.[0]?.isLight) last.push(check);
    else groups.push([check]);
  }
  return groups;
}

/** The names of the tests that failed, as Vitest and Playwright list them. */
function failedTests(/** @type {string} */ output) {
  const names = [...withoutColors(output).matchAll(/(?:^|\s)FAIL\s+(src\/.+)$|^\s+(\S+\.spec\.ts:.+?)\s*$/gm)];
  return [...new Set(names.map(([, inVitest, inPlaywright]) => String(inVitest ?? inPlaywright)))];
}

/** Adds up what the test runners' closing lines say. */
function countTests(/** @type {string} */ output) {
  const plain = withoutColors(output);
  const sum = (/** @type {RegExp} */ pattern) =>
    [...plain.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  return sum(/Tests\s+(?:\d+ failed \| )?(\d+) passed/g) + sum(/^\s*(\d+) passed \(/gm);
}

runProgram(async () => {
  const wanted = process.argv.slice(2);
  const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  if (chosen.length === 0)
    throw new PlainFailure(
      `No check is called ${wanted.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  await ensureInstalled();
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** Of tests: what a check printed may be thousands of lines above the end. @type {string[]} */
  const names = [];
  for (const group of inGroups(chosen)) {
    const runs = group.map(async (check) => {
      try {
        const output = await step(check.title, check.run, { isBesideOthers: group.length > 1 });
        passed += output === null ? 0 : Math.max(1, countTests(output));
      } catch (failure) {
        if (!(failure instanceof PlainFailure)) throw failure;
        process.stdout.write(`${failure.message}\n`);
        failed.push(check.name);
        names.push(...failedTests(failure.output));
      }
    });
    await Promise.all(runs);
  }
  if (names.length > 0) process.stdout.write(`\nTests that failed:\n  ${names.join('\n  ')}\n`);
  for (const note of notes) process.stdout.write(`\nNote: ${note}\n`);
  if (failed.length > 0)
    process.stdout.write(`\nFailed: ${failed.join(', ')}. Run one alone with: npm test -- ${failed[0]}\n`);
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
  if (failed.length > 0) process.exitCode = 1;
});
