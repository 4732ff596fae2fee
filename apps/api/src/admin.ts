import { ConfigError, readConfig } from './config';
import { openProgram } from './program/start';
import { StartFailure } from './program/start-failure';
import { createAdmin } from './admin/create-admin';
import { rotateAuditKey } from './admin/rotate-audit-key';
import { rotateRootKey } from './admin/rotate-root-key';
import { text } from './texts';

const say = (words: string) => process.stdout.write(`${words}\n`);

/**
 * `create-admin <email>` is the one way to an admin besides the seed (decision 1); `rotate-root-key` wraps the data keys
 * anew (docs/decisions/0017-sealed-at-rest.md), `rotate-audit-key` signs audit logs with a new key from now on
 * (docs/decisions/0041-audit-trail.md).
 */
async function run([command, email]: readonly string[]): Promise<number> {
  const isCreation = command === 'create-admin' && email !== undefined;
  if (!isCreation && command !== 'rotate-root-key' && command !== 'rotate-audit-key') {
    say(text('cli.usage'));
    return 2;
  }
  const program = await openProgram(readConfig(process.env), true);
  try {
    if (isCreation) say(await createAdmin(program.services, program.identity, email));
    else if (command === 'rotate-root-key') say(await rotateRootKey(program.services));
    else say(await rotateAuditKey(program.services));
    return 0;
  } finally {
    await program.close();
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isPlain = error instanceof StartFailure || error instanceof ConfigError;
    process.stderr.write(
      `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  },
);
