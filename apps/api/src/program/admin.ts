import { type Config, ConfigError, readConfig } from '../kernel/config/config';
import { backupKey, backUp, checkedBackup, restored } from './admin/backup';
import { copyFiles } from './admin/copy-files';
import { createAdmin } from './admin/create-admin';
import { doctor } from './admin/doctor';
import { exportPortals } from './admin/export-portals';
import { rotateAuditKey } from './admin/rotate-audit-key';
import { resetSecondFactorOf } from './admin/reset-second-factor';
import { rotateIdentityKeys } from './admin/rotate-identity-keys';
import { rotateRootKey } from './admin/rotate-root-key';
import { printFindings } from './self-check';
import { openProgram } from './start';
import { StartFailure } from '../kernel/start-failure';
import { removeDemo } from './seed/remove-demo';
import { text } from '../kernel/texts';

type OpenProgram = Awaited<ReturnType<typeof openProgram>>;

const say = (words: string) => process.stdout.write(`${words}\n`);

/** What runs with everything open, by its name. `create-admin` is the one way to an admin besides the seed (D1). */
const commands: Readonly<Record<string, (program: OpenProgram, argument: string | undefined) => Promise<string>>> = {
  // What opens the program prepares its database: a step of a deployment, before its copies start. docs/deploying.md
  migrate: () => Promise.resolve(text('cli.migrated')),
  'create-admin': ({ services, identity }, email) => createAdmin(services, identity, email ?? ''),
  'remove-demo': async ({ services }) => text('cli.demoRemoved', { count: await removeDemo(services) }),
  // ADR 0017
  'rotate-root-key': ({ services }) => rotateRootKey(services),
  // For someone who lost theirs where no admin can help. ADR 0068
  'reset-second-factor': ({ services }, email) => resetSecondFactorOf(services, email ?? ''),
  // ADR 0041
  'rotate-audit-key': ({ services }) => rotateAuditKey(services),
  // ADR 0134
  'rotate-identity-keys': ({ services }) => rotateIdentityKeys(services),
};

/** What opens for itself what it needs, by its name; each needs its argument. */
const ownCommands: Readonly<Record<string, (config: Config, argument: string) => Promise<string>>> = {
  // ADR 0180
  backup: backUp,
  'check-backup': checkedBackup,
  restore: restored,
  'export-portals': exportPortals,
};

const NEEDS_ADDRESS: ReadonlySet<string> = new Set(['create-admin', 'reset-second-factor']);

async function run([name = '', argument]: readonly string[]): Promise<number> {
  if (name === 'doctor') {
    const findings = await doctor(readConfig(process.env), new Date());
    say(printFindings(findings));
    return findings.some(({ severity }) => severity === 'STOP') ? 1 : 0;
  }
  if (name === 'backup-key') {
    say(await backupKey());
    return 0;
  }
  const ownCommand = ownCommands[name];
  if (ownCommand !== undefined && argument !== undefined) {
    say(await ownCommand(readConfig(process.env), argument));
    return 0;
  }
  // Files alone: Troth may run beside it.
  if (name === 'copy-files' && (argument === 'to-bucket' || argument === 'to-folder')) {
    say(await copyFiles(readConfig(process.env), argument));
    return 0;
  }
  const command = commands[name];
  if (command === undefined || (NEEDS_ADDRESS.has(name) && argument === undefined)) {
    say(text('cli.usage'));
    return 2;
  }
  const program = await openProgram(readConfig(process.env), true);
  try {
    say(await command(program, argument));
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
