import { describe, expect, it } from 'vitest';
import { jurisdictionOfState } from '../../jurisdictions/jurisdiction';
import type { QuestionContent, QuestionnaireSectionContent } from '../content-model';
import { questionnaireSections, questionOfKey } from '../questionnaire';
import { optionOfPath } from '../testing';
import { Simulator } from './simulate';

const texas = jurisdictionOfState('TX');
const inTexas = [{ stateId: texas.state.id }];

type Change = (question: QuestionContent) => QuestionContent;

/** The questionnaire with some questions changed, by key. */
const withQuestions = (changes: Readonly<Record<string, Change>>) =>
  questionnaireSections.map(
    (section): QuestionnaireSectionContent => ({
      ...section,
      groups: section.groups.map((group) => ({
        ...group,
        questions: group.questions.map((question) => changes[question.key]?.(question) ?? question),
      })),
    }),
  );

const withQuestion = (key: string, change: Change) => withQuestions({ [key]: change });

/** Lets the first option of a question rule out the first of another one. */
const rulingOut =
  (otherKey: string): Change =>
  (question) => ({
    ...question,
    questionOptions: question.questionOptions.map((option, at) => ({
      ...option,
      restrictedQuestionOptions:
        at > 0
          ? []
          : questionOfKey(otherKey)
              .questionOptions.slice(0, 1)
              .map(({ id }) => ({ restrictedQuestionOptionId: id })),
    })),
  });

/** Leaves a question with its first option. */
const withFirstOptionOnly: Change = (question) => ({
  ...question,
  questionOptions: question.questionOptions.map((option, at) => ({
    ...option,
    optionStateRestrictions: at === 0 ? [] : inTexas,
  })),
});

const simulate = (sections: readonly QuestionnaireSectionContent[], ...others: string[]) =>
  new Simulator(sections, [texas, ...others.map(jurisdictionOfState)]).simulate(texas);

describe('the simulator finds', () => {
  it('nothing in the questionnaire as it is', () => {
    const { findings, neverAsked } = simulate(questionnaireSections);
    expect({ findings, neverAsked }).toEqual({ findings: [], neverAsked: [] });
  });

  it('a required question of which the state offers no option', () => {
    const { findings } = simulate(
      withQuestion('hm_current', (question) => ({
        ...question,
        questionOptions: question.questionOptions.map((option) => ({ ...option, optionStateRestrictions: inTexas })),
      })),
    );
    expect(findings[0]).toMatchObject({ kind: 'UNANSWERABLE', state: 'TX', at: 'hm_current' });
  });

  it('an answer that rules out everything that another question offers', () => {
    const { findings } = simulate(
      withQuestion('mp_scheme', (question) => ({
        ...question,
        questionOptions: question.questionOptions.map((option) =>
          option.key === 'all_shared'
            ? {
                ...option,
                restrictedQuestionOptions: questionOfKey('mp_earnings').questionOptions.map(({ id }) => ({
                  restrictedQuestionOptionId: id,
                })),
              }
            : option,
        ),
      })),
    );
    expect(findings.map(({ kind, at }) => `${kind} ${at}`)).toContain('UNANSWERABLE mp_earnings');
    expect(findings[0]?.story).toContain('mp_scheme=all_shared');
  });

  it('an answer that rules out the only one that another question has left', () => {
    const { findings } = simulate(withQuestions({ mp_split: rulingOut('mp_cutoff'), mp_cutoff: withFirstOptionOnly }));
    expect(findings.map(({ kind, at }) => `${kind} ${at}`)).toContain('UNANSWERABLE mp_cutoff');
  });

  it('a required parent that the state hides, so that its follow-ups are never asked', () => {
    const { findings, neverAsked } = simulate(
      withQuestion('hm_current', (question) => ({ ...question, questionStateRestrictions: inTexas })),
    );
    expect(findings).toEqual([]);
    expect(neverAsked).toEqual(['hm_class', 'hm_vest_pct']);
  });

  it('a condition on an option that the state does not offer', () => {
    const { neverAsked } = simulate(
      withQuestion('hm_class', (question) => ({
        ...question,
        questionOptions: question.questionOptions.map((option) =>
          option.id === optionOfPath('hm_class.yearly_share').id
            ? { ...option, optionStateRestrictions: inTexas }
            : option,
        ),
      })),
    );
    expect(neverAsked).toEqual(['hm_vest_pct']);
  });

  it('a number that no answer can satisfy', () => {
    const { findings } = simulate(withQuestion('mp_split_pct_a', (question) => ({ ...question, maximumValue: 0 })));
    expect(findings.map(({ kind, at }) => `${kind} ${at}`)).toContain('UNANSWERABLE mp_split_pct_a');
  });

  it('a state to which one cannot move', () => {
    const { findings } = simulate(
      withQuestion('hm_current', (question) => ({
        ...question,
        questionOptions: question.questionOptions.map((option) => ({
          ...option,
          optionStateRestrictions: [{ stateId: jurisdictionOfState('OK').state.id }],
        })),
      })),
      'OK',
    );
    expect(findings[0]).toMatchObject({ kind: 'UNANSWERABLE', state: 'OK', at: 'hm_current' });
  });

  it('a lock that no attorney opens', () => {
    // A kind of support that neither provides attorneys nor does without them, as a new kind might be introduced.
    const locked = { ...texas, state: { ...texas.state, attorneySupport: 'NOBODY' as 'NONE' } };
    const { findings } = new Simulator(
      withQuestion('ss_choice', (question) => ({
        ...question,
        questionOptions: question.questionOptions.map((option) => ({
          ...option,
          attorneyRulesByQuestionOptionState: [{ stateId: texas.state.id, type: 'WAIVES_SPOUSAL_SUPPORT' as const }],
        })),
      })),
      [locked],
    ).simulate(locked);
    expect(findings.map(({ kind, at }) => `${kind} ${at}`)).toContain('LOCKED_FOR_EVER spousal_support');
  });
});
