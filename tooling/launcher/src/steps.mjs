import { spawn } from 'node:child_process';
import { houseRoot } from './house.mjs';

/** A failure whose message is all a person needs: no stack is printed for it. */
export class PlainFailure extends Error {
  /** @param {string} message @param {string} [output] What the command printed that failed. */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

const isTerminal = process.stdout.isTTY === true;
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one named step with a line while it works and a line when it is done.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ isBesideOthers?: boolean }} [options] Beside others it has no line while it works: theirs would end on it.
 * @returns {Promise<T>}
 */
export async function step(title, work, { isBesideOthers = false } = {}) {
  const since = Date.now();
  if (!isBesideOthers) process.stdout.write(isTerminal ? `  … ${title}` : `  … ${title}\n`);
  try {
    const result = await work();
    process.stdout.write(`${isTerminal ? '\r' : ''}  ✓ ${title} (${seconds(since)})\n`);
    return result;
  } catch (failure) {
    process.stdout.write(`${isTerminal ? '\r' : ''}  ✗ ${title} (${seconds(since)})\n`);
    throw failure;
  }
}

/**
 * Runs a command to its end and keeps its output, which is shown only when it fails (or as it comes, with `isShown`).
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, isShown?: boolean }} [options]
 * @returns {Promise<string>} What it printed.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? houseRoot,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
      if (options.isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (failure) => reject(new PlainFailure(`${command} could not be started: ${failure.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      if (!options.isShown) process.stdout.write(`\n${output}`);
      const full = /ENOSPC|no space left on device/i.test(output)
        ? ' The disk is full: free some space and try again.'
        : '';
      reject(new PlainFailure(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.${full}`, output));
    });
  });
}

/**
 * Runs a program's main function; a plain failure becomes one line and exit code 1.
 * @param {() => Promise<void>} main
 */
export function runProgram(main) {
  main().catch((failure) => {
    if (failure instanceof PlainFailure) process.stderr.write(`\n${failure.message}\n`);
    else process.stderr.write(`\n${failure?.stack ?? failure}\n`);
    process.exitCode = 1;
  });
}
