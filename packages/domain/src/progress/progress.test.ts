import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { customerMenu, type MenuFacts } from './menu';
import { nextStep } from './next-step';
import { type ProgressFacts, progressLabel, progressPercentage, progressStep } from './overall';

describe('overall progress step (customer spec §4; decision row 7)', () => {
  const done = 'COMPLETED' as const;
  const all = {
    sectionStatuses: [done, 'NOT_APPLICABLE', done, done, done, 'NOT_APPLICABLE'],
    isPrenupPaid: true,
    areFinancialsDone: true,
    isReviewed: false,
    isNotarized: true,
  } as const satisfies ProgressFacts;
  it.each([
    ['nothing done', { ...all, sectionStatuses: ['IN_PROGRESS', done, done, done, done, done] }, 0],
    ['no sections at all', { ...all, sectionStatuses: [] }, 0],
    ['all done but unpaid', { ...all, isPrenupPaid: false }, 1],
    ['one of the first four missing', { ...all, sectionStatuses: [done, done, done, 'NOT_STARTED', done, done] }, 1],
    ['a later one missing', { ...all, sectionStatuses: [done, done, done, done, 'NOT_STARTED', done] }, 2],
    ['financials missing', { ...all, areFinancialsDone: false }, 3],
    ['financials missing but reviewed', { ...all, areFinancialsDone: false, isReviewed: true, isNotarized: false }, 4],
    ['not notarized', { ...all, isNotarized: false }, 4],
    ['notarized', all, 5],
  ] as const)('%s', (_name, facts, step) => {
    expect(progressStep(facts)).toBe(step);
  });
  it.each([
    [0, 0, 'Starting your prenup 🖋️', 'Starting your prenup 🖋️'],
    [1, 20, '20%', '20%'],
    [4, 80, '80%', '80%'],
    [5, 100, 'Prenup 100% ready 🎉', '100% 🎉'],
  ])('step %i is %i percent: %s', (step, percentage, label, shortLabel) => {
    expect(progressPercentage(step)).toBe(percentage);
    expect(progressLabel(say, step)).toBe(label);
    expect(progressLabel(say, step, { isShort: true })).toBe(shortLabel);
  });
});

describe('menu gating (customer spec §6)', () => {
  const open: MenuFacts = {
    isPrenupPaid: true,
    hasPartner: true,
    hasPendingFinancialDisputes: false,
    isImported: false,
    isAlignmentComplete: true,
    isQuestionnaireComplete: true,
    notarizationBlocker: null,
    isReviewed: true,
    isNotarized: false,
  };
  const reasons = (changes: Partial<MenuFacts>) =>
    Object.fromEntries(customerMenu({ ...open, ...changes }).items.map(({ key, reason }) => [key, reason]));
  const none = {
    DASHBOARD: null,
    QUESTIONNAIRE: null,
    FINANCIAL_DISCLOSURE: null,
    ALIGNMENT: null,
    DOCUMENTS: null,
    NOTARIZATION: null,
  };
  it.each([
    [{}, {}],
    [
      { isPrenupPaid: false },
      {
        FINANCIAL_DISCLOSURE: 'PRENUP_NOT_PAID',
        ALIGNMENT: 'PRENUP_NOT_PAID',
        DOCUMENTS: 'PRENUP_NOT_PAID',
        NOTARIZATION: 'PRENUP_NOT_PAID',
      },
    ],
    [{ hasPendingFinancialDisputes: true }, { ALIGNMENT: 'FINANCIAL_DISPUTES_PENDING' }],
    [{ isImported: true }, { ALIGNMENT: 'IMPORTED' }],
    [{ hasPartner: false }, { ALIGNMENT: 'NO_PARTNER' }],
    [{ isAlignmentComplete: false }, { DOCUMENTS: 'ALIGNMENT_INCOMPLETE' }],
    [{ isQuestionnaireComplete: false }, { NOTARIZATION: 'QUESTIONNAIRE_INCOMPLETE' }],
    [{ notarizationBlocker: 'NOT_REVIEWED' }, { NOTARIZATION: 'NOTARIZATION_BLOCKED' }],
  ] as const)('%j', (changes, expected) => {
    expect(reasons(changes)).toEqual({ ...none, ...expected });
  });
  it('leads to the review until reviewed (decision row 33), and to the end once notarized', () => {
    const path = (changes: Partial<MenuFacts>) =>
      customerMenu({ ...open, ...changes }).items.find(({ key }) => key === 'NOTARIZATION')?.path;
    expect(path({ isReviewed: false })).toBe('/documents/review');
    expect(path({ isReviewed: true })).toBe('/notarize');
    expect(path({ isNotarized: true })).toBe('/congratulations');
  });
  it('keeps payment, help and account open', () => {
    expect(customerMenu({ ...open, isPrenupPaid: false }).secondary.every(({ isEnabled }) => isEnabled)).toBe(true);
  });
});

describe('next step (customer spec §1)', () => {
  const start = {
    hasState: false,
    isFirstSectionComplete: false,
    isPrenupPaid: false,
    isQuestionnaireComplete: false,
    hasPartner: false,
    isPartnerQuestionnaireComplete: false,
    areFinancialsDone: false,
    isAlignmentComplete: false,
    isGenerated: false,
    isReviewed: false,
    isFinalized: false,
    isNotarized: false,
    notarizationBlocker: null,
  };
  it('follows the order of the customer flow', () => {
    const flow = [
      ['hasState', 'CHOOSE_STATE'],
      ['isFirstSectionComplete', 'ANSWER_QUESTIONNAIRE'],
      ['isPrenupPaid', 'PAY'],
      ['isQuestionnaireComplete', 'ANSWER_QUESTIONNAIRE'],
      ['areFinancialsDone', 'DISCLOSE_FINANCES'],
      ['hasPartner', 'INVITE_PARTNER'],
      ['isPartnerQuestionnaireComplete', 'WAIT_FOR_PARTNER'],
      ['isAlignmentComplete', 'ALIGN'],
      ['isGenerated', 'GENERATE'],
      ['isReviewed', 'REVIEW'],
      ['isNotarized', 'NOTARIZE'],
    ] as const;
    let facts: Record<keyof typeof start, boolean | null> = start;
    const seen = flow.map(([fact]) => {
      const { key } = nextStep(facts as unknown as typeof start);
      facts = { ...facts, [fact]: true };
      return key;
    });
    expect(seen).toEqual(flow.map(([, key]) => key));
    expect(nextStep(facts as unknown as typeof start).key).toBe('DONE');
  });
});
