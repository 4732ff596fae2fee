import { describe, expect, it } from 'vitest';
import { csvCell, csvReply } from './csv';

describe('a cell', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [-5, '-5'],
    [true, 'true'],
    ['plain', 'plain'],
    ['Nguyễn', 'Nguyễn'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('is a file of lines in UTF-8', async () => {
  const reply = csvReply('some.csv', ['a', 'b'], [['é', 1]]);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="some.csv"');
  expect(Buffer.from(await reply.arrayBuffer()).toString('utf8')).toBe('\uFEFFa,b\r\né,1\r\n');
});
