// `npm test`: every check there is. `npm test -- unit` (or any part of a check's name) runs only those.
import { join } from 'node:path';
import { ensureBrowser } from '../src/browser.mjs';
import { houseRoot } from '../src/house.mjs';
import { ensureInstalled, toolEnvironment, turbo } from '../src/installation.mjs';
import { startPostgres } from '../src/postgres.mjs';
import { PlainFailure, run, runProgram, step } from '../src/steps.mjs';

/** Why a check did not run, said at the end as well. @type {string[]} */
const notes = [];

/** Whether the API's tests have passed on PostgreSQL in this run. */
let isTriedOnPostgres = false;

/**
 * A check, and how it goes about its work: one that fills gaps gives way to the one beside it.
 * @typedef {{ name: string, title: string, run: (way: { givesWay: boolean }) => Promise<string | null> }} Check
 */

/** @returns {Check['run']} */
const tool = (/** @type {string} */ name, /** @type {string[]} */ args) => (way) =>
  run(join(houseRoot, 'node_modules', '.bin', name), args, { env: toolEnvironment(), ...way });

/** What the browser tests run and the others find made. @type {Check} */
const build = {
  name: 'build',
  title: 'Build',
  run: () => turbo(['build', '--output-logs=errors-only', '--concurrency=2']),
};

/**
 * What waits a part of its time, for a page, a database or a program that ends or starts, the longest first.
 * @type {readonly Check[]}
 */
const waiting = [
  {
    name: 'browser',
    title: 'Browser tests',
    run: async () => {
      const browser = await ensureBrowser();
      // They run the built product and the built gallery; after the check above this finds everything made already.
      await turbo(['build', '--output-logs=errors-only', '--concurrency=2']);
      // A server of its own does the same work on a third less processor time, beside the program instead of in it.
      const server = await startPostgres();
      try {
        return await run(join(houseRoot, 'tooling', 'e2e', 'node_modules', '.bin', 'playwright'), ['test'], {
          cwd: join(houseRoot, 'tooling', 'e2e'),
          env: { ...toolEnvironment(), CHROMIUM_PATH: browser, ...(server && { TROTH_E2E_DATABASE_URL: server.url }) },
        });
      } finally {
        await server?.stop();
      }
    },
  },
  {
    name: 'postgres',
    title: 'API tests on PostgreSQL',
    run: async () => {
      const given = process.env.TROTH_TEST_DATABASE_URL;
      const server = given ? null : await startPostgres();
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
    title: 'API tests on the embedded database',
    // All of them where there was no PostgreSQL, or where this check is asked for alone.
    run: () => turbo([isTriedOnPostgres ? 'test:embedded' : 'test', '--filter=@troth/api', '--output-logs=full']),
  },
];

/** Those that only compute, and take as long as they take. @type {readonly Check[]} */
const computing = [
  {
    name: 'format',
    title: 'Formatting',
    run: tool('biome', ['ci', '--linter-enabled=false', '--assist-enabled=false', '.']),
  },
  {
    name: 'types',
    title: 'Types',
    run: (way) => turbo(['typecheck', '--output-logs=errors-only', '--concurrency=2'], way),
  },
  { name: 'lint', title: 'Lint and layering', run: tool('oxlint', ['--deny-warnings']) },
  { name: 'unused', title: 'Unused code and dependencies', run: tool('knip', []) },
  {
    name: 'unit-package',
    title: 'Unit tests, those of the portals, and the published package',
    // Two at once: one's start, its waiting and its longest file leave a core to the other. In gaps each has less of one.
    run: ({ givesWay }) =>
      turbo(
        [
          'test',
          'check:package',
          '--filter=!@troth/api',
          '--output-logs=full',
          `--concurrency=${givesWay ? 1 : 2}`,
          '--continue',
        ],
        {
          givesWay,
        },
      ),
  },
];

/** Adds up what the test runners' closing lines say; terminal colours are taken out first. */
function countTests(/** @type {string} */ output) {
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '');
  const sum = (/** @type {RegExp} */ pattern) =>
    [...plain.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  return sum(/Tests\s+(?:\d+ failed \| )?(\d+) passed/g) + sum(/^\s*(\d+) passed \(/gm);
}

runProgram(async () => {
  const wanted = process.argv.slice(2);
  const all = [build, ...waiting, ...computing];
  const chosen = new Set(all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part))));
  if (chosen.size === 0)
    throw new PlainFailure(
      `No check is called ${wanted.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  await ensureInstalled();
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** Runs those of these checks that are wanted, one after the other. */
  const runThrough = async (
    /** @type {readonly Check[]} */ checks,
    /** @type {{ isAlone: boolean, givesWay: boolean }} */ { isAlone, givesWay },
  ) => {
    for (const { name, title, run: check } of checks.filter((one) => chosen.has(one))) {
      try {
        const output = await step(title, () => check({ givesWay }), { isAlone });
        passed += output === null ? 0 : Math.max(1, countTests(output));
      } catch (failure) {
        if (!(failure instanceof PlainFailure)) throw failure;
        process.stdout.write(`${failure.message}\n`);
        failed.push(name);
      }
    }
  };
  await runThrough([build], { isAlone: true, givesWay: false });
  // The browser tests leave a tenth of two cores idle or more, and those of the API a seventh. What only computes runs in
  // these gaps, and slows what waits the least.
  const isBoth = [waiting, computing].every((checks) => checks.some((check) => chosen.has(check)));
  await Promise.all([
    runThrough(waiting, { isAlone: !isBoth, givesWay: false }),
    runThrough(computing, { isAlone: !isBoth, givesWay: isBoth }),
  ]);
  for (const note of notes) process.stdout.write(`\nNote: ${note}\n`);
  if (failed.length > 0)
    process.stdout.write(`\nFailed: ${failed.join(', ')}. Run one alone with: npm test -- ${failed[0]}\n`);
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
  if (failed.length > 0) process.exitCode = 1;
});
