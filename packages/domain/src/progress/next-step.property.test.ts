import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTARIZATION_BLOCKERS } from '../notarization/blocker';
import { BOOKING_STATUSES } from '../purchases/enumerations';
import { SECTION_STATUSES } from '../questionnaire/enumerations';
import { isDone } from '../questionnaire/section-status';
import { customerMenu, type MenuKey } from './menu';
import { nextStep, type NextStepFacts } from './next-step';

/** What can be true together: the rules that give these facts exclude the rest. */
const journeyFacts: fc.Arbitrary<NextStepFacts & { readonly isImported: boolean }> = fc
  .record({
    hasState: fc.boolean(),
    statuses: fc.array(fc.constantFrom(...SECTION_STATUSES), { minLength: 1, maxLength: 4 }),
    needsAttorney: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    isPrenupPaid: fc.boolean(),
    areFinancialsDone: fc.boolean(),
    arePartnerFinancialsDone: fc.boolean(),
    hasPendingFinancialDisputes: fc.boolean(),
    hasPartner: fc.boolean(),
    isPartnerQuestionnaireComplete: fc.boolean(),
    isAligned: fc.boolean(),
    isGenerated: fc.boolean(),
    isImported: fc.boolean(),
    isInEditor: fc.boolean(),
    isOwnReviewDone: fc.boolean(),
    isNotarized: fc.boolean(),
    representation: fc.option(fc.constantFrom(...BOOKING_STATUSES)),
    blocker: fc.option(fc.constantFrom(...NOTARIZATION_BLOCKERS.filter((each) => each !== 'NOT_GENERATED'))),
  })
  .map(({ statuses, needsAttorney, isAligned, blocker, ...facts }) => {
    const sections = statuses.map((status, at) => ({
      path: `/questionnaire/${at}`,
      status,
      lock:
        at === 0
          ? null
          : !facts.isPrenupPaid
            ? ('PRENUP_NOT_PAID' as const)
            : needsAttorney[at] === true
              ? ('REPRESENTATION_NEEDED' as const)
              : null,
    }));
    const isGenerated = facts.hasState && facts.isGenerated;
    const isOwnComplete = facts.hasState && sections.every(({ status }) => isDone(status));
    const isPartnerQuestionnaireComplete = facts.hasPartner && facts.isPartnerQuestionnaireComplete;
    return {
      ...facts,
      sections,
      isGenerated,
      isImported: isGenerated && facts.isImported,
      isInEditor: isGenerated && facts.isInEditor,
      isNotarized: isGenerated && facts.isNotarized,
      hasPartner: facts.hasState && facts.hasPartner,
      hasPendingFinancialDisputes: facts.hasState && facts.hasPartner && facts.hasPendingFinancialDisputes,
      isPartnerQuestionnaireComplete: facts.hasState && isPartnerQuestionnaireComplete,
      isAlignmentComplete: isOwnComplete && isPartnerQuestionnaireComplete && isAligned,
      notarizationBlocker: isGenerated ? blocker : 'NOT_GENERATED',
    };
  });

const menuOf = (facts: NextStepFacts & { readonly isImported: boolean }) =>
  customerMenu({
    ...facts,
    isQuestionnaireComplete: facts.hasState && facts.sections.every(({ status }) => isDone(status)),
    isReviewed: facts.notarizationBlocker === null,
  });

/** The item of the menu that opens the screen of a path; the agreement itself is read whenever there is one. */
const ITEM_OF: readonly (readonly [RegExp, MenuKey])[] = [
  [/^\/financial-disclosure/, 'FINANCIAL_DISCLOSURE'],
  [/^\/alignment/, 'ALIGNMENT'],
  [/^\/documents$/, 'DOCUMENTS'],
];

describe('whatever is true of a couple, the next step', () => {
  const holds = (rule: (facts: NextStepFacts & { readonly isImported: boolean }) => void) =>
    fc.assert(fc.property(journeyFacts, rule), { numRuns: 2000 });

  it('is a screen that the menu does not dim', () => {
    holds((facts) => {
      const { path } = nextStep(facts);
      const key = ITEM_OF.find(([pattern]) => pattern.test(path))?.[1];
      const item = menuOf(facts).items.find((each) => each.key === key);
      expect(item?.reason ?? null).toBeNull();
    });
  });

  it('is never a section that is done or locked', () => {
    holds((facts) => {
      const { key, path } = nextStep(facts);
      if (key !== 'ANSWER_QUESTIONNAIRE') return;
      const section = facts.sections.find((each) => each.path === path);
      expect(section).toMatchObject({ lock: null });
      expect(isDone(section!.status)).toBe(false);
    });
  });

  it('is never something that is done, and never something that its person cannot do now', () => {
    holds((facts) => {
      const { key } = nextStep(facts);
      const blocker = facts.notarizationBlocker;
      const open = facts.sections.filter(({ status }) => !isDone(status));
      const isOpen: Record<typeof key, boolean> = {
        CHOOSE_STATE: !facts.hasState,
        ANSWER_QUESTIONNAIRE: open.length > 0,
        PAY: !facts.isPrenupPaid,
        BOOK_REPRESENTATION: open.length > 0 && open.every(({ lock }) => lock === 'REPRESENTATION_NEEDED'),
        DISCLOSE_FINANCES: !facts.areFinancialsDone,
        INVITE_PARTNER: !facts.hasPartner,
        SETTLE_JOINT_ENTRIES: facts.hasPendingFinancialDisputes,
        WAIT_FOR_PARTNER: facts.hasPartner && !facts.isPartnerQuestionnaireComplete,
        ALIGN: facts.isPartnerQuestionnaireComplete && !facts.isAlignmentComplete,
        WAIT_FOR_PARTNER_DISCLOSURE: facts.isAlignmentComplete && !facts.arePartnerFinancialsDone,
        GENERATE: facts.isAlignmentComplete && facts.arePartnerFinancialsDone && !facts.hasPendingFinancialDisputes,
        BOOK_ATTORNEY: blocker === 'OWN_ATTORNEY_NOT_BOOKED' && facts.representation !== 'SCHEDULED',
        MEET_ATTORNEY: blocker === 'OWN_ATTORNEY_NOT_BOOKED' && facts.representation === 'SCHEDULED',
        WAIT_FOR_PARTNER_ATTORNEY: blocker === 'PARTNER_ATTORNEY_NOT_BOOKED',
        WAIT_FOR_APPROVAL: blocker === 'ATTORNEYS_NOT_APPROVED' || facts.isInEditor,
        REVIEW: blocker === 'NOT_REVIEWED' && !facts.isInEditor && !facts.isOwnReviewDone,
        WAIT_FOR_PARTNER_REVIEW: blocker === 'NOT_REVIEWED' && facts.isOwnReviewDone,
        NOTARIZE: blocker === null && !facts.isNotarized,
        DONE: facts.isNotarized,
      };
      expect(isOpen[key]).toBe(true);
      const isAboutAgreement = NEEDS_AGREEMENT.has(key);
      expect(isAboutAgreement).toBe(facts.isGenerated);
    });
  });
});

const NEEDS_AGREEMENT = new Set([
  'BOOK_ATTORNEY',
  'MEET_ATTORNEY',
  'WAIT_FOR_PARTNER_ATTORNEY',
  'WAIT_FOR_APPROVAL',
  'REVIEW',
  'WAIT_FOR_PARTNER_REVIEW',
  'NOTARIZE',
  'DONE',
]);
