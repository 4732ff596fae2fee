import { describe, expect, it } from 'vitest';
import { continueFrom } from './continue-from';
import { evaluate } from './evaluate';
import { indexQuestionnaire } from './index-questionnaire';
import { aChoice, anOption, aQuestion, aSection, aSide } from './questionnaire-builder';
import type { QuestionContent } from './schemas';
import {
  attorneyRulesOfSection,
  firstIncompleteSection,
  isAttorneyRequiredSection,
  nextSection,
  sectionLock,
  sectionPath,
  sectionSlug,
} from './sections';

const waives = { attorneyRulesByQuestionOptionState: [{ stateId: 'CA', type: 'WAIVES_SPOUSAL_SUPPORT' as const }] };
const hires = { attorneyRulesByQuestionOptionState: [{ stateId: 'CA', type: 'HIRES_ATTORNEY' as const }] };
const content = [
  aSection('debts', 30, [aQuestion('debt')]),
  aSection('background_information', 10, [aQuestion('city')]),
  aSection('spousal_support', 20, [aChoice('support', ['law', anOption('support.waived', waives)])]),
  aSection('counsel', 15, [aChoice('hire', ['no', anOption('hire.yes', hires)], { isRequired: false })]),
];
const index = indexQuestionnaire(content);
const own = (given: Record<string, string | string[]>, continuedSectionKeys: readonly string[] = []) =>
  evaluate(index, { A: { ...aSide(given), continuedSectionKeys }, B: aSide() }, { stateId: 'CA' }).A;
