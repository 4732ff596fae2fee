import { oneAnswerChanges, wrongCauses } from '@troth/agreement/testing';
import { print } from './figures';

/** Whether redlines name only causes that happened: every change of one answer, of which the tests take a sample. */
const counts = { changes: 0, untrue: 0, missing: 0 };
for (const change of oneAnswerChanges()) {
  const { untrue, missing } = wrongCauses(change);
  counts.changes += 1;
  counts.untrue += untrue.length;
  counts.missing += missing.length;
  for (const cause of untrue) print(`${change.name}: ${cause} did not happen`);
  for (const key of missing) print(`${change.name}: ${key} has no cause`);
}
print(`${counts.changes} changes: ${counts.untrue} untrue causes, ${counts.missing} changed texts without a cause`);
if (counts.untrue + counts.missing > 0) process.exitCode = 1;
