// `npm start`: from a fresh clone to the running product.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword, demoPeople } from '../src/demo-people.mjs';
import { houseRoot } from '../src/house.mjs';
import { ensureInstalled, toolEnvironment, turbo } from '../src/installation.mjs';
import { chosenPorts, requireFreePorts } from '../src/ports.mjs';
import { PlainFailure, runProgram, step } from '../src/steps.mjs';

/** The line by which the program says that everything answers. */
const READY = 'TROTH_READY';

/** @param {{ name: string, port: number }[]} ports */
function welcome(ports) {
  const width = Math.max(...ports.map(({ name }) => name.length));
  const rows = ports.slice(1).map(({ name, port }) => `    ${name.padEnd(width)}  http://127.0.0.1:${port}`);
  const people = process.env.OIDC_ISSUER
    ? []
    : [
        '',
        `  Demo sign-ins, password ${demoPassword}:`,
        ...demoPeople.map(([portal, names, what]) => `    ${portal.padEnd(8)}  ${names}  (${what})`),
      ];
  const mail = process.env.SMTP_URL
    ? []
    : ['', `  Mail that Troth sends arrives at http://127.0.0.1:${ports[0]?.port}/inbox`];
  return [
    '',
    '  Troth is running.',
    '',
    ...rows,
    ...people,
    ...mail,
    '',
    '  Troth is not legal advice. Stop it with Ctrl-C.',
    '',
  ].join('\n');
}

/**
 * Room for what lives shortly, in MB. An agreement's assembly makes three; in the usual 16 the collector met several in
 * the making and copied what was soon thrown away, which took as long as the assembly. As in the API's own `start`.
 */
const SHORT_LIVED_MB = 64;

/** @param {{ name: string, port: number }[]} ports */
async function serve(ports) {
  const main = join(houseRoot, 'apps', 'api', 'dist', 'main.js');
  const program = spawn(process.execPath, [`--max-semi-space-size=${SHORT_LIVED_MB}`, main], {
    cwd: houseRoot,
    env: { ...toolEnvironment(), NODE_ENV: process.env.NODE_ENV ?? 'production', TROTH_LAUNCHED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => program.once('close', (code, signal) => resolve(code ?? signal)));
  let isStopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isStopping) process.stdout.write('\n  Stopping …\n');
      isStopping = true;
      // The terminal's Ctrl-C reaches the program too; a second signal of the same kind is harmless there.
      program.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  const lines = createInterface({ input: program.stdout });
  await step('Opening the data folder and starting', () =>
    Promise.race([
      new Promise((resolve) =>
        lines.on('line', (line) => (line.startsWith(READY) ? resolve(undefined) : process.stdout.write(`${line}\n`))),
      ),
      ended.then((how) => {
        if (!isStopping) throw new PlainFailure(`Troth did not start (it ended with ${how}). The reason stands above.`);
      }),
    ]),
  );
  if (!isStopping) process.stdout.write(`${welcome(ports)}\n`);
  const how = await ended;
  if (isStopping) process.stdout.write('  Stopped. Your data is kept.\n');
  else throw new PlainFailure(`Troth ended by itself with ${how}.`);
}

runProgram(async () => {
  const ports = chosenPorts(process.env);
  await requireFreePorts(ports);
  await ensureInstalled();
  await step('Building what changed', () => turbo(['build', '--filter=./apps/*', '--output-logs=errors-only']));
  await serve(ports);
});
