// `npm run dev`: all apps with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { houseRoot } from '../src/house.mjs';
import { ensureInstalled, toolEnvironment, turbo } from '../src/installation.mjs';
import { chosenPorts, requireFreePorts } from '../src/ports.mjs';
import { runProgram, step } from '../src/steps.mjs';

runProgram(async () => {
  await requireFreePorts(chosenPorts(process.env));
  await ensureInstalled();
  await step('Preparing the message catalogs and the database image', () =>
    turbo(['messages', 'build', '--filter=@troth/api...', '--output-logs=errors-only']),
  );
  const dev = spawn(
    join(houseRoot, 'node_modules', '.bin', 'turbo'),
    ['run', 'dev', '--filter=./apps/*', '--ui=stream'],
    {
      cwd: houseRoot,
      // Vite serves the portals at their ports; those that an earlier `npm start` has built stay out of its way.
      env: { ...toolEnvironment(), TROTH_SERVE_PORTALS: 'false' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => dev.kill(signal));
  await new Promise((resolve) => dev.once('close', resolve));
});
