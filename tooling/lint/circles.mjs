// Counts import circles: between the folders of apps/api/src, two levels deep, and between files of the whole repository.
// Types are left out, since they are gone at run time. Usage: node tooling/lint/circles.mjs [most folders] [most files]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const API = 'apps/api/src/';
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The modules that a file imports by value, as written. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!(isImport || ts.isExportDeclaration(statement)) || statement.moduleSpecifier === undefined) return [];
    const clause = isImport ? statement.importClause : statement;
    if (clause?.isTypeOnly) return [];
    const names = (isImport ? clause?.namedBindings : clause.exportClause)?.elements;
    const isTypesOnly = names?.length > 0 && names.every((name) => name.isTypeOnly) && clause.name === undefined;
    return isTypesOnly ? [] : [statement.moduleSpecifier.text];
  });
}

function graphOfFiles() {
  const listed = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: root, encoding: 'utf8' }).split('\n');
  const isCode = (file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|\/(testing|test|generated)\//.test(file);
  const files = new Set(listed.filter((file) => isCode(file) && existsSync(join(root, file))));
  const found = (from, specifier) => {
    const path = join(dirname(from), specifier);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => files.has(candidate));
  };
  const targets = (file) =>
    importsOf(file).flatMap((specifier) => (specifier.startsWith('.') ? (found(file, specifier) ?? []) : []));
  return new Map([...files].map((file) => [file, new Set(targets(file))]));
}

/** Sets of nodes of which each reaches every other, the largest first (Tarjan). */
function circlesOf(graph) {
  const number = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];
  const visit = (node) => {
    number.set(node, number.size);
    lowest.set(node, number.get(node));
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!number.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== number.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!number.has(node)) visit(node);
  return circles.sort((one, other) => other.length - one.length);
}

function graphOfFolders(files) {
  const folderOf = (file) => dirname(file.slice(API.length)).split('/').slice(0, 2).join('/');
  const folders = new Map();
  for (const [file, targets] of files) {
    if (!file.startsWith(API)) continue;
    const known = folders.get(folderOf(file)) ?? new Set();
    for (const target of targets) {
      if (target.startsWith(API) && folderOf(target) !== folderOf(file)) known.add(folderOf(target));
    }
    folders.set(folderOf(file), known);
  }
  return folders;
}

const [mostFolders = 2, mostFiles = 0] = process.argv.slice(2).map(Number);
const files = graphOfFiles();
const folders = graphOfFolders(files);
const circles = { folders: circlesOf(folders), files: circlesOf(files) };
for (const [what, count, most] of [
  ['folders', folders.size, mostFolders],
  ['files', files.size, mostFiles],
]) {
  const largest = circles[what][0]?.length ?? 0;
  console.log(`${count} ${what}: ${circles[what].length} circles, the largest of ${largest} (at most ${most})`);
  for (const circle of circles[what]) console.log(`  ${circle.join(' ↔ ')}`);
  if (largest > most) process.exitCode = 1;
}
