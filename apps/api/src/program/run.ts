import { ConfigError, readConfig } from '../kernel/config/config';
import { printFindings } from './self-check';
import { startProgram } from './start';
import { StartFailure } from '../kernel/start-failure';
import { seedDemo } from './seed/seed';
import { text } from '../kernel/texts';

const say = (words: string) => process.stderr.write(`${words}\n`);

/** Starts the program, says when everything answers, and ends with a signal or with the reason why it could not start. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (error instanceof StartFailure || error instanceof ConfigError) say(error.message);
    else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const isLaunched = process.env['TROTH_LAUNCHED'] === '1';
  const config = readConfig(process.env);
  const program = await startProgram(config, isLaunched);
  const { services, identity, warnings } = program;
  let isStopping = false;
  const stop = (how: string) => {
    if (isStopping) return;
    isStopping = true;
    services.logger.info({ how }, 'stopping');
    program.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  const { DEMO_PEOPLE: demoPeople, INBOX: inbox } = config.standIns;
  const hasDemoPeople = identity !== null && (demoPeople === 'LOOPBACK' || demoPeople === 'EVERYONE');
  if (hasDemoPeople) await seedDemo(services, identity);
  if (warnings.length > 0) say(`${text('doctor.warnings')}\n${printFindings(warnings)}`);
  services.logger.info({ origins: config.origins, database: config.database.kind }, 'ready');
  // The launcher waits for this line.
  const ready = {
    origins: config.origins,
    hasDemoPeople,
    hasInbox: inbox !== 'OFF',
    hasOwnIdentity: identity !== null,
    isLoopbackOnly: config.isLoopbackOnly,
  };
  process.stdout.write(`TROTH_READY ${JSON.stringify(ready)}\n`);
}
