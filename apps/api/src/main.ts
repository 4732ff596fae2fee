import { ConfigError, readConfig } from './config';
import { startProgram } from './program/start';
import { StartFailure } from './program/start-failure';
import { seedDemo } from './seed/seed';

const say = (words: string) => process.stderr.write(`${words}\n`);

async function main(): Promise<void> {
  const isLaunched = process.env['TROTH_LAUNCHED'] === '1';
  const config = readConfig(process.env);
  const program = await startProgram(config, isLaunched);
  const { services, identity } = program;
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
  if (identity !== null && config.seed) await seedDemo(services, identity);
  services.logger.info({ origins: config.origins, database: config.database.kind }, 'ready');
  // The launcher waits for this line.
  process.stdout.write(`TROTH_READY ${JSON.stringify(config.origins)}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof StartFailure || error instanceof ConfigError) say(error.message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
