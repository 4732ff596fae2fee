import { ConfigError, readConfig } from './config';
import { openProgram } from './program/start';
import { StartFailure } from './program/start-failure';
import { createAdmin } from './admin/create-admin';
import { text } from './texts';

const say = (words: string) => process.stdout.write(`${words}\n`);

/** `node dist/admin.js create-admin <email>`: the one way to an admin besides the seed (decision 1). */
async function run([command, email]: readonly string[]): Promise<number> {
  if (command !== 'create-admin' || email === undefined) {
    say(text('cli.usage'));
    return 2;
  }
  const program = await openProgram(readConfig(process.env), true);
  try {
    say(await createAdmin(program.services, program.identity, email));
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
