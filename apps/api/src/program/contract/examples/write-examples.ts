// `pnpm --filter @troth/api examples [test files]`: runs the API's tests, all or the named ones, and keeps an example of
// each operation from what they sent and were answered. Those of operations that they did not call stay as they are.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../kernel/package-root';
import type { RecordedCall } from '../../../testing/record-calls';
import { operations } from '../../operations';
import { chooseExample, speaksJson } from './example';
import { EXAMPLES_FILE, examplesText, readExamples } from './examples-file';

const folder = mkdtempSync(join(tmpdir(), 'troth-examples-'));
try {
  const { status } = spawnSync(
    join(packageRoot(), 'node_modules', '.bin', 'vitest'),
    ['run', ...process.argv.slice(2)],
    {
      cwd: packageRoot(),
      env: { ...process.env, TROTH_RECORD_EXAMPLES: folder },
      stdio: 'inherit',
    },
  );
  // A new operation has no example yet, and the test of the contract says so: its calls are kept all the same.
  if (status !== 0) process.stderr.write('Some tests failed; what the others sent is kept.\n');
  const calls = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedCall);
  const byId = new Map<string, RecordedCall[]>();
  for (const call of calls) byId.set(call.id, [...(byId.get(call.id) ?? []), call]);
  const before = readExamples();
  const examples = operations.filter(speaksJson).flatMap((operation) => {
    const example = chooseExample(operation, byId.get(operation.id) ?? []) ?? before[operation.id];
    return example === undefined ? [] : [[operation.id, example] as const];
  });
  writeFileSync(EXAMPLES_FILE, examplesText(Object.fromEntries(examples)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
