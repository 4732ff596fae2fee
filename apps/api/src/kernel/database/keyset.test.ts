import { describe, expect, it } from 'vitest';
import { pageOfRows } from './keyset';

const rows = ['a', 'b', 'c', 'd', 'e'];
const pageOf = (request: { limit: number; after?: string; before?: string }, listed = rows) => {
  const found = pageOfRows(rows, { cursorOf: (row) => row, isListed: (row) => listed.includes(row) }, request);
  const { nextCursor, previousCursor, total } = found.page;
  return [found.rows.join(''), previousCursor, nextCursor, total];
};

describe('a page of rows that no query can order', () => {
  it.each([
    [{ limit: 2 }, ['ab', null, 'b', 5]],
    [{ limit: 2, after: 'b' }, ['cd', 'c', 'd', 5]],
    [{ limit: 2, after: 'd' }, ['e', 'e', null, 5]],
    [{ limit: 2, after: 'e' }, ['', null, null, 5]],
    [{ limit: 2, before: 'e' }, ['cd', 'c', 'd', 5]],
    [{ limit: 2, before: 'b' }, ['a', null, 'a', 5]],
    [{ limit: 2, before: 'a' }, ['', null, null, 5]],
    [{ limit: 5 }, ['abcde', null, null, 5]],
    [{ limit: 4 }, ['abcd', null, 'd', 5]],
    [{ limit: 2, after: 'x' }, ['', null, null, 5]],
  ] as const)('%j', (request, expected) => {
    expect(pageOf(request)).toEqual(expected);
  });

  it('begins beside a row that is not listed', () => {
    expect(pageOf({ limit: 1, after: 'c' }, ['a', 'd', 'e'])).toEqual(['d', 'd', 'd', 3]);
    expect(pageOf({ limit: 1, before: 'c' }, ['a', 'd', 'e'])).toEqual(['a', null, 'a', 3]);
  });
});
