import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { evaluate } from '../questionnaire/evaluate';
import type { SideFacts } from '../questionnaire/evaluation';
import { indexQuestionnaire } from '../questionnaire/index-questionnaire';
import { aChoice, anOption, aQuestion, aSection, aSide, shownWhen } from '../questionnaire/questionnaire-builder';
import type { QuestionContent } from '../questionnaire/schemas';
import { attorneyRuleText, describedAttorneyRule, willHireFlags } from './attorney-rules';
import {
  alignmentAccess,
  answersToCopy,
  differingAnswers,
  isAlignmentComplete,
  mayAgreeInWords,
  oneSidedQuestions,
  openDisputes,
} from './compare';

const of = (questions: readonly QuestionContent[], A: SideFacts, B: SideFacts, stateId = 'CA') => {
  const index = indexQuestionnaire([aSection('section', 1, questions)]);
  return { index, evaluation: evaluate(index, { A, B }, { stateId }) };
};
const differing = (questions: readonly QuestionContent[], A: SideFacts, B: SideFacts) => {
  const { index, evaluation } = of(questions, A, B);
  return differingAnswers(index, evaluation).map(({ questionId }) => questionId);
};

describe('comparison of answers', () => {
  const typed = (inputType: QuestionContent['inputType']) => [aQuestion('q', { inputType })];
  it.each([
    ['CURRENCY', '2500', '2500.00', true],
    ['CURRENCY', '2500.00', '2500.01', false],
    ['NUMBER', '40', '40.0', true],
    ['NUMBER', '40', '41', false],
    ['DATE', '2027-06-15', '2027-06-15', true],
    ['DATE', '2027-06-15', '2027-06-16', false],
    ['TEXT', ' The  red\nBike ', 'the red bike', true],
    ['TEXT', 'Ame\u0301lie', 'Amélie', true],
    ['TEXT', 'red bike', 'blue bike', false],
  ] as const)('%s: %j and %j', (inputType, a, b, isSame) => {
    expect(differing(typed(inputType), aSide({ q: a }), aSide({ q: b }))).toEqual(isSame ? [] : ['q']);
    expect(mayAgreeInWords({ question: aQuestion('q', { inputType }) }, a, b)).toBe(isSame);
  });

  it('finds nobody agreed in words who typed none, or where nothing is compared', () => {
    const question = aQuestion('q');
    expect(mayAgreeInWords({ question }, null, null)).toBe(false);
    expect(mayAgreeInWords({ question }, 'red', null)).toBe(false);
    expect(mayAgreeInWords({ question: { ...question, generatesDispute: false } }, 'red', 'red')).toBe(false);
  });

  it('compares options as sets, whatever their order, and the words of other', () => {
    const box = [aChoice('q', ['x', 'y'], { questionType: 'CHECKBOX', allowsOtherOption: true })];
    expect(differing(box, aSide({ q: ['q.x', 'q.y'] }), aSide({ q: ['q.y', 'q.x'] }))).toEqual([]);
    expect(differing(box, aSide({ q: ['q.x'] }), aSide({ q: ['q.x', 'q.y'] }))).toEqual(['q']);
    const other = (valueTyped: string): SideFacts => ({
      ...aSide(),
      answers: [{ questionId: 'q', valueTyped, answerQuestionOptions: [{ questionOptionId: 'q.x' }] }],
    });
    expect(differing(box, other('A cat'), other(' a  CAT'))).toEqual([]);
    expect(differing(box, other('A cat'), other('a dog'))).toEqual(['q']);
  });

  it('is symmetric, and never differs from itself', () => {
    const question = [aQuestion('q')];
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const [A, B] = [aSide({ q: a }), aSide({ q: b })];
        expect(differing(question, A, B)).toEqual(differing(question, B, A));
        expect(differing(question, A, A)).toEqual([]);
      }),
    );
  });
});

