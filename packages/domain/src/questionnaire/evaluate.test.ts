import { describe, expect, it } from 'vitest';
import type { Side } from '../people/enumerations';
import { evaluate } from './evaluate';
import { ABSENT_PARTNER, type Evaluation, questionsNeedingNewAnswer, type SideFacts } from './evaluation';
import { indexQuestionnaire } from './index-questionnaire';
import { aChoice, anOption, aQuestion, aSection, aSide, shownWhen } from './questionnaire-builder';
import type { QuestionContent } from './schemas';
import { hasBegun } from './section-status';

const indexOf = (questions: readonly QuestionContent[]) => indexQuestionnaire([aSection('section', 1, questions)]);

const run = (
  questions: readonly QuestionContent[],
  a: SideFacts,
  b: SideFacts = aSide(),
  stateId: string | null = 'NY',
) => {
  const index = indexOf(questions);
  const evaluation = evaluate(index, { A: a, B: b }, { stateId });
  return {
    index,
    evaluation,
    state: (id: string, side: Side = 'A') => evaluation[side].stateOf(id),
    isVisible: (id: string, side: Side = 'A') => evaluation[side].stateOf(id)?.isVisible,
    status: () => evaluation.A.sections[0]?.status,
  };
};

describe('visibility (customer spec §3 "Question")', () => {
  const married = aChoice('married', ['never', 'divorced']);
  const children = aChoice('children', ['no', 'yes']);
  const obligations = aQuestion('obligations', {
    parentQuestionId: 'married',
    parentConditionalVisibilities: [
      shownWhen('obligations', 'married.divorced'),
      shownWhen('obligations', 'children.yes'),
    ],
  });

  it.each([
    [{}, false],
    [{ married: ['married.never'] }, false],
    [{ married: ['married.divorced'] }, true],
    [{ married: ['married.never'], children: ['children.yes'] }, true],
  ])('shows a follow-up when one of its rows holds: %j', (given, isShown) => {
    expect(run([married, children, obligations], aSide(given)).isVisible('obligations')).toBe(isShown);
  });

  it('hides what lies under a hidden question, whatever was answered there before', () => {
    const amount = aQuestion('amount', {
      parentConditionalVisibilities: [shownWhen('amount', 'kind.monthly')],
    });
    const kind = aChoice('kind', ['monthly'], {
      parentConditionalVisibilities: [shownWhen('kind', 'married.divorced')],
    });
    const given = { married: ['married.never'], kind: ['kind.monthly'], amount: '5' };
    const { isVisible, state } = run([married, kind, amount], aSide(given));
    expect(isVisible('amount')).toBe(false);
    expect(state('amount')?.completeness).toBe('NOT_APPLICABLE');
    expect(state('amount')?.answer).not.toBeNull(); // kept for undo
  });

  it('finds a parent in a later section', () => {
    const index = indexQuestionnaire([
      aSection('one', 1, [aQuestion('child', { parentConditionalVisibilities: [shownWhen('child', 'parent.yes')] })]),
      aSection('two', 2, [aChoice('parent', ['yes'])]),
    ]);
    const { A } = evaluate(index, { A: aSide({ parent: ['parent.yes'] }), B: aSide() }, { stateId: null });
    expect(A.stateOf('child')?.isVisible).toBe(true);
  });

  it('reads the answer of either partner only for EITHER rows', () => {
    const step = aQuestion('step', { parentConditionalVisibilities: [shownWhen('step', 'children.yes', 'EITHER')] });
    const own = aQuestion('own', { parentConditionalVisibilities: [shownWhen('own', 'children.yes')] });
    const { isVisible } = run([children, step, own], aSide(), aSide({ children: ['children.yes'] }));
    expect([isVisible('step', 'A'), isVisible('step', 'B')]).toEqual([true, true]);
    expect([isVisible('own', 'A'), isVisible('own', 'B')]).toEqual([false, true]);
  });

  it('takes an option that the API says the partner chose, without the answer', () => {
    const step = aQuestion('step', { parentConditionalVisibilities: [shownWhen('step', 'children.yes', 'EITHER')] });
    const { isVisible } = run([children, step], aSide(), { ...aSide(), knownOptionIds: ['children.yes'] });
    expect(isVisible('step')).toBe(true);
  });

  it('hides a question that the state restricts, and its follow-ups', () => {
    const embryo = aChoice('embryo', ['yes'], { questionStateRestrictions: [{ stateId: 'LA' }] });
    const who = aQuestion('who', { parentConditionalVisibilities: [shownWhen('who', 'embryo.yes')] });
    const given = aSide({ embryo: ['embryo.yes'] });
    expect(run([embryo, who], given, aSide(), 'NY').isVisible('who')).toBe(true);
    expect(run([embryo, who], given, aSide(), 'LA').isVisible('who')).toBe(false);
  });

  it('shows a follow-up without rows together with the question under which it lies', () => {
    const note = aQuestion('note', { parentQuestionId: 'embryo' });
    const embryo = aChoice('embryo', ['yes'], { questionStateRestrictions: [{ stateId: 'LA' }] });
    expect(run([embryo, note], aSide(), aSide(), 'NY').isVisible('note')).toBe(true);
    expect(run([embryo, note], aSide(), aSide(), 'LA').isVisible('note')).toBe(false);
  });
});

