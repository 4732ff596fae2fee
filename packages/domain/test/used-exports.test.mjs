import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'test-results', '.turbo']);
/** What only tests, benchmarks and their helpers run. */
const FOR_TESTS =
  /\.test\.|\.spec\.|\/testing|\/test\/|-builder\.ts$|test-support|random-questionnaire|naive-reference|sample-entries|tooling\/(e2e|bench)/;

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !FOR_TESTS.test(path) ? [path] : [];
  });

const withoutComments = (file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const namesIn = (code) => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Of the questionnaire, and no screen asks for them: they go with the next change there. */
const OF_QUESTIONNAIRE = new Set(['LOWERCASE_SECTION_STATUSES', 'sectionBySlug', 'firstSectionView']);
/** The table of SECURITY.md is made with it, and a test compares the two. */
const OF_DOCUMENTS = new Set(['retentionTable']);

it('every constant and function of the domain is run by the product', () => {
  const codeOf = new Map(
    ['apps', 'packages'].flatMap((folder) => sources(join(root, folder))).map((file) => [file, withoutComments(file)]),
  );
  const uses = new Map();
  for (const code of codeOf.values()) for (const name of namesIn(code)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const exported = [...codeOf]
    .filter(([file]) => file.startsWith(join(root, 'packages/domain/src')))
    .flatMap(([, code]) => [...code.matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm)])
    .map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(500);
  const unused = exported.filter((name) => uses.get(name) === 1);
  const allowed = new Set([...OF_QUESTIONNAIRE, ...OF_DOCUMENTS]);
  expect(unused.filter((name) => !allowed.has(name))).toEqual([]);
  expect([...allowed].filter((name) => !unused.includes(name))).toEqual([]);
});
