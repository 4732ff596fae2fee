import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { houseRoot, nodeVersionProblem } from './house.mjs';
import { PlainFailure, run, step } from './steps.mjs';

const stamp = join(houseRoot, 'node_modules', '.troth-installed');

/** Changes whenever the lockfile, the settings or the platform would make an installation differ. */
function installationKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(houseRoot, file)));
  return hash.digest('hex');
}

/** The environment in which the installed tools (turbo, pnpm, vitest) are found by name. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${join(houseRoot, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  // Vitest leaves one core idle, which on a machine of two is half of it.
  VITEST_MAX_WORKERS: String(availableParallelism()),
});

/** Installs what the lockfile names, or does nothing when that is what is here already. */
export async function ensureInstalled() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new PlainFailure(problem);
  const key = installationKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  const { packageManager } = JSON.parse(readFileSync(join(houseRoot, 'package.json'), 'utf8'));
  await step('Installing Troth’s packages', () => run('npx', ['-y', packageManager, 'install', '--frozen-lockfile']));
  writeFileSync(stamp, key);
}

/**
 * Runs turbo's tasks over the workspaces.
 * @param {readonly string[]} args
 * @param {{ isShown?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
export const turbo = (args, options = {}) =>
  run(join(houseRoot, 'node_modules', '.bin', 'turbo'), ['run', ...args], {
    ...options,
    env: { ...toolEnvironment(), ...options.env },
  });
