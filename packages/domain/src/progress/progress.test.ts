import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import type { SectionStatus } from '../questionnaire/enumerations';
import type { SectionLock } from '../questionnaire/sections';
import { customerMenu, type MenuFacts } from './menu';
import { nextStep, type NextStepFacts } from './next-step';
import { type ProgressFacts, progressLabel, progressPercentage, progressStep } from './overall';

describe('overall progress step (customer spec §4; D7)', () => {
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
  it('leads to the review until reviewed (D33), and to the end once notarized', () => {
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
  const section = (path: string, status: SectionStatus, lock: SectionLock | null = null) => ({ path, status, lock });
  const first = section('/questionnaire/first', 'COMPLETED');
  const start: NextStepFacts = {
    hasState: false,
    sections: [section('/questionnaire/first', 'IN_PROGRESS'), section('/questionnaire/homes', 'NOT_STARTED')],
    isPrenupPaid: false,
    areFinancialsDone: false,
    arePartnerFinancialsDone: false,
    hasPendingFinancialDisputes: false,
    hasPartner: false,
    isPartnerQuestionnaireComplete: false,
    isAlignmentComplete: false,
    isGenerated: false,
    isInEditor: false,
    isOwnReviewDone: false,
    isNotarized: false,
    representation: null,
    notarizationBlocker: 'NOT_GENERATED',
  };

  it('follows the order of the customer flow', () => {
    const flow: readonly (readonly [Partial<NextStepFacts>, string, string])[] = [
      [{}, 'CHOOSE_STATE', '/questionnaire'],
      [{ hasState: true }, 'ANSWER_QUESTIONNAIRE', '/questionnaire/first'],
      [{ sections: [first, section('/questionnaire/homes', 'NOT_STARTED')] }, 'PAY', '/payment'],
      [{ isPrenupPaid: true }, 'ANSWER_QUESTIONNAIRE', '/questionnaire/homes'],
      [{ sections: [first] }, 'DISCLOSE_FINANCES', '/financial-disclosure'],
      [{ areFinancialsDone: true }, 'INVITE_PARTNER', '/profile'],
      [{ hasPartner: true }, 'WAIT_FOR_PARTNER', '/alignment'],
      [{ isPartnerQuestionnaireComplete: true }, 'ALIGN', '/alignment'],
      [{ isAlignmentComplete: true }, 'WAIT_FOR_PARTNER_DISCLOSURE', '/financial-disclosure'],
      [{ arePartnerFinancialsDone: true }, 'GENERATE', '/documents'],
      [{ isGenerated: true, notarizationBlocker: 'NOT_REVIEWED' }, 'REVIEW', '/documents/review'],
      [{ isOwnReviewDone: true }, 'WAIT_FOR_PARTNER_REVIEW', '/documents/review'],
      [{ notarizationBlocker: null }, 'NOTARIZE', '/notarize'],
      [{ isNotarized: true }, 'DONE', '/congratulations'],
    ];
    let facts = start;
    for (const [change, key, path] of flow) {
      facts = { ...facts, ...change };
      expect(nextStep(facts)).toEqual({ key, path });
    }
  });

  const answered: NextStepFacts = { ...start, hasState: true, isPrenupPaid: true, sections: [first] };
  it('passes over a locked section while another one is open, and leads to representation once none is', () => {
    const locked = section('/questionnaire/spousal-support', 'NOT_STARTED', 'REPRESENTATION_NEEDED');
    const debts = section('/questionnaire/debts', 'IN_PROGRESS');
    expect(nextStep({ ...answered, sections: [first, locked, debts] }).path).toBe('/questionnaire/debts');
    expect(nextStep({ ...answered, sections: [first, locked, { ...debts, status: 'COMPLETED' }] })).toEqual({
      key: 'BOOK_REPRESENTATION',
      path: '/attorney-services?serviceType=REPRESENTATION',
    });
  });

  it('leads to joint entries that differ before the alignment that they close', () => {
    const facts = { ...answered, areFinancialsDone: true, hasPartner: true, hasPendingFinancialDisputes: true };
    const settle = { key: 'SETTLE_JOINT_ENTRIES', path: '/financial-disclosure#settle' };
    expect(nextStep({ ...facts, isPartnerQuestionnaireComplete: true })).toEqual(settle);
    expect(nextStep({ ...facts, isPartnerQuestionnaireComplete: true, isAlignmentComplete: true })).toEqual(settle);
  });

  const made: NextStepFacts = { ...answered, isGenerated: true, notarizationBlocker: 'NOT_REVIEWED' };
  it.each([
    [{ notarizationBlocker: 'OWN_ATTORNEY_NOT_BOOKED' }, 'BOOK_ATTORNEY'],
    [{ notarizationBlocker: 'OWN_ATTORNEY_NOT_BOOKED', representation: 'WAITING' }, 'BOOK_ATTORNEY'],
    [{ notarizationBlocker: 'OWN_ATTORNEY_NOT_BOOKED', representation: 'SCHEDULED' }, 'MEET_ATTORNEY'],
    [{ notarizationBlocker: 'PARTNER_ATTORNEY_NOT_BOOKED' }, 'WAIT_FOR_PARTNER_ATTORNEY'],
    [{ notarizationBlocker: 'ATTORNEYS_NOT_APPROVED', isInEditor: true }, 'WAIT_FOR_APPROVAL'],
    // One partner has an attorney: nobody can confirm a review while the document is in the editor.
    [{ isInEditor: true }, 'WAIT_FOR_APPROVAL'],
    [{}, 'REVIEW'],
  ] as const)('with an agreement, %j: %s', (change, key) => {
    expect(nextStep({ ...made, ...change }).key).toBe(key);
  });
});
