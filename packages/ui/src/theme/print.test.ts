import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.module.css'));

it.each(sheets)('%s: what says something by its color alone keeps it on paper', (file) => {
  const blocks = readFileSync(join(source, file), 'utf8').match(/\{[^{}]*\}/g) ?? [];
  const lost = blocks.filter(
    (block) => block.includes('forced-color-adjust: none') && !block.includes('print-color-adjust'),
  );
  expect(lost).toEqual([]);
});
