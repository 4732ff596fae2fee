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
      const state = evaluation[side].states.get(questionOfKey(key).id);
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

  it('notices an answer that the questionnaire would not have taken', () => {
    const input = inputOf('louisiana-separation-of-property');
    input.answers.A.fa_embryo = { optionKeys: ['yes'], valueTyped: null, answeredAt: null, isShared: false };
    expect(impossibleAnswers(input)).toEqual(['A: fa_embryo']);
  });
});
