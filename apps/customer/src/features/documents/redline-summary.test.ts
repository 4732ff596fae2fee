import type { components } from '@troth/api-client';
import { describe, expect, it } from 'vitest';
import { changesInOneLine, countChanges } from './redline-summary';

type Schemas = components['schemas'];
type Clause = Extract<Schemas['RedlineMember'], { type: 'clause' }>;

const clause = (changes: Partial<Clause>): Clause => ({
  type: 'clause',
  key: 'k',
  kind: 'clause',
  standing: 'KEPT',
  number: { before: '1', after: '1' },
  isReworded: false,
  textStyle: null,
  listStyle: 'NONE',
  isSeparatePage: false,
  heading: null,
  blocks: null,
  children: null,
  causes: [],
  answers: [],
  ...changes,
});
const redline = (clauses: Schemas['RedlineMember'][], hasChanges = true): Schemas['AgreementRedline'] => ({
  formatVersion: 1,
  hasChanges,
  title: [],
  titleCauses: [],
  sections: [
    { key: 's', standing: 'KEPT', number: { before: '1', after: '1' }, title: null, clauses: null, causes: [] },
    { key: 'u', standing: 'KEPT', number: { before: '2', after: '2' }, title: null, clauses, causes: [] },
  ],
});

describe('what changed, in one line', () => {
  it('counts each clause once, children by themselves', () => {
    const counts = countChanges(
      redline([
        { type: 'same', key: 'a' },
        { type: 'movedAway', key: 'b' },
        clause({ standing: 'MOVED_HERE' }),
        clause({ standing: 'MOVED_HERE', isReworded: true }),
        clause({ standing: 'INSERTED', isReworded: true }),
        clause({ children: [clause({ isReworded: true }), clause({ standing: 'DELETED' })] }),
      ]),
    );
    expect(counts).toEqual({ reworded: 2, inserted: 1, deleted: 1, moved: 1 });
  });

  it.each<[string, Schemas['AgreementRedline'], string]>([
    ['one', redline([clause({ isReworded: true })]), 'one clause reworded'],
    [
      'several',
      redline([clause({ isReworded: true }), clause({ isReworded: true }), clause({ standing: 'DELETED' })]),
      '2 clauses reworded, one clause removed',
    ],
    ['a clause that is only numbered anew', redline([clause({})]), 'only headings or numbers'],
    ['nothing', redline([], false), 'nothing in the text'],
  ])('says %s', (_name, given, words) => expect(changesInOneLine(given)).toBe(words));
});
