import { describe, expect, it } from 'vitest';
import { agreementTemplate } from './clauses';
import { jurisdictions } from './jurisdictions';
import { questionnaireSections } from './questionnaire';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY_BEFORE_MONTH = new RegExp(`.{0,30}\\b\\d{1,2} (?:${MONTHS})\\b`, 'g');
const foundIn = (content: unknown) => JSON.stringify(content).match(DAY_BEFORE_MONTH) ?? [];

describe('dates in what couples read', () => {
  it.each([
    ['questions', questionnaireSections],
    ['clauses', agreementTemplate],
    ['facts of law', jurisdictions],
  ])('have the month first, as the agreement prints them: %s', (_what, content) => {
    expect(foundIn(content)).toEqual([]);
  });

  it('are noticed the other way round', () => {
    expect(foundIn({ note: 'In force since 31 January 2023.' })).toEqual(['{"note":"In force since 31 January']);
  });
});
