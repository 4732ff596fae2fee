import { minutesLeft } from '@troth/domain/progress';
import { ABSENT_PARTNER, evaluate, indexQuestionnaire } from '@troth/domain/questionnaire';
import { describe, expect, it } from 'vitest';
import { jurisdictionOfState } from '../jurisdictions';
import { allQuestions, questionnaireSections } from './questionnaire';

const fresh = evaluate(
  indexQuestionnaire(questionnaireSections),
  { A: ABSENT_PARTNER, B: ABSENT_PARTNER },
  { stateId: jurisdictionOfState('NY').state.id },
).A;

describe('the minutes that the first screen shows', () => {
  it('count every question that is asked from the start, required or not, and likely follow-ups', () => {
    const asked = fresh.states.filter(({ isVisible }) => isVisible).map(({ node }) => node.question.key);
    const optional = allQuestions.filter(
      ({ isRequired, parentConditionalVisibilities, profileField }) =>
        !isRequired && parentConditionalVisibilities.length === 0 && profileField === null,
    );
    expect(asked).toEqual(expect.arrayContaining(optional.map(({ key }) => key)));
    expect(asked).toHaveLength(79);
    expect(minutesLeft(fresh, [])).toBe(35);
  });
});
