import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { houseRoot } from './house.mjs';

/** Other ways to cite a decision. A migration is never edited, so those that ran keep theirs. */
const OTHER_FORMS = [
  /\b[Dd]ecisions?(?:\s|\n\s*(?:\*|\/\/)\s)(?:rows? |records? )?\d/,
  /\b[Rr]ecords? \d{4}\b/,
  /\b[Rr]ow \d+ of (?:ADR|record)\b/,
];
const PATH = /docs\/decisions\/\d{4}/;

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'tooling', 'docs', '*.md'], {
  cwd: houseRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|m[jt]s|js|css|md)$/.test(file) && existsSync(join(houseRoot, file)));
const texts = files.map((file) => ({ file, text: readFileSync(join(houseRoot, file), 'utf8') }));

it('cites product decisions as D17 and records as ADR 0017', () => {
  const found = texts.flatMap(({ file, text }) =>
    [...OTHER_FORMS, ...(file.endsWith('.md') ? [] : [PATH])].flatMap((form) => {
      const match = form.exec(text)?.[0];
      return match === undefined || file.endsWith('citations.test.mjs') ? [] : [`${file}: ${match}`];
    }),
  );
  expect(found, 'Write D17 for a product decision, ADR 0017 for a record.').toEqual([]);
});

it('cites records that exist', () => {
  const known = new Set(readdirSync(join(houseRoot, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const cited = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bADR (\d{4})\b/g)].map(([, number = '']) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});
