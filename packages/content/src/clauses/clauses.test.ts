import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions';
import { TERM_KEYS } from '../terms';
import { buildTemplate } from './build';
import { placedClauses, templateProblems } from './checks';
import { agreementJurisdiction, agreementTemplate } from './index';
import { PUBLIC_ASSISTANCE_STATES } from './sections/support';

const clauses = placedClauses(agreementTemplate);

describe('the clause library', () => {
  it('has the fifteen sections of the outline, in order', () => {
    expect(agreementTemplate.sections.map((section) => section.key)).toEqual([
      'front',
      'effect',
      'disclosure',
      'separate',
      'shared',
      'home',
      'debt',
      'daily',
      'support',
      'death',
      'family',
      'life',
      'general',
      'sign',
      'sched',
    ]);
  });

  it('is sound: every placeholder, question, option, term and reference is known', () => {
    expect(templateProblems(agreementTemplate)).toEqual([]);
  });

  it('gives each article a heading and a plain-language summary', () => {
    const bare = agreementTemplate.sections
      .filter((section) => section.kind === 'ARTICLES')
      .flatMap((section) => section.clauses)
      .filter((clause) => clause.heading === null || clause.summary === null);
    expect(bare.map((clause) => clause.key)).toEqual([]);
  });

  it('says of every clause that counsel has not reviewed it', () => {
    expect(clauses.every(({ clause }) => !clause.reviewedByCounsel)).toBe(true);
  });

  it('takes the state’s own words for the terms that the state names', () => {
    const keys = agreementTemplate.terms.map((term) => term.key);
    for (const key of ['maritalProperty', 'separateProperty', 'spousalSupport'] as const) {
      expect(keys).toContain(key);
      expect(TERM_KEYS).toContain(key);
    }
  });

  it('says that a court may keep a spouse off public assistance just where the law’s facts say so', () => {
    const states = jurisdictions
      .filter(({ law }) => /public (?:assistance|charge)/.test(law.spousalSupportBasis))
      .map(({ law }) => law.abbreviation);
    expect(PUBLIC_ASSISTANCE_STATES.toSorted()).toEqual(states.toSorted());
  });

  it('finds every jurisdiction’s facts', () => {
    for (const { law } of jurisdictions)
      expect(agreementJurisdiction(law.abbreviation).templateState.statute).not.toBe('');
  });
});

describe('building a template', () => {
  const build = (clause: { parts: string[]; key: string }) => () =>
    buildTemplate({
      id: agreementTemplate.id,
      version: 'test',
      sections: [
        {
          key: 'one',
          title: 'One',
          kind: 'ARTICLES',
          listStyle: 'NUMERIC',
          clauses: [{ key: clause.key, parts: clause.parts }],
        },
      ],
      terms: [],
      questions: [],
    });

  it.each([
    ['a placeholder outside the grammar', 'Hello {{nobody.name}}.', 'Unknown placeholder {{nobody.name}}'],
    ['a question that does not exist', 'It is {{answer.no_such}}.', 'there is no question no_such'],
    ['a term that is not defined', 'It is {{term.noSuch}}.', 'there is no term noSuch'],
    ['a clause that does not exist', 'See {{ref.no_such}}.', 'there is no clause no_such'],
    ['a brace that stands alone', 'It is {odd.', 'A brace stands alone'],
  ])('refuses %s', (_what, text, message) => {
    expect(build({ key: 'test', parts: [text] })).toThrow(message);
  });
});
