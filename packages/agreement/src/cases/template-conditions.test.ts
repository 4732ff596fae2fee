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
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares a date with June 12, 2027: %s, the day before, on it and after', (comparisonType, expected) => {
    const outcomes = ['2027-06-11', '2027-06-12', '2027-06-13'].map((bg_wedding_date) =>
      meets(aCouple().agreeOn({ bg_wedding_date }), {
        questionKey: 'bg_wedding_date',
        comparisonType,
        value: '2027-06-12',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['EQUAL', [false, true, false]],
    ['GT', [false, false, true]],
    ['GTE', [false, true, true]],
    ['LT', [true, false, false]],
    ['LTE', [true, true, false]],
  ] as const)('compares an amount with $1,000 to the cent: %s', (comparisonType, expected) => {
    const outcomes = ['999.99', '1000.00', '1000.01'].map((sp_gifts_limit) =>
      meets(aCouple().agreeOn({ sp_gifts_between: ['up_to_limit'], sp_gifts_limit }), {
        questionKey: 'sp_gifts_limit',
        comparisonType,
        value: '1000',
      }),
    );
    expect(outcomes).toEqual(expected);
  });

  it.each([
    ['a number that is none', 'sp_growth_pct', 'abc', '40', [false, false, false, false, false]],
    ['a number without an end', 'sp_growth_pct', 'Infinity', '40', [false, false, false, false, false]],
    ['what is no number, compared with itself', 'sp_growth_pct', 'abc', 'abc', [true, false, false, false, false]],
    ['a number spelled otherwise', 'sp_growth_pct', '40.0', '40', [true, false, true, false, true]],
    ['a day that no calendar has', 'bg_wedding_date', '2027-02-30', '2027-01-01', [false, false, false, false, false]],
    ['a value that is empty', 'sp_growth_pct', '40', '', [false, false, false, false, false]],
    ['a number that was not typed', 'sp_growth_pct', ' ', '0', [false, false, false, false, false]],
  ])('of %s is met by no accident', (_what, questionKey, typed, value, expected) => {
    const couple = aCouple().agreeOn({ sp_growth_active: 'partly', [questionKey]: typed });
    const outcomes = (['EQUAL', 'GT', 'GTE', 'LT', 'LTE'] as const).map((comparisonType) =>
      meets(couple, { questionKey, comparisonType, value }),
    );
    expect(outcomes).toEqual(expected);
  });

  it('asks for the option and for the value where it names both', () => {
    const asked = {
      questionKey: 'hf_bills',
      optionKeys: ['other'],
      comparisonType: 'EQUAL',
      value: 'Childcare',
    } as const;
    const typing = (valueTyped: string, ...optionKeys: string[]) => {
      const input = aCouple().agreeOn({ hf_bills: optionKeys }).input();
      for (const { hf_bills } of [input.answers.A, input.answers.B]) if (hf_bills) hf_bills.valueTyped = valueTyped;
      return assemble({ ...input, template: templateWith({ all: [asked] }) }).sections.some(({ clauses }) =>
        clauses.some(({ key }) => key === 'asked'),
      );
    };
    expect([typing('Childcare', 'other'), typing('Childcare', 'pets'), typing('Rent', 'other')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['no condition at all', {}, true, true],
    ['all of nothing and any of nothing', { all: [], any: [] }, true, true],
    ['a question alone, that it is answered', { all: [{ questionKey: 'sp_income' }] }, true, false],
    ['one of several', { any: [{ questionKey: 'sp_income' }, { questionKey: 'sp_gifts_between' }] }, true, false],
    [
      'every one of several',
      { all: [{ questionKey: 'sp_income' }, { questionKey: 'sp_gifts_between' }] },
      false,
      false,
    ],
    ['an option that there is not', { all: [{ questionKey: 'sp_income', optionKeys: ['nobody'] }] }, false, false],
  ])('with %s', (_what, when, isWithAnswer, isWithout) => {
    expect([isIn(aCouple().agreeOn({ sp_income: 'owner' }), when), isIn(aCouple(), when)]).toEqual([
      isWithAnswer,
      isWithout,
    ]);
  });

  it('on a question that there is not is a fault of the template, and no clause', () => {
    expect(() => isIn(aCouple(), { all: [{ questionKey: 'nobody_asks' }] })).toThrow('nobody_asks');
  });

  it('waits for whoever has not answered, where either may meet it', () => {
    const absent = (couple: Couple) =>
      assemble({
        ...couple.input(),
        template: templateWith({ all: [{ questionKey: 'sp_income', optionKeys: ['shared'], respondent: 'EITHER' }] }),
      }).absentClauses.find(({ key }) => key === 'asked')?.reason;
    expect(absent(aCouple().answering('A', { sp_income: 'owner' }))).toBe('UNANSWERED');
    expect(absent(aCouple().agreeOn({ sp_income: 'owner' }))).toBe('CONDITION_UNMET');
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
