import type { NotarizationBlocker } from '../notarization/blocker';
import { CUSTOMER_SCREENS, REPRESENTATION_PATH } from '../people/paths';
import type { BookingStatus } from '../purchases/enumerations';
import type { SectionStatus } from '../questionnaire/enumerations';
import { isDone } from '../questionnaire/section-status';
import type { SectionLock } from '../questionnaire/sections';

/** What the dashboard's next step looks at. */
export interface NextStepFacts {
  readonly hasState: boolean;
  /** The person's sections in ascending order. */
  readonly sections: readonly {
    readonly path: string;
    readonly status: SectionStatus;
    readonly lock: SectionLock | null;
  }[];
  readonly isPrenupPaid: boolean;
  readonly areFinancialsDone: boolean;
  readonly arePartnerFinancialsDone: boolean;
  readonly hasPendingFinancialDisputes: boolean;
  readonly hasPartner: boolean;
  readonly isPartnerQuestionnaireComplete: boolean;
  readonly isAlignmentComplete: boolean;
  readonly isGenerated: boolean;
  readonly isInEditor: boolean;
  /** The person confirmed the current version; the document is reviewed once both have. */
  readonly isOwnReviewDone: boolean;
  readonly isNotarized: boolean;
  /** Booking status of the person's representation; null without one. */
  readonly representation: BookingStatus | null;
  readonly notarizationBlocker: NotarizationBlocker | null;
}

export const NEXT_STEP_KEYS = [
  'CHOOSE_STATE',
  'ANSWER_QUESTIONNAIRE',
  'PAY',
  /** What is left of the questionnaire waits for an attorney. */
  'BOOK_REPRESENTATION',
  'DISCLOSE_FINANCES',
  'INVITE_PARTNER',
  'SETTLE_JOINT_ENTRIES',
  'WAIT_FOR_PARTNER',
  'ALIGN',
  /** Both answers agree, and the agreement would attach a disclosure that is not there. */
  'WAIT_FOR_PARTNER_DISCLOSURE',
  'GENERATE',
  /** The notary waits for the person's own attorney. */
  'BOOK_ATTORNEY',
  'MEET_ATTORNEY',
  'WAIT_FOR_PARTNER_ATTORNEY',
  'WAIT_FOR_APPROVAL',
  'REVIEW',
  'WAIT_FOR_PARTNER_REVIEW',
  'NOTARIZE',
  'DONE',
] as const;

export interface NextStep {
  readonly key: (typeof NEXT_STEP_KEYS)[number];
  readonly path: string;
}

const step = (key: NextStep['key'], path: string): NextStep => ({ key, path });

/**
 * The one next step that the dashboard offers, in the order of the customer flow: state, questionnaire, payment,
 * disclosure, alignment, generation, review, notarization. Customer spec §1. It never leads to what is finished, locked or
 * dimmed: where other people are waited for, it says so and leads to where that can be seen
 * (ADR 0076).
 */
export function nextStep(facts: NextStepFacts): NextStep {
  if (facts.isNotarized) return step('DONE', CUSTOMER_SCREENS.CONGRATULATIONS);
  return facts.isGenerated ? withAgreement(facts) : beforeAgreement(facts);
}

function beforeAgreement(facts: NextStepFacts): NextStep {
  if (!facts.hasState) return step('CHOOSE_STATE', CUSTOMER_SCREENS.QUESTIONNAIRE);
  const open = facts.sections.filter(({ status }) => !isDone(status));
  const [first] = facts.sections;
  if (first !== undefined && open[0] === first) return step('ANSWER_QUESTIONNAIRE', first.path);
  if (!facts.isPrenupPaid) return step('PAY', CUSTOMER_SCREENS.PAYMENT);
  if (open.length > 0) {
    const answerable = open.find(({ lock }) => lock === null);
    return answerable === undefined
      ? step('BOOK_REPRESENTATION', REPRESENTATION_PATH)
      : step('ANSWER_QUESTIONNAIRE', answerable.path);
  }
  if (!facts.areFinancialsDone) return step('DISCLOSE_FINANCES', CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE);
  if (!facts.hasPartner) return step('INVITE_PARTNER', CUSTOMER_SCREENS.ACCOUNT);
  if (facts.hasPendingFinancialDisputes)
    return step('SETTLE_JOINT_ENTRIES', `${CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE}#settle`);
  if (facts.isAlignmentComplete) {
    return facts.arePartnerFinancialsDone
      ? step('GENERATE', CUSTOMER_SCREENS.DOCUMENTS)
      : step('WAIT_FOR_PARTNER_DISCLOSURE', CUSTOMER_SCREENS.FINANCIAL_DISCLOSURE);
  }
  return step(facts.isPartnerQuestionnaireComplete ? 'ALIGN' : 'WAIT_FOR_PARTNER', CUSTOMER_SCREENS.ALIGNMENT);
}

function withAgreement(facts: NextStepFacts): NextStep {
  switch (facts.notarizationBlocker) {
    case 'OWN_ATTORNEY_NOT_BOOKED':
      return step(facts.representation === 'SCHEDULED' ? 'MEET_ATTORNEY' : 'BOOK_ATTORNEY', REPRESENTATION_PATH);
    case 'PARTNER_ATTORNEY_NOT_BOOKED':
      return step('WAIT_FOR_PARTNER_ATTORNEY', CUSTOMER_SCREENS.NOTARIZATION);
    case 'ATTORNEYS_NOT_APPROVED':
      return step('WAIT_FOR_APPROVAL', CUSTOMER_SCREENS.REVIEW);
    case 'NOT_GENERATED':
    case 'NOT_REVIEWED':
      if (facts.isInEditor) return step('WAIT_FOR_APPROVAL', CUSTOMER_SCREENS.REVIEW);
      return step(facts.isOwnReviewDone ? 'WAIT_FOR_PARTNER_REVIEW' : 'REVIEW', CUSTOMER_SCREENS.REVIEW);
    case null:
      return step('NOTARIZE', CUSTOMER_SCREENS.NOTARIZATION);
  }
}