describe('options that are ruled out (customer spec §3 "QuestionOption")', () => {
  const level = aChoice('level', ['exact', anOption('level.waive', { optionStateRestrictions: [{ stateId: 'MN' }] })]);

  it('needs a new answer when the state restricts the chosen option; nothing is dropped', () => {
    const { evaluation, state } = run([level], aSide({ level: ['level.waive'] }), aSide(), 'MN');
    expect(state('level')).toMatchObject({ completeness: 'INCOMPLETE', needsNewAnswer: true, chosenOptionIds: [] });
    expect(state('level')?.answer?.answerQuestionOptions).toHaveLength(1);
    expect(questionsNeedingNewAnswer(evaluation.A)).toEqual(['level']);
    expect(evaluation.A.isOffered('level.waive')).toBe(false);
    expect(run([level], aSide()).evaluation.A.isOffered('level.waive')).toBe(true);
  });

  it('follows another answer, shown before or after', () => {
    const ruler = aChoice('scheme', [
      anOption('scheme.nothing_shared', { restrictedQuestionOptions: [{ restrictedQuestionOptionId: 'pay.shared' }] }),
    ]);
    const pay = aChoice('pay', ['shared', 'own']);
    for (const questions of [
      [ruler, pay],
      [pay, ruler],
    ]) {
      const { state, evaluation } = run(questions, aSide({ pay: ['pay.shared'], scheme: ['scheme.nothing_shared'] }));
      expect(state('pay')?.needsNewAnswer).toBe(true);
      expect(evaluation.A.isOffered('pay.shared')).toBe(false);
      expect(evaluation.A.isOffered('pay.own')).toBe(true);
    }
  });

  it('lets the question shown earlier win where two options rule each other out', () => {
    const one = aChoice('one', [
      anOption('one.x', { restrictedQuestionOptions: [{ restrictedQuestionOptionId: 'two.x' }] }),
    ]);
    const two = aChoice('two', [
      anOption('two.x', { restrictedQuestionOptions: [{ restrictedQuestionOptionId: 'one.x' }] }),
    ]);
    const { state } = run([one, two], aSide({ one: ['one.x'], two: ['two.x'] }));
    expect([state('one')?.completeness, state('two')?.completeness]).toEqual(['COMPLETE', 'INCOMPLETE']);
  });

  it('does not count a ruling option in a hidden question', () => {
    const parent = aChoice('parent', ['no', 'yes']);
    const ruler = aChoice(
      'ruler',
      [anOption('ruler.x', { restrictedQuestionOptions: [{ restrictedQuestionOptionId: 'pay.shared' }] })],
      {
        parentConditionalVisibilities: [shownWhen('ruler', 'parent.yes')],
      },
    );
    const pay = aChoice('pay', ['shared']);
    const { state } = run(
      [parent, ruler, pay],
      aSide({ parent: ['parent.no'], ruler: ['ruler.x'], pay: ['pay.shared'] }),
    );
    expect(state('pay')?.completeness).toBe('COMPLETE');
  });
});

