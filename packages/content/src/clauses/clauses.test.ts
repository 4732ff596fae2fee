import type { ClauseInclusion } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions';
import { TERM_KEYS } from '../terms';
import { buildTemplate } from './build';
import { placedClauses, templateProblems } from './checks';
import { agreementJurisdiction, agreementTemplate, OPTIONS_WITHOUT_TEXT, TYPED_WITHOUT_TEXT } from './index';
import { PUBLIC_ASSISTANCE_STATES } from './sections/support';

const clauses = placedClauses(agreementTemplate);
const inclusions = clauses.flatMap(({ clause }) =>
  [clause.when, ...clause.parts.map((part) => part.when)].filter((when): when is ClauseInclusion => when !== null),
);
const conditions = inclusions.flatMap(({ all, any }) => [...all, ...any]);
const texts = clauses.flatMap(({ clause }) => clause.parts.map((part) => part.text));

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

  it('lets every option have an effect or says why it has none', () => {
    const read = new Set(
      conditions.flatMap(({ questionKey, optionKeys }) => optionKeys.map((option) => `${questionKey}.${option}`)),
    );
    const silent = agreementTemplate.questions
      .flatMap((question) => question.options.map((option) => `${question.key}.${option.key}`))
      .filter((path) => !read.has(path));
    expect(silent.toSorted()).toEqual(Object.keys(OPTIONS_WITHOUT_TEXT).toSorted());
  });

  it('prints or weighs what is typed, or says why not', () => {
    const read = new Set([
      ...conditions.map(({ questionKey }) => questionKey),
      ...texts.flatMap((text) => [...text.matchAll(/\{\{\w+\.(?:[AB]\.)?(\w+)\}\}/g)].map((match) => match[1])),
    ]);
    const silent = agreementTemplate.questions.filter(({ key, options }) => options.length === 0 && !read.has(key));
    expect(silent.map(({ key }) => key).toSorted()).toEqual(Object.keys(TYPED_WITHOUT_TEXT).toSorted());
  });

  it('can reach every clause: no clause asks for a state or fact that no state has', () => {
    const facts = ['true', 'false'].flatMap((hasEntries) =>
      jurisdictions.map(({ law, templateState }) => ({
        state: law.abbreviation,
        distributionLaw: law.distributionLaw,
        spousalSupportLaw: law.spousalSupportLaw,
        governingActKind: law.governingAct.kind,
        deathRightsWaivable: String(law.deathRights.mayWaive),
        witnessRequired: String(templateState.witnessRequired),
        entriesOfA: hasEntries,
        entriesOfB: hasEntries,
        jointEntries: hasEntries,
      })),
    );
    const isPossible = (all: readonly ClauseInclusion[]) =>
      facts.some((state) =>
        all.every(
          (when) =>
            (when.inStates.length === 0 || when.inStates.includes(state.state)) &&
            !when.notInStates.includes(state.state) &&
            when.facts.every(({ fact, isOneOf }) => isOneOf.includes(state[fact])),
        ),
      );
    const unreachable = clauses.flatMap(({ clause, inclusions: above }) => [
      ...(isPossible(above) ? [] : [clause.key]),
      ...clause.parts.flatMap((part, index) =>
        part.when === null || isPossible([...above, part.when]) ? [] : [`${clause.key}, part ${index + 1}`],
      ),
    ]);
    expect(unreachable).toEqual([]);
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
