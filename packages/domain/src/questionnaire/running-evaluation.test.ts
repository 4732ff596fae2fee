import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from './compile';
import { ABSENT_PARTNER, evaluate } from './evaluate';
import { indexQuestionnaire } from './index-questionnaire';
import { aChoice, anOption, answers, aQuestion, aSection, aSide, shownWhen } from './questionnaire-builder';
import { RunningEvaluation } from './running-evaluation';
import type { QuestionContent } from './schemas';

const indexOf = (questions: readonly QuestionContent[]) => indexQuestionnaire([aSection('section', 1, questions)]);
const [answerNo, answerYes] = answers({ children: ['children.no'], other: ['children.yes'] }).map((answer) => ({
  ...answer,
  questionId: 'children',
}));

const children = aChoice('children', ['no', 'yes']);
const step = aQuestion('step', { parentConditionalVisibilities: [shownWhen('step', 'children.yes', 'EITHER')] });

describe('an evaluation that is kept running', () => {
  const start = (questions: readonly QuestionContent[] = [children, step]) =>
    new RunningEvaluation(indexOf(questions), { A: aSide(), B: ABSENT_PARTNER }, { stateId: null });
  const isStepVisible = (running: RunningEvaluation, side: 'A' | 'B') =>
    running.read(side).states.get('step')?.isVisible;

  it('shows the partner’s follow-up when an answer comes, and hides it when the answer goes', () => {
    const running = start();
    expect(isStepVisible(running, 'B')).toBe(false);
    running.setAnswer('A', answerYes!);
    expect(isStepVisible(running, 'B')).toBe(true);
    running.setAnswer('A', answerNo!);
    expect(isStepVisible(running, 'B')).toBe(false);
    running.setAnswer('A', answerYes!);
    expect(isStepVisible(running, 'B')).toBe(true);
    // The only choice of A goes, and B is read before A.
    running.removeAnswer('A', 'children');
    expect(isStepVisible(running, 'B')).toBe(false);
    expect(isStepVisible(running, 'A')).toBe(false);
  });

  it('takes a deleted answer as none', () => {
    const running = start();
    running.setAnswer('A', answerYes!);
    running.setAnswer('A', { ...answerYes!, deletedAt: '2026-01-01T00:00:00.000Z' });
    expect(running.read('A').states.get('children')).toMatchObject({ answer: null, completeness: 'INCOMPLETE' });
  });

  it('keeps what was typed in a view that was read before', () => {
    const running = start([aQuestion('city')]);
    const [oslo, bergen] = ['Oslo', 'Bergen'].map((valueTyped) => ({ ...answers({ city: valueTyped })[0]! }));
    running.setAnswer('A', oslo!);
    const before = running.read('A');
    running.setAnswer('A', bergen!);
    expect(before.states.get('city')?.typed).toBe('Oslo');
    expect(running.read('A').states.get('city')?.typed).toBe('Bergen');
  });

  it('completes a section that requires nothing on Continue, and leaves earlier readings as they were', () => {
    const running = start([aQuestion('optional', { isRequired: false })]);
    const before = running.read('A');
    running.continueSection('A', 'section');
    expect(before.sections[0]?.status).toBe('NOT_STARTED');
    expect(running.read('A').sections[0]?.status).toBe('COMPLETED');
    expect(running.read('B').sections[0]?.status).toBe('NOT_STARTED');
  });

  it('pays no heed to answers and options that are not of the questionnaire', () => {
    const running = start();
    running.setAnswer('A', { ...answerYes!, questionId: 'elsewhere' });
    running.setAnswer('A', { ...answerYes!, questionId: 'step' });
    const own = running.read('A');
    expect(own.states.get('children')?.chosenOptionIds).toEqual([]);
    expect(own.states.has('elsewhere')).toBe(false);
    expect(own.isOffered('elsewhere.option')).toBe(false);
  });
});

describe('the states of questions', () => {
  it('can be walked through like any map', () => {
    const { states } = evaluate(indexOf([children, step]), { A: aSide(), B: ABSENT_PARTNER }, { stateId: null }).A;
    const seen: string[] = [];
    states.forEach((state, id, all) => {
      seen.push(id);
      expect(all.get(id)).toBe(state);
    });
    expect(seen).toEqual(['children', 'step']);
    expect([...states.keys()]).toEqual(seen);
    expect([...states.values()].map(({ node }) => node.question.id)).toEqual(seen);
    expect([...states].map(([id]) => id)).toEqual(seen);
    expect(states.size).toBe(2);
    expect(states.has('step')).toBe(true);
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
      return ['last', 'one', 'two'].filter((id) => A.states.get(id)?.completeness === 'COMPLETE');
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
    expect(A.states.get('parent')?.chosenOptionIds).toEqual(['parent.x']);
    expect(A.states.get('child')?.needsNewAnswer).toBe(true);
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
    expect(A.states.get(`q${length - 1}`)?.completeness).toBe('COMPLETE');
    expect(A.isComplete).toBe(true);
  });

  it('is compiled once for all states that the content does not name', () => {
    const index = indexOf([aQuestion('q', { questionStateRestrictions: [{ stateId: 'LA' }] })]);
    expect(compileQuestionnaire(index, 'NY')).toBe(compileQuestionnaire(index, null));
    expect(compileQuestionnaire(index, 'LA')).toBe(compileQuestionnaire(index, 'LA'));
    expect(compileQuestionnaire(index, 'LA')).not.toBe(compileQuestionnaire(index, null));
  });
});
