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

/**
 * @typedef {object} Ready What the program says of itself once everything answers.
 * @property {Record<'api' | 'customer' | 'attorney' | 'admin', string>} origins
 * @property {boolean} hasDemoPeople
 * @property {boolean} hasInbox
 * @property {boolean} hasOwnIdentity
 * @property {boolean} isLoopbackOnly
 */

/**
 * @param {{ name: string, port: number }[]} ports
 * @param {Ready} ready
 */
function welcome(ports, { origins, hasDemoPeople, hasInbox, hasOwnIdentity, isLoopbackOnly }) {
  const width = Math.max(...ports.map(({ name }) => name.length));
  const portals = [origins.customer, origins.attorney, origins.admin];
  const rows = ports.slice(1).map(({ name }, index) => `    ${name.padEnd(width)}  ${portals[index]}`);
  const demo = [
    '',
    `  Demo sign-ins, password ${demoPassword}:`,
    ...demoPeople.map(([portal, names, what]) => `    ${portal.padEnd(8)}  ${names}  (${what})`),
    ...(isLoopbackOnly
      ? [
          '    They don’t need a second step on this machine. Every other admin does, and so does any attorney with a client.',
        ]
      : []),
  ];
  const firstAdmin = ['', '  Create the first admin: node apps/api/dist/admin.js create-admin you@example.com'];
  const people = hasDemoPeople ? demo : hasOwnIdentity ? firstAdmin : [];
  const mail = hasInbox ? ['', `  E-mails from Troth arrive at ${origins.api}/inbox`] : [];
  return [
    '',
    '  Troth is running.',
    '',
    ...rows,
    ...people,
    ...mail,
    '',
    '  Troth doesn’t give legal advice. Press Ctrl-C to stop it.',
    '',
  ].join('\n');
}

/**
 * Half of the room for what lives shortly, in MB, of which the program keeps what it has once used. An agreement's assembly
 * makes three; in the usual 16 the collector met several in the making and copied what was soon thrown away, which took
 * as long as the assembly. As in the API's own `start`.
 */
const SHORT_LIVED_MB = 32;

/**
 * Where memory comes from glibc, the typesetter and the pictures give back what they have freed: without these each
 * thread keeps a heap of its own for good.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Node 22 and later keep here what they compiled of the program: a tenth of a restart's processor time. Node 20 knows of none. */
const compiled = { NODE_COMPILE_CACHE: join(houseRoot, 'node_modules', '.cache', 'compiled') };

/** @param {{ name: string, port: number }[]} ports */
async function serve(ports) {
  const main = join(houseRoot, 'apps', 'api', 'dist', 'main.js');
  const program = spawn(process.execPath, [`--max-semi-space-size=${SHORT_LIVED_MB}`, main], {
    cwd: houseRoot,
    env: {
      ...allocator,
      ...compiled,
      ...toolEnvironment(),
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      TROTH_LAUNCHED: '1',
    },
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
  /** @type {Promise<Ready>} */
  const isReady = new Promise((resolve) =>
    lines.on('line', (line) =>
      line.startsWith(READY) ? resolve(JSON.parse(line.slice(READY.length))) : process.stdout.write(`${line}\n`),
    ),
  );
  const ready = await step('Opening the data folder and starting', () =>
    Promise.race([
      isReady,
      ended.then((how) => {
        if (isStopping) return null;
        throw new PlainFailure(`Troth did not start (it ended with ${how}). The reason is above.`);
      }),
    ]),
  );
  if (ready !== null && !isStopping) process.stdout.write(`${welcome(ports, ready)}\n`);
  const how = await ended;
  if (isStopping) process.stdout.write('  Stopped. Your data is safe.\n');
  else throw new PlainFailure(`Troth stopped unexpectedly with ${how}.`);
}

runProgram(async () => {
  const ports = chosenPorts(process.env);
  await requireFreePorts(ports);
  await ensureInstalled();
  await step('Building what changed', () => turbo(['build', '--filter=./apps/*', '--output-logs=errors-only']));
  await serve(ports);
});