describe('completeness', () => {
  it('takes typed words for a choice only where other or a custom clause is allowed', () => {
    const plain = aChoice('plain', ['x']);
    const open = aChoice('open', ['x'], { allowsOtherOption: true });
    const { state } = run([plain, open], aSide({ plain: 'words', open: 'words' }));
    expect([state('plain')?.completeness, state('open')?.completeness]).toEqual(['INCOMPLETE', 'COMPLETE']);
  });

  it('counts white space and deleted answers as nothing', () => {
    const side = aSide({ one: '  ', two: 'x' });
    const deleted = side.answers.map((answer) =>
      answer.questionId === 'two' ? { ...answer, deletedAt: '2026-01-01T00:00:00.000Z' } : answer,
    );
    const { state } = run([aQuestion('one'), aQuestion('two')], { ...side, answers: deleted });
    expect([state('one')?.completeness, state('two')?.completeness]).toEqual(['INCOMPLETE', 'INCOMPLETE']);
  });

  it('reads profile-bound questions from the profile', () => {
    const birthdate = aQuestion('birthdate', { inputType: 'DATE', profileField: 'birthdate' });
    expect(run([birthdate], aSide({ birthdate: '2000-01-01' })).state('birthdate')?.completeness).toBe('INCOMPLETE');
    expect(run([birthdate], aSide({}, { birthdate: '2000-01-01' })).state('birthdate')?.completeness).toBe('COMPLETE');
  });
});

describe('section status (customer spec §4)', () => {
  const required = aQuestion('required');
  const optional = aQuestion('optional', { isRequired: false });

  it.each([
    ['nothing answered', {}, 'NOT_STARTED'],
    ['only an optional question answered', { optional: 'x' }, 'IN_PROGRESS'],
    ['every required question answered', { required: 'x' }, 'COMPLETED'],
  ])('%s', (_name, given, status) => {
    expect(run([required, optional], aSide(given)).status()).toBe(status);
  });

  it.each([
    ['that nobody opened', {}, [], 'NOT_STARTED'],
    ['with an answer, before Continue', { optional: 'x' }, [], 'IN_PROGRESS'],
    ['left by Continue without an answer', {}, ['section'], 'COMPLETED'],
    ['left by Continue with one', { optional: 'x' }, ['section'], 'COMPLETED'],
    ['after Continue on another one', {}, ['elsewhere'], 'NOT_STARTED'],
  ])('of a section that requires nothing, %s', (_name, given, continuedSectionKeys, status) => {
    expect(run([optional], { ...aSide(given), continuedSectionKeys }).status()).toBe(status);
  });

  it('does not take Continue for an answer that is required', () => {
    const left = { ...aSide({ optional: 'x' }), continuedSectionKeys: ['section'] };
    expect(run([required, optional], left).status()).toBe('IN_PROGRESS');
  });

  it('needs Continue where the state leaves no required question', () => {
    const hidden = aQuestion('required', { questionStateRestrictions: [{ stateId: 'IA' }] });
    expect(run([hidden, optional], aSide(), aSide(), 'IA').status()).toBe('NOT_STARTED');
    expect(run([hidden, optional], aSide({ required: 'x' }), aSide(), 'NY').status()).toBe('COMPLETED');
  });

  it('is not applicable without a visible question', () => {
    const hidden = aQuestion('hidden', { questionStateRestrictions: [{ stateId: 'IA' }] });
    expect(run([hidden], aSide(), aSide(), 'IA').status()).toBe('NOT_APPLICABLE');
  });

  it('asks for state, first and last name in the background section', () => {
    const index = indexQuestionnaire([aSection('background_information', 1, [required])]);
    const status = (side: SideFacts, stateId: string | null) =>
      evaluate(index, { A: side, B: aSide() }, { stateId }).A.sections[0];
    expect(status(aSide({ required: 'x' }), 'NY')).toMatchObject({ status: 'COMPLETED', missingBackground: [] });
    expect(status(aSide({ required: 'x' }), null)).toMatchObject({
      status: 'IN_PROGRESS',
      missingBackground: ['state'],
    });
    expect(status(aSide({ required: 'x' }, { lastName: ' ' }), 'NY')).toMatchObject({
      missingBackground: ['lastName'],
    });
    expect(status(aSide({}, null), null)).toMatchObject({ status: 'NOT_STARTED' });
  });
});

