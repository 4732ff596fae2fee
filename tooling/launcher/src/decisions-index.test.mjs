import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { houseRoot } from './house.mjs';

const folder = join(houseRoot, 'docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
/** @param {string} file */
const titleOf = (file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n', 1)
    .join('')
    .replace(/^# \d+\. /, '');

it('lists each decision record once, under its own title', () => {
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.*)$/gm)].map(
    ([, number = '', file = '', title = '']) => ({
      number,
      file,
      title,
    }),
  );
  expect(new Set(listed.map(({ file }) => file)).size).toBe(listed.length);
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  expect(files.filter((file) => !listed.some((one) => one.file === file))).toEqual([]);
  for (const { number, file, title } of listed) {
    expect(files).toContain(file);
    expect(file.slice(0, 4)).toBe(number);
    expect(title).toBe(titleOf(file));
  }
});
