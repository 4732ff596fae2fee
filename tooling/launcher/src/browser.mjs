import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { houseRoot } from './house.mjs';
import { PlainFailure, run } from './steps.mjs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {string | null} Playwright's own Chromium, when it has been downloaded. */
function playwrightsOwn() {
  const { chromium } = createRequire(join(houseRoot, 'tooling', 'e2e', 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** @returns {string | null} */
function findBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new PlainFailure(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there’s no file there.`);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)));
  return playwrightsOwn() ?? [...onPath, ...fixedPlaces].find((path) => existsSync(path)) ?? null;
}

/** Debian's and Ubuntu's package manager, when we may use it. */
export const canInstallPackages = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {readonly string[]} packages */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/**
 * Adds to Debian's Chromium the one of the same version that has no windows, which draws the same pages on a tenth less
 * of the processor. Where it cannot be had within seconds, the tests run without it.
 */
function addHeadlessShell() {
  if (process.env.CHROMIUM_PATH || !canInstallPackages() || !findBrowser()?.endsWith('/bin/chromium')) return;
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' });
  if (status !== 0) return;
  const install = (/** @type {string[]} */ ...options) =>
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...options, `chromium-headless-shell=${stdout}`],
      { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    ).status === 0;
  if (install('--download-only', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=5'))
    install('--no-download');
}

/**
 * Finds a Chromium for the browser tests, and installs one where none is found.
 * @returns {Promise<string>} Path of the executable.
 */
export async function ensureBrowser() {
  if (!findBrowser()) {
    if (canInstallPackages()) await installPackages(['chromium']);
    else await run(join(houseRoot, 'tooling', 'e2e', 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
  }
  addHeadlessShell();
  const installed = findBrowser();
  if (!installed)
    throw new PlainFailure(
      'No browser was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    );
  return installed;
}
