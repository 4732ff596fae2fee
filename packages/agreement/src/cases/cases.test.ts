import { SUPPORT_CHOICES } from '@troth/content/clauses';
import { questionnaireSections, questionOfKey } from '@troth/content/questionnaire';
import { type Evaluation, evaluate, indexQuestionnaire } from '@troth/domain/questionnaire';
import { describe, expect, it } from 'vitest';
import { type AssemblyInput, assemble, outline } from '../assemble';
import { agreementTreeSchema } from '../tree';
import { cases } from './cases';

const index = indexQuestionnaire(questionnaireSections);

const inputOf = (name: string): AssemblyInput => {
  const input = cases[name]?.().input();
  if (input === undefined) throw new Error(`No case ${name}`);
  return input;
};

/** The questionnaire as these two have answered it. */
function questionnaireOf({ answers, parties, jurisdiction }: AssemblyInput): Evaluation {
  const factsOf = (side: 'A' | 'B') => ({
    answers: Object.entries(answers[side]).map(([key, { optionKeys, valueTyped }]) => {
      const { id, questionOptions } = questionOfKey(key);
      return {
        questionId: id,
        valueTyped,
        answerQuestionOptions: questionOptions
          .filter((option) => optionKeys.includes(option.key))
          .map((option) => ({ questionOptionId: option.id })),
      };
    }),
    profile: { ...parties[side], birthdate: '1990-02-03', phoneNumber: '+12025550123' },
  });
  return evaluate(index, { A: factsOf('A'), B: factsOf('B') }, { stateId: jurisdiction.stateId });
}

/** Answers that the product would not have: to a hidden question, or with an option that is not offered. */
function impossibleAnswers(input: AssemblyInput): string[] {
  const evaluation = questionnaireOf(input);
  return (['A', 'B'] as const).flatMap((side) =>
    Object.entries(input.answers[side]).flatMap(([key, { optionKeys }]) => {
      const state = evaluation[side].stateOf(questionOfKey(key).id);
      const isPossible = state?.isVisible === true && state.chosenOptionIds.length === optionKeys.length;
      return isPossible ? [] : [`${side}: ${key}`];
    }),
  );
}

describe('agreements (answers in, outline out)', () => {
  it.each(Object.keys(cases))('%s', async (name) => {
    const tree = assemble(inputOf(name));
    expect(agreementTreeSchema.parse(tree)).toEqual(tree);
    await expect(outline(tree)).toMatchFileSnapshot(`./${name}/outline.txt`);
    const keys = tree.sections.flatMap((section) => section.clauses.map((clause) => clause.key));
    expect(keys.filter((key) => SUPPORT_CHOICES.includes(key))).toHaveLength(1);
  });

  it.each(Object.keys(cases))('%s: answers that the questionnaire takes', (name) => {
    expect(impossibleAnswers(inputOf(name))).toEqual([]);
  });

  it('are of couples of every kind', () => {
    const inputs = Object.keys(cases).map(inputOf);
    const both = (key: string, ...options: string[]) =>
      inputs.filter(({ answers: { A, B } }) =>
        [A, B].every((own) => options.some((option) => own[key]?.optionKeys.includes(option))),
      );
    const counsel = ['through_service', 'own_attorney'];
    const represented = ({ answers }: AssemblyInput) =>
      (['A', 'B'] as const).filter((side) =>
        counsel.some((option) => answers[side]['un_hire_attorney']?.optionKeys.includes(option)),
      ).length;
    const kinds: Record<string, AssemblyInput[]> = {
      'nobody represented': inputs.filter((input) => represented(input) === 0),
      'one represented': inputs.filter((input) => represented(input) === 1),
      'both represented': inputs.filter((input) => represented(input) === 2),
      'with children': inputs.filter(({ answers }) => answers.A['bg_children']?.optionKeys.includes('yes')),
      'without children': both('bg_children', 'no'),
      business: both('sp_business', 'partner_a', 'partner_b', 'both'),
      equity: inputs.filter(({ disclosure: { A, B } }) =>
        [...A.assets, ...B.assets].some(
          ({ assetType }) => assetType === 'UNVESTED_RSU' || assetType === 'INCENTIVE_STOCK_OPTIONS',
        ),
      ),
      embryos: both('fa_embryo', 'yes'),
      pets: both('fa_pets', 'yes'),
      'support by law': both('ss_choice', 'state_law'),
      'support given up': both('ss_choice', 'waived'),
      'support given up if short': both('ss_choice', 'waived_if_short'),
      'support, fixed': both('ss_basis', 'fixed'),
      'support by income': both('ss_basis', 'income_gap'),
      'support by guideline': both('ss_basis', 'guideline'),
      'support given up by one': both('ss_choice', 'partner_a_waives', 'partner_b_waives'),
      'a sum for each year': both('ss_choice', 'sum_per_year'),
      'one sum': both('ss_choice', 'lump_sum'),
      'receipts confirmed': inputs.filter(({ receipts: { A, B } }) => A !== null && B !== null),
      'no receipts': inputs.filter(({ receipts: { A, B } }) => A === null && B === null),
    };
    expect(Object.entries(kinds).flatMap(([kind, found]) => (found.length === 0 ? [kind] : []))).toEqual([]);
    expect(inputs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(inputs.map(({ jurisdiction }) => jurisdiction.abbreviation)).size).toBeGreaterThanOrEqual(8);
  });

  it('notices an answer that the questionnaire would not have taken', () => {
    const input = inputOf('louisiana-separation-of-property');
    input.answers.A.fa_embryo = { optionKeys: ['yes'], valueTyped: null, answeredAt: null, isShared: false };
    expect(impossibleAnswers(input)).toEqual(['A: fa_embryo']);
  });
});
