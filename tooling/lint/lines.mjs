// Counts lines of source by package: code as it is written, without tests, generated files and what is no code.
// Usage: node tooling/lint/lines.mjs [commit [other commit]]; with two commits it says what each package gained or lost.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

const isSource = (file) =>
  /^(apps|packages|tooling)\//.test(file) &&
  /\.(ts|tsx|mts|mjs|js|css|sql)$/.test(file) &&
  !/\.(test|spec)\.|\/(generated|testing|test|tests|trial|dist)\/|test-setup/.test(file);

/** Lines by package. An empty file against the commit's, so that `--numstat` counts them all. */
function linesOf(commit) {
  const nothing = git('hash-object', '-t', 'tree', '/dev/null').trim();
  const lines = new Map();
  for (const row of git('diff', '--numstat', '--no-renames', nothing, commit).split('\n')) {
    const [added, , file = ''] = row.split('\t');
    if (!isSource(file)) continue;
    const name = file.split('/').slice(0, 2).join('/');
    lines.set(name, (lines.get(name) ?? 0) + Number(added));
  }
  return lines;
}

const [first = 'HEAD', second] = process.argv.slice(2);
const before = linesOf(first);
const after = second === undefined ? null : linesOf(second);
const sum = (lines) => [...lines.values()].reduce((total, count) => total + count, 0);
const row = (name, old, next) =>
  `${name.padEnd(22)}${String(old).padStart(8)}${next === null ? '' : `${String(next).padStart(8)}${String(next - old).padStart(8)}`}`;
for (const name of [...new Set([...before.keys(), ...(after?.keys() ?? [])])].sort())
  console.log(row(name, before.get(name) ?? 0, after === null ? null : (after.get(name) ?? 0)));
console.log(row('all', sum(before), after === null ? null : sum(after)));