describe('disputes (D14)', () => {
  const parent = aChoice('parent', ['no', 'yes']);
  const child = aQuestion('child', { parentConditionalVisibilities: [shownWhen('child', 'parent.yes')] });
  const personal = aQuestion('personal', { generatesDispute: false });

  it('open only when both answered and both see the question', () => {
    expect(differing([parent], aSide({ parent: ['parent.no'] }), aSide())).toEqual([]);
    expect(differing([personal], aSide({ personal: 'x' }), aSide({ personal: 'y' }))).toEqual([]);
    expect(
      differing(
        [parent, child],
        aSide({ parent: ['parent.yes'], child: 'x' }),
        aSide({ parent: ['parent.yes'], child: 'y' }),
      ),
    ).toEqual(['child']);
  });

  it('are not opened for follow-ups while a parent is disputed', () => {
    const either = aQuestion('child', {
      parentConditionalVisibilities: [shownWhen('child', 'parent.yes', 'EITHER')],
    });
    expect(
      differing(
        [parent, either],
        aSide({ parent: ['parent.yes'], child: 'x' }),
        aSide({ parent: ['parent.no'], child: 'y' }),
      ),
    ).toEqual(['parent']);
  });

  it('are sorted by section, group and question, not by dependence', () => {
    const early = aQuestion('early', { parentConditionalVisibilities: [shownWhen('early', 'late.yes')] });
    const late = aChoice('late', ['yes', 'also'], { questionType: 'CHECKBOX' });
    const a = aSide({ early: 'x', late: ['late.yes'], z: 'x' });
    const b = aSide({ early: 'y', late: ['late.yes'], z: 'y' });
    expect(differing([early, late, aQuestion('z')], a, b)).toEqual(['early', 'z']);
  });

  it('wait for both questionnaires, and never open on an imported document', () => {
    const done = [
      aSide({ parent: ['parent.no'], personal: 'x' }),
      aSide({ parent: ['parent.yes'], child: 'y', personal: 'x' }),
    ] as const;
    const { index, evaluation } = of([parent, child, personal], ...done);
    const facts = { hasPartner: true, isImported: false };
    expect(openDisputes(index, evaluation, facts).map(({ questionId }) => questionId)).toEqual(['parent']);
    expect(openDisputes(index, evaluation, { ...facts, isImported: true })).toEqual([]);
    expect(isAlignmentComplete(index, evaluation, facts)).toBe(false);
    expect(isAlignmentComplete(index, evaluation, { ...facts, isImported: true })).toBe(true);

    const half = of([parent, child, personal], done[0], aSide({ parent: ['parent.yes'] }));
    expect(openDisputes(half.index, half.evaluation, facts)).toEqual([]);
    expect(isAlignmentComplete(half.index, half.evaluation, facts)).toBe(false);

    const agreed = of([parent, child, personal], done[0], done[0]);
    expect(isAlignmentComplete(agreed.index, agreed.evaluation, facts)).toBe(true);
    expect(isAlignmentComplete(agreed.index, agreed.evaluation, { ...facts, hasPartner: false })).toBe(false);
  });

  it('are not made of a question that only one answered; it is named for the preflight', () => {
    const optional = aQuestion('optional', { isRequired: false });
    const { index, evaluation } = of([optional], aSide({ optional: 'x' }), aSide());
    expect(differingAnswers(index, evaluation)).toEqual([]);
    expect(oneSidedQuestions(index, evaluation)).toEqual(['optional']);
  });

  it('are settled by copying the answer with the follow-ups that the partner sees', () => {
    const grandchild = aQuestion('grandchild', { parentQuestionId: 'child' });
    const mine = aQuestion('mine', { parentQuestionId: 'child', generatesDispute: false });
    const { index, evaluation } = of(
      [parent, child, grandchild, mine],
      aSide({ parent: ['parent.no'], child: 'hidden' }),
      aSide({ parent: ['parent.yes'], child: 'y', grandchild: 'z', mine: 'private' }),
    );
    expect(answersToCopy(index, evaluation, 'A', 'parent')).toEqual([
      { questionId: 'parent', valueTyped: null, questionOptionIds: ['parent.yes'] },
      { questionId: 'child', valueTyped: 'y', questionOptionIds: [] },
      { questionId: 'grandchild', valueTyped: 'z', questionOptionIds: [] },
    ]);
    expect(answersToCopy(index, evaluation, 'B', 'parent')).toEqual([
      { questionId: 'parent', valueTyped: null, questionOptionIds: ['parent.no'] },
    ]);
    expect(answersToCopy(index, evaluation, 'A', 'unknown')).toEqual([]);
  });
});

describe('agreeing with the partner', () => {
  it('copies what lies under a follow-up that the partner left open, and nothing under one that is not compared', () => {
    const parent = aChoice('parent', ['no', 'yes']);
    const open = aQuestion('open', { parentQuestionId: 'parent', isRequired: false });
    const below = aQuestion('below', { parentQuestionId: 'open' });
    const own = aChoice('own', ['x'], { parentQuestionId: 'parent', generatesDispute: false });
    const underOwn = aQuestion('underOwn', { parentQuestionId: 'own' });
    const theirs = aSide({ parent: ['parent.yes'], below: 'y', own: ['own.x'], underOwn: 'z' });
    const { index, evaluation } = of([parent, open, below, own, underOwn], aSide({ parent: ['parent.no'] }), theirs);
    expect(answersToCopy(index, evaluation, 'A', 'parent').map(({ questionId }) => questionId)).toEqual([
      'parent',
      'below',
    ]);
    expect(answersToCopy(index, evaluation, 'A', 'open')).toEqual([]);
  });
});

describe('access to alignment (customer spec §6)', () => {
  it.each([
    [{ hasPartner: false, isOwnComplete: true, isPartnerComplete: false }, 'NO_PARTNER'],
    [{ hasPartner: true, isOwnComplete: false, isPartnerComplete: true }, 'OWN_QUESTIONNAIRE_INCOMPLETE'],
    [{ hasPartner: true, isOwnComplete: true, isPartnerComplete: false }, 'PARTNER_QUESTIONNAIRE_INCOMPLETE'],
    [{ hasPartner: true, isOwnComplete: true, isPartnerComplete: true }, 'OPEN'],
  ] as const)('%j is %s', (facts, access) => {
    expect(alignmentAccess(facts)).toBe(access);
  });
});

