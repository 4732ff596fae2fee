import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, csvLine } from './csv';
import { readCsv } from '../testing/read-csv';

describe('a cell', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [-5, '-5'],
    ['-12.05', '-12.05'],
    [true, 'true'],
    ['plain', 'plain'],
    ['Nguyễn', 'Nguyễn'],
    ['1-1', '1-1'],
    ['’quoted’', '’quoted’'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
  ])('%j is written as %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`));

  it.each(['=1+1', '+1', '-1+1', '-', '@SUM(A1)', '\tx', '\rx', ' =1', '＝1', '=HYPERLINK("x","y")'])(
    '%j runs nothing',
    (cell) => expect(readCsv(csvLine([cell]))).toEqual([[`'${cell}`]]),
  );

  it('is read again as it was written, behind its guard at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@,";\r\n\t \u00e9a1') }), (cell) => {
        const [[first = ''] = [], ...rest] = readCsv(csvLine([cell]));
        expect([cell, `'${cell}`]).toContain(first);
        if (!/^-\d+$/.test(first)) expect(first).not.toMatch(/^\s*[=+\-@]/);
        expect(rest).toEqual([]);
      }),
    );
  });
});

it('a file is marked as UTF-8 and has one line a record', () =>
  expect(
    csvFile([
      ['a', 'b'],
      ['é', 1],
    ]),
  ).toBe('\uFEFFa,b\r\né,1\r\n'));
