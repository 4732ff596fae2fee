import { agreementTemplate } from '@troth/content/clauses';
import { type AgreementTemplate, agreementTemplateSchema, type ClauseCondition } from '@troth/domain/agreement';
import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aCouple, type Couple } from '../testing';

/** The library with one clause more, which stands under these conditions. */
function templateWith(when: object): AgreementTemplate {
  const article = agreementTemplate.sections.find(({ kind }) => kind === 'ARTICLES');
  const model = article?.clauses.find((clause) => clause.when === null && clause.block === null);
  if (article === undefined || model === undefined) throw new Error('No clause that is always in');
  const asked = {
    ...model,
    key: 'asked',
    parts: [{ text: 'Asked.', when: null, startsParagraph: false }],
    summary: [],
    children: [],
    when,
  };
  return agreementTemplateSchema.parse({
    ...agreementTemplate,
    sections: agreementTemplate.sections.map((section) =>
      section === article ? { ...section, clauses: [...section.clauses, asked] } : section,
    ),
  });
}

const isIn = (couple: Couple, when: object) =>
  assemble({ ...couple.input(), template: templateWith(when) }).sections.some(({ clauses }) =>
    clauses.some(({ key }) => key === 'asked'),
  );
const meets = (couple: Couple, condition: Partial<ClauseCondition>) => isIn(couple, { all: [condition] });

describe('a template condition (portals spec §3)', () => {
  it.each([
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares a value with 40: %s, just under, at and over it', (comparisonType, expected) => {
    const outcomes = ['39.99', '40', '40.01'].map((typed) =>
      meets(aCouple().agreeOn({ sp_growth_active: 'partly', sp_growth_pct: typed }), {
        questionKey: 'sp_growth_pct',
        comparisonType,
        value: '40',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['ANY', ['divorce'], false],
    ['ANY', ['remarriage'], true],
    ['ANY', ['remarriage', 'death'], true],
    ['ALL', ['remarriage'], false],
    ['ALL', ['remarriage', 'cohabitation'], true],
    ['ALL', ['remarriage', 'cohabitation', 'death'], true],
  ] as const)('asks for %s of two options where these are chosen: %s', (optionRestriction, chosen, expected) => {
    const couple = aCouple().agreeOn({ ss_choice: 'limited', ss_end: [...chosen] });
    const condition = { questionKey: 'ss_end', optionKeys: ['remarriage', 'cohabitation'], optionRestriction };
    expect(meets(couple, condition)).toBe(expected);
  });

  it.each([
    ['A', [true, false, true, false]],
    ['B', [false, true, true, false]],
    ['EITHER', [true, true, true, false]],
    ['AGREED', [false, false, true, false]],
  ] as const)('reads the answer of %s: given by A, by B, by both, by nobody', (respondent, expected) => {
    const yes = { sp_income: 'owner' };
    const couples = [
      aCouple().answering('A', yes),
      aCouple().answering('B', yes),
      aCouple().agreeOn(yes),
      aCouple().agreeOn({ sp_income: 'shared' }),
    ];
    expect(
      couples.map((couple) => meets(couple, { questionKey: 'sp_income', optionKeys: ['owner'], respondent })),
    ).toEqual(expected);
  });

  it.each([
    ['inStates', [true, false]],
    ['notInStates', [false, true]],
  ] as const)('is for some states alone: %s, in one of them and elsewhere', (list, expected) => {
    expect(['CA', 'NY'].map((state) => isIn(aCouple().inState(state), { [list]: ['CA', 'TX'] }))).toEqual(expected);
  });
});