describe('will-hire flags (D8)', () => {
  const rule = (stateId: string, type: 'HIRES_ATTORNEY' | 'WAIVES_SPOUSAL_SUPPORT' | 'INCLUDES_EMBRYO_CLAUSE') => ({
    attorneyRulesByQuestionOptionState: [{ stateId, type }],
  });
  const hire = aChoice('hire', ['no', anOption('hire.yes', rule('CA', 'HIRES_ATTORNEY'))], {
    generatesDispute: false,
    isRequired: false,
  });
  const support = aChoice('support', ['law', anOption('support.waived', rule('CA', 'WAIVES_SPOUSAL_SUPPORT'))]);
  const flags = (A: SideFacts, B: SideFacts, stateId = 'CA') => {
    const { index, evaluation } = of([hire, support], A, B, stateId);
    return willHireFlags(index, evaluation);
  };
  const waived = aSide({ support: ['support.waived'] });

  it('are set for a side by its own answer', () => {
    expect(flags(aSide({ hire: ['hire.yes'] }), aSide({ hire: ['hire.no'] }))).toEqual({ A: true, B: false });
  });
  it('are set for both by an agreed waiver, in a state with the rule', () => {
    expect(flags(waived, waived)).toEqual({ A: true, B: true });
    expect(flags(waived, waived, 'NY')).toEqual({ A: false, B: false });
  });
  it('follow an embryo clause on which both agree', () => {
    const embryo = aChoice('embryo', ['no', anOption('embryo.yes', rule('NY', 'INCLUDES_EMBRYO_CLAUSE'))]);
    const both = aSide({ embryo: ['embryo.yes'] });
    const { index, evaluation } = of([embryo], both, both, 'NY');
    expect(willHireFlags(index, evaluation)).toEqual({ A: true, B: true });
  });
  it('are not set by an answer that is hidden', () => {
    const parent = aChoice('parent', ['no', 'yes']);
    const hidden = { ...hire, parentConditionalVisibilities: [shownWhen('hire', 'parent.yes')] };
    const flagsOf = (answer: string) => {
      const { index, evaluation } = of([parent, hidden], aSide({ parent: [answer], hire: ['hire.yes'] }), aSide());
      return willHireFlags(index, evaluation);
    };
    expect(flagsOf('parent.yes')).toEqual({ A: true, B: false });
    expect(flagsOf('parent.no')).toEqual({ A: false, B: false });
  });
  it('wait for both questionnaires, so that nobody learns the partner’s answer by trying (D3)', () => {
    const last = aQuestion('last');
    const flagsOf = (A: SideFacts, B: SideFacts) => {
      const { index, evaluation } = of([support, last], A, B);
      return willHireFlags(index, evaluation);
    };
    const done = aSide({ support: ['support.waived'], last: 'x' });
    expect(flagsOf(done, waived)).toEqual({ A: false, B: false });
    expect(flagsOf(waived, done)).toEqual({ A: false, B: false });
    expect(flagsOf(done, done)).toEqual({ A: true, B: true });
  });
  it('are not set by a waiver on which they do not agree', () => {
    expect(flags(waived, aSide({ support: ['support.law'] }))).toEqual({ A: false, B: false });
    expect(flags(waived, aSide())).toEqual({ A: false, B: false });
  });
});

describe('attorney rule priority (customer spec §5)', () => {
  it('puts the waiver first, then embryos, then hiring', () => {
    expect(describedAttorneyRule(new Set(['HIRES_ATTORNEY', 'INCLUDES_EMBRYO_CLAUSE', 'WAIVES_SPOUSAL_SUPPORT']))).toBe(
      'WAIVES_SPOUSAL_SUPPORT',
    );
    expect(describedAttorneyRule(new Set(['HIRES_ATTORNEY', 'INCLUDES_EMBRYO_CLAUSE']))).toBe('INCLUDES_EMBRYO_CLAUSE');
    expect(describedAttorneyRule(new Set(['HIRES_ATTORNEY']))).toBe('HIRES_ATTORNEY');
    expect(describedAttorneyRule(new Set())).toBe('DEFAULT');
  });
  it('names the law only where a citation stands behind it (D11)', () => {
    expect(attorneyRuleText(say, 'WAIVES_SPOUSAL_SUPPORT', { state: 'California', isRequiredByLaw: true })).toMatch(
      /^California law requires both of you to hire attorneys/,
    );
    expect(attorneyRuleText(say, 'INCLUDES_EMBRYO_CLAUSE', { state: 'New York', isRequiredByLaw: false })).toMatch(
      /^Our service requires both of you/,
    );
    const facts = { state: 'Texas', isRequiredByLaw: false };
    expect(attorneyRuleText(say, 'HIRES_ATTORNEY', facts)).not.toMatch(/requires/);
    expect(attorneyRuleText(say, 'DEFAULT', facts)).not.toMatch(/requires/);
  });
});
