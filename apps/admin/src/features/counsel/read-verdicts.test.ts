import { describe, expect, it } from 'vitest';
import { readVerdicts } from './read-verdicts';

const hash = 'a'.repeat(32);
const head = 'kind,key,content_hash,title,verdict,note';
const read = (...lines: string[]) => readVerdicts(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`);

describe('verdicts from a table', () => {
  it('are those of the lines that have one, in whatever case', () => {
    expect(read(`CLAUSE,one,${hash},Debts,approved,"Fine, but ""half"""`, `CLAUSE,two,${hash},Home,,`)).toEqual({
      verdicts: [{ kind: 'CLAUSE', key: 'one', contentHash: hash, verdict: 'APPROVED', note: 'Fine, but "half"' }],
      unreadable: [],
    });
  });

  it('leave out the mark that keeps a spreadsheet from calculating', () => {
    expect(read(`CLAUSE,one,${hash},Debts,READ,'=half`).verdicts[0]?.note).toBe('=half');
  });

  it.each([
    ['an unknown verdict', `CLAUSE,one,${hash},Debts,maybe,`],
    ['an unknown kind', `PAGE,one,${hash},Debts,READ,`],
    ['a broken hash', 'CLAUSE,one,1.2E+31,Debts,READ,'],
    ['no key', `CLAUSE,,${hash},Debts,READ,`],
  ])('name the line with %s', (_name, line) => {
    expect(read(`CLAUSE,two,${hash},Home,READ,`, line).unreadable).toEqual([3]);
  });
});