const section = (key: string) => {
  const found = index.sections.find((node) => node.section.sectionKey === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('sections (customer spec §2 and §4)', () => {
  it('go in ascending order value', () => {
    expect(index.sections.map((node) => node.section.order)).toEqual([10, 15, 20, 30]);
  });
  it('are named in the path by the label, in lower case and with hyphens', () => {
    expect(sectionSlug('Background Information')).toBe('background-information');
    expect(sectionPath('Spousal  Support')).toBe('/questionnaire/spousal-support');
  });
  it('have a first incomplete one, and a next by smallest greater order', () => {
    expect(firstIncompleteSection(own({ city: 'x' }))?.node.section.sectionKey).toBe('counsel');
    expect(firstIncompleteSection(own({ city: 'x' }, ['counsel']))?.node.section.sectionKey).toBe('spousal_support');
    expect(firstIncompleteSection(own({ city: 'x', support: ['support.law'], debt: 'x' }, ['counsel']))).toBeNull();
    expect(nextSection(index, 10)?.section.order).toBe(15);
    expect(nextSection(index, 16)?.section.order).toBe(20);
    expect(nextSection(index, 30)).toBeNull();
  });
});

describe('locked sections (customer spec §6; D9)', () => {
  const facts = { stateId: 'CA', isPrenupPaid: true, plansToHireAttorney: true, hasAttorney: false };
  it('are those with waiver or embryo rules in the state; hiring locks nothing', () => {
    expect(isAttorneyRequiredSection(section('spousal_support'), 'CA')).toBe(true);
    expect(isAttorneyRequiredSection(section('spousal_support'), 'NY')).toBe(false);
    expect(isAttorneyRequiredSection(section('counsel'), 'CA')).toBe(false);
    expect([...attorneyRulesOfSection(section('counsel'), 'CA')]).toEqual(['HIRES_ATTORNEY']);
  });
  it('are those alone that ask and offer it in the state', () => {
    const rule = { attorneyRulesByQuestionOptionState: [{ stateId: 'CA', type: 'INCLUDES_EMBRYO_CLAUSE' as const }] };
    const isRequired = (question: QuestionContent) => {
      const [node] = indexQuestionnaire([aSection('family', 1, [question])]).sections;
      return node !== undefined && isAttorneyRequiredSection(node, 'CA');
    };
    expect(isRequired(aChoice('embryo', [anOption('embryo.yes', rule)]))).toBe(true);
    expect(
      isRequired(aChoice('embryo', [anOption('embryo.yes', rule)], { questionStateRestrictions: [{ stateId: 'CA' }] })),
    ).toBe(false);
    expect(
      isRequired(
        aChoice('embryo', [anOption('embryo.yes', { ...rule, optionStateRestrictions: [{ stateId: 'CA' }] })]),
      ),
    ).toBe(false);
  });
  it('are never the first, and none without a state', () => {
    const first = indexQuestionnaire([aSection('support', 1, [aChoice('s', [anOption('s.waived', waives)])])]);
    const [only] = first.sections;
    if (only === undefined) throw new Error('No section');
    expect(sectionLock(first, only, { ...facts, isPrenupPaid: false })).toBeNull();
    expect(sectionLock(first, only, facts)).toBeNull();
    expect(sectionLock(index, section('spousal_support'), { ...facts, stateId: null })).toBeNull();
  });
  it('are locked for one who plans to hire, until representation is there', () => {
    expect(sectionLock(index, section('spousal_support'), facts)).toBe('REPRESENTATION_NEEDED');
    expect(sectionLock(index, section('spousal_support'), { ...facts, hasAttorney: true })).toBeNull();
    expect(sectionLock(index, section('spousal_support'), { ...facts, plansToHireAttorney: false })).toBeNull();
    expect(sectionLock(index, section('debts'), facts)).toBeNull();
  });
  it('need the prenup paid, all but the first', () => {
    expect(sectionLock(index, section('background_information'), { ...facts, isPrenupPaid: false })).toBeNull();
    expect(sectionLock(index, section('debts'), { ...facts, isPrenupPaid: false })).toBe('PRENUP_NOT_PAID');
  });
});

describe('Continue on a section (customer spec §4)', () => {
  const everything = { city: 'x', support: ['support.law'], debt: 'x' };
  const facts = (given: Record<string, string | string[]>, sectionId: string) => ({
    hasState: true,
    isPrenupPaid: true,
    isAttorneyRequired: false,
    wantsAttorney: false,
    hasAttorney: false,
    sections: own(given, ['counsel']).sections,
    sectionId,
  });
  it('says "Almost there!" without a state', () => {
    expect(continueFrom({ ...facts({}, 'background_information'), hasState: false, isPrenupPaid: false })).toEqual({
      kind: 'POPUP',
      popup: 'STATE_NEEDED',
    });
  });
  it('goes to the payment when unpaid, even if incomplete', () => {
    expect(continueFrom({ ...facts({}, 'background_information'), isPrenupPaid: false })).toEqual({
      kind: 'GO',
      to: '/payment',
    });
  });
  it('goes to attorney services from a section that requires them', () => {
    const required = { ...facts({}, 'spousal_support'), isAttorneyRequired: true, wantsAttorney: true };
    expect(continueFrom(required)).toEqual({ kind: 'GO', to: '/attorney-services?serviceType=REPRESENTATION' });
    expect(continueFrom({ ...required, hasAttorney: true })).toMatchObject({ popup: 'UNANSWERED_QUESTIONS' });
  });
  it('goes to the next section when this one is complete', () => {
    expect(continueFrom(facts({ city: 'x' }, 'background_information'))).toEqual({
      kind: 'GO',
      to: '/questionnaire/counsel',
    });
  });
  it('goes on from a section that requires nothing, and completes it by that', () => {
    const unseen = (sectionId: string) => ({ ...facts({}, sectionId), sections: own(everything).sections });
    expect(continueFrom(unseen('counsel'))).toEqual({ kind: 'GO', to: '/questionnaire/spousal-support' });
    expect(continueFrom(unseen('debts'))).toEqual({
      kind: 'POPUP',
      popup: 'INCOMPLETE_SECTIONS',
      sectionIds: ['counsel'],
    });
  });
  it('lists what is unanswered in this section otherwise', () => {
    expect(continueFrom(facts({}, 'spousal_support'))).toEqual({
      kind: 'POPUP',
      popup: 'UNANSWERED_QUESTIONS',
      questionIds: ['support'],
      missingBackground: [],
    });
  });
  it('proceeds from the last section when all are complete', () => {
    expect(continueFrom(facts(everything, 'debts'))).toEqual({ kind: 'GO', to: '/financial-disclosure' });
  });
  it('asks for the state first, then for payment, then for the attorney', () => {
    const all = { ...facts({}, 'spousal_support'), isAttorneyRequired: true, wantsAttorney: true };
    expect(continueFrom({ ...all, hasState: false, isPrenupPaid: false })).toMatchObject({ popup: 'STATE_NEEDED' });
    expect(continueFrom({ ...all, isPrenupPaid: false })).toEqual({ kind: 'GO', to: '/payment' });
    expect(continueFrom({ ...all, wantsAttorney: false })).toMatchObject({ popup: 'UNANSWERED_QUESTIONS' });
    expect(continueFrom({ ...all, isAttorneyRequired: false })).toMatchObject({ popup: 'UNANSWERED_QUESTIONS' });
  });
  it('says that the last section itself is incomplete before it speaks of others', () => {
    expect(continueFrom(facts({ city: 'x' }, 'debts'))).toMatchObject({
      popup: 'UNANSWERED_QUESTIONS',
      questionIds: ['debt'],
    });
  });
  it('goes on from a section that does not apply, and names the missing parts of the background block', () => {
    const hidden = aQuestion('hidden', { questionStateRestrictions: [{ stateId: 'CA' }] });
    const own = evaluate(
      indexQuestionnaire([
        aSection('background_information', 1, []),
        aSection('hidden', 2, [hidden]),
        aSection('last', 3, [aQuestion('q')]),
      ]),
      { A: aSide({}, { lastName: null }), B: aSide() },
      { stateId: 'CA' },
    ).A;
    const from = (sectionId: string) => continueFrom({ ...facts({}, sectionId), sections: own.sections });
    expect(from('hidden')).toEqual({ kind: 'GO', to: '/questionnaire/last' });
    expect(from('background_information')).toMatchObject({
      popup: 'UNANSWERED_QUESTIONS',
      missingBackground: ['lastName'],
    });
  });
  it('lists incomplete sections from the last one', () => {
    expect(continueFrom(facts({ debt: 'x' }, 'debts'))).toEqual({
      kind: 'POPUP',
      popup: 'INCOMPLETE_SECTIONS',
      sectionIds: ['background_information', 'spousal_support'],
    });
  });
});