describe('whether a partner has begun', () => {
  const begun = (side: SideFacts) => {
    const index = indexQuestionnaire([
      aSection('background_information', 1, [
        aQuestion('required'),
        aQuestion('birthdate', { inputType: 'DATE', profileField: 'birthdate' }),
      ]),
      aSection('optional', 2, [aQuestion('extra', { isRequired: false })]),
    ]);
    return hasBegun(evaluate(index, { A: side, B: aSide() }, { stateId: 'NY' }).A);
  };
  it.each([
    ['a name from the sign-up and a state', aSide(), false],
    ['a section left by Continue without an answer', { ...aSide(), continuedSectionKeys: ['optional'] }, false],
    ['an optional answer', aSide({ extra: 'x' }), true],
    ['a date of birth', aSide({}, { birthdate: '2000-01-01' }), true],
  ])('%s', (_name, side, expected) => {
    expect(begun(side)).toBe(expected);
  });
});

describe('content that contradicts itself is refused', () => {
  it.each([
    ['a condition on an unknown option', [aQuestion('a', { parentConditionalVisibilities: [shownWhen('a', 'b.x')] })]],
    ['a question under an unknown one', [aQuestion('a', { parentQuestionId: 'b' })]],
    ['a key used twice', [aQuestion('a'), aQuestion('a')]],
    [
      'questions that wait for each other',
      [
        aChoice('a', ['x'], { parentConditionalVisibilities: [shownWhen('a', 'b.x')] }),
        aChoice('b', ['x'], { parentConditionalVisibilities: [shownWhen('b', 'a.x')] }),
      ],
    ],
  ])('%s', (_name, questions) => {
    expect(() => indexQuestionnaire([aSection('section', 1, questions)])).toThrow();
  });
});

describe('words left over beside a choice', () => {
  it('count for nothing where neither other nor a custom clause is allowed', () => {
    const side: SideFacts = {
      ...aSide(),
      answers: [{ questionId: 'q', valueTyped: 'left over', answerQuestionOptions: [{ questionOptionId: 'q.x' }] }],
    };
    expect(run([aChoice('q', ['x'])], side).state('q')?.typed).toBeNull();
    expect(run([aChoice('q', ['x'], { allowsOtherOption: true })], side).state('q')?.typed).toBe('left over');
  });
});

describe('options that rule each other out in a circle', () => {
  const ruling = (id: string, target: string) =>
    anOption(`${id}.x`, { restrictedQuestionOptions: [{ restrictedQuestionOptionId: `${target}.x` }] });

  it('leave questions outside the circle to follow all of it, wherever they are shown', () => {
    const last = aChoice('last', ['x']);
    const one = aChoice('one', [ruling('one', 'two')]);
    const two = aChoice('two', [
      anOption('two.x', {
        restrictedQuestionOptions: [{ restrictedQuestionOptionId: 'one.x' }, { restrictedQuestionOptionId: 'last.x' }],
      }),
    ]);
    const given = (ids: readonly string[]) => aSide(Object.fromEntries(ids.map((id) => [id, [`${id}.x`]])));
    const complete = (ids: readonly string[]) => {
      const { A } = evaluate(indexOf([last, one, two]), { A: given(ids), B: ABSENT_PARTNER }, { stateId: null });
      return ['last', 'one', 'two'].filter((id) => A.stateOf(id)?.completeness === 'COMPLETE');
    };
    // `two` is shown after `last`, and rules it out all the same; `one` wins over `two`, which then rules nothing out.
    expect(complete(['last', 'two'])).toEqual(['two']);
    expect(complete(['last', 'one', 'two'])).toEqual(['last', 'one']);
  });

  it('cannot turn the order of parent and follow-up', () => {
    const child = aChoice('child', [ruling('child', 'parent')], { parentQuestionId: 'parent' });
    const parent = aChoice('parent', [ruling('parent', 'child')]);
    const { A } = evaluate(
      indexOf([child, parent]),
      { A: aSide({ child: ['child.x'], parent: ['parent.x'] }), B: ABSENT_PARTNER },
      { stateId: null },
    );
    expect(A.stateOf('parent')?.chosenOptionIds).toEqual(['parent.x']);
    expect(A.stateOf('child')?.needsNewAnswer).toBe(true);
  });
});

