import { SIGNING_PAPERS } from '@troth/domain/signing';
import { describe, expect, it } from 'vitest';
import { fillPaper, SIGNING_PAPER_WORDS } from './papers';

const values = {
  name: 'Linh Nguyễn',
  other: 'Avi O’Brien-Smith',
  a: 'Linh Nguyễn',
  b: 'Avi O’Brien-Smith',
  document: 'Premarital Agreement',
  state: 'California',
};

describe('papers that are signed besides the agreement', () => {
  it.each(SIGNING_PAPERS)('%s names the people as they are printed, and nothing unknown', (kind) => {
    const { paragraphs, terms, withAttorney, inStates } = SIGNING_PAPER_WORDS[kind];
    const all = [
      ...paragraphs,
      ...(terms === null ? [] : [terms.lead, terms.none, ...terms.after]),
      withAttorney ?? '',
    ];
    const filled = [...all, ...Object.values(inStates)].map((words) => fillPaper(words, values)).join('\n');
    expect(filled).not.toMatch(/[{}]/);
    expect(filled).toContain('Linh Nguyễn');
    expect(filled).toContain('Premarital Agreement');
  });

  it('refuses a name that nobody gave', () => {
    expect(() => fillPaper('I, {{nobody}}', values)).toThrow('nobody');
  });

  it('leave the days and the giver of the explanation to be written in (Cal. Fam. Code § 1615(c))', () => {
    expect(SIGNING_PAPER_WORDS.COUNSEL_WAIVER.paragraphs.join(' ')).toMatch(/On _+, at least seven calendar days/);
    expect(SIGNING_PAPER_WORDS.RIGHTS_EXPLANATION.terms?.after.join(' ')).toMatch(/given to me by _+/);
  });
});
