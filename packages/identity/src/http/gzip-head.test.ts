import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipHead } from './gzip-head';

const head = '<style>'.padEnd(9_000, 'a{color:red}');
// Longer than what deflate stores in one piece.
const rest = `<p>Zoë</p>${'secret '.repeat(12_000)}`;

it('is a page in gzip', () => {
  expect(gunzipSync(gzipHead(head, rest)).toString()).toBe(head + rest);
});

it('compresses the head alone: what else a page holds does not tell by its length that it repeats', () => {
  expect(gzipHead(head, '').length).toBeLessThan(300);
  expect(gzipHead(head, head).length).toBeGreaterThan(head.length);
  const lengthWith = (guess: string) => gzipHead(head, `${guess} secret`).length;
  expect(lengthWith('secret')).toBe(lengthWith('guesse'));
  expect(gzipHead(head, rest).includes(rest.slice(-10_000))).toBe(true);
});