describe('a large questionnaire', () => {
  it('takes a chain of follow-ups as long as itself', () => {
    const length = 20_000;
    const chain = Array.from({ length }, (_, at) =>
      aChoice(
        `q${at}`,
        ['x'],
        at === 0 ? {} : { parentConditionalVisibilities: [shownWhen(`q${at}`, `q${at - 1}.x`)] },
      ),
    );
    const index = indexOf(chain.toReversed());
    const given = Object.fromEntries(chain.map(({ id }) => [id, [`${id}.x`]]));
    const { A } = evaluate(index, { A: aSide(given), B: ABSENT_PARTNER }, { stateId: null });
    expect(A.stateOf(`q${length - 1}`)?.completeness).toBe('COMPLETE');
    expect(A.isComplete).toBe(true);
  });
});

describe('answers that come and go', () => {
  const children = aChoice('children', ['no', 'yes']);
  const step = aQuestion('step', { parentConditionalVisibilities: [shownWhen('step', 'children.yes', 'EITHER')] });
  const read = (sides: { readonly A: SideFacts; readonly B: SideFacts }) =>
    evaluate(indexOf([children, step]), sides, { stateId: null });
  const isStepVisible = (one: Evaluation) => [one.A, one.B].map((side) => side.stateOf('step')?.isVisible);

  it('show the partner’s follow-up while either has given it', () => {
    const yes = aSide({ children: ['children.yes'] });
    const no = aSide({ children: ['children.no'] });
    expect(isStepVisible(read({ A: yes, B: ABSENT_PARTNER }))).toEqual([true, true]);
    expect(isStepVisible(read({ A: no, B: ABSENT_PARTNER }))).toEqual([false, false]);
    expect(isStepVisible(read({ A: no, B: yes }))).toEqual([true, true]);
  });

  it('count for nothing once deleted', () => {
    const [answer] = aSide({ children: ['children.yes'] }).answers;
    const deleted = { ...answer!, deletedAt: '2026-01-01T00:00:00.000Z' };
    const { A } = read({ A: aSide(), B: ABSENT_PARTNER });
    expect(read({ A: { ...aSide(), answers: [answer!, deleted] }, B: ABSENT_PARTNER }).A.stateOf('children')).toEqual(
      read({ A: { ...aSide(), answers: [answer!] }, B: ABSENT_PARTNER }).A.stateOf('children'),
    );
    expect(read({ A: { ...aSide(), answers: [deleted] }, B: ABSENT_PARTNER }).A.stateOf('children')).toEqual(
      A.stateOf('children'),
    );
  });

  it('count for nothing when the questionnaire does not know their question or option', () => {
    const [answer] = aSide({ children: ['children.yes'] }).answers;
    const foreign = ['elsewhere', 'step'].map((questionId) => ({ ...answer!, questionId }));
    const { A } = read({ A: { ...aSide(), answers: foreign }, B: ABSENT_PARTNER });
    expect(A.stateOf('children')?.chosenOptionIds).toEqual([]);
    expect(A.stateOf('elsewhere')).toBeUndefined();
    expect(A.isOffered('elsewhere.option')).toBe(false);
  });
});
