import { readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { parseArgs } from 'node:util';
import { platformCrypto, verifyLog } from '@troth/evidence/audit';
import { readSeal } from '@troth/evidence/seals';
import { z } from 'zod';
import { verdictLines } from './report';
import { text } from '../../kernel/texts';

/** As `GET /audit-keys` answers them. */
const keysSchema = z.array(z.object({ publicKey: z.string() }));

/**
 * `node dist/verify-log.js log.json [agreement.pdf] [--keys keys.json]`: needs the log and the file alone, no network, no
 * database and no account. Leaves with 0 when all is as it was, 1 when something is not, 2 when it could not look.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: 'string' } } });
  const [log, file, ...more] = positionals;
  if (log === undefined || more.length > 0) {
    process.stderr.write(`${text('verify.usage')}\n`);
    return 2;
  }
  const trustedKeys =
    values.keys === undefined
      ? null
      : keysSchema.parse(JSON.parse(readFileSync(values.keys, 'utf8'))).map(({ publicKey }) => publicKey);
  const crypto = platformCrypto(webcrypto.subtle, (said) => new TextEncoder().encode(said));
  const bytes = file === undefined ? null : readFileSync(file);
  const verdict = await verifyLog({ log: readFileSync(log), file: bytes, trustedKeys }, crypto);
  const seal = bytes === null ? null : await readSeal(bytes, crypto);
  process.stdout.write(`${verdictLines(verdict, seal).join('\n')}\n`);
  return verdict.isSound && (seal?.faults.length ?? 0) === 0 ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
