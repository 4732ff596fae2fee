import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { houseRoot } from './house.mjs';
import { toolEnvironment } from './installation.mjs';

const LONGEST_MS = 60_000;

/** Asks the registry about every package of the lockfile. Its exit code says little: a refusal and a finding are both 1. */
export function askTheRegistry() {
  const { stdout, stderr, error } = spawnSync(join(houseRoot, 'node_modules', '.bin', 'pnpm'), ['audit', '--json'], {
    cwd: houseRoot,
    env: toolEnvironment(),
    encoding: 'utf8',
    timeout: LONGEST_MS,
    shell: process.platform === 'win32',
  });
  const complaint = `${stderr}${error?.message ?? ''}`;
  return readAudit(error || complaint.includes('ERR_PNPM_') ? complaint : stdout);
}

/**
 * What an answer of `pnpm audit --json` says.
 * @param {string} output
 * @returns {{ state: 'NONE' } | { state: 'FOUND', lines: string[] } | { state: 'NOT_ASKED', why: string }}
 */
export function readAudit(output) {
  const why = /ERR_PNPM_\w+|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.exec(output)?.[0];
  if (why !== undefined) {
    const status = /responded with\s+(\d{3})/.exec(output.replaceAll(/[\s│]+/g, ' '))?.[1];
    return { state: 'NOT_ASKED', why: status === undefined ? why : `it answered ${status}` };
  }
  const start = output.indexOf('{');
  let report;
  try {
    report = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    return { state: 'NOT_ASKED', why: 'its answer was not readable' };
  }
  // An answer without either member is no report: an empty object would otherwise pass for a clean one.
  if (report.advisories === undefined || report.metadata === undefined)
    return { state: 'NOT_ASKED', why: 'its answer was no report' };
  const advisories = /** @type {Record<string, string>[]} */ (Object.values(report.advisories));
  if (advisories.length === 0) return { state: 'NONE' };
  return {
    state: 'FOUND',
    lines: advisories.map(
      (/** @type {Record<string, string>} */ advisory) =>
        `${advisory.severity}: ${advisory.module_name} ${advisory.vulnerable_versions}: ${advisory.title} (${advisory.url})`,
    ),
  };
}
