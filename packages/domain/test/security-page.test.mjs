import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { retentionTable } from '../src/retention/retention';

/** A table's words: formatting pads its columns. */
const words = (/** @type {string} */ text) => text.replaceAll(/-+/g, '-').replaceAll(/[ \t]+/g, ' ');

it('SECURITY.md says how long things are kept as they are kept (ASVS 5.0, 14.2.7)', () => {
  const page = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8');
  expect(words(page)).toContain(words(retentionTable()));
});
