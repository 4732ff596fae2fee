import type { NotarizationBlocker } from '../notarization/blocker';

/** What the dashboard's next step looks at. */
export interface NextStepFacts {
  readonly hasState: boolean;
  readonly isFirstSectionComplete: boolean;
  readonly isPrenupPaid: boolean;
  readonly isQuestionnaireComplete: boolean;
  readonly hasPartner: boolean;
  readonly isPartnerQuestionnaireComplete: boolean;
  readonly areFinancialsDone: boolean;
  readonly isAlignmentComplete: boolean;
  readonly isGenerated: boolean;
  readonly isReviewed: boolean;
  readonly isFinalized: boolean;
  readonly isNotarized: boolean;
  readonly notarizationBlocker: NotarizationBlocker | null;
}

/**
 * The one next step that the dashboard offers, in the order of the customer flow. Customer spec §1: state,
 * questionnaire, payment, disclosure, alignment, generation, review, notarization.
 */
export function nextStep(facts: NextStepFacts) {
  const step = <K extends string>(key: K, path: string) => ({ key, path });
  if (facts.isNotarized) return step('DONE', '/congratulations');
  if (facts.isGenerated) {
    if (facts.isReviewed || facts.isFinalized) return step('NOTARIZE', '/notarize');
    return step('REVIEW', '/documents/review');
  }
  if (!facts.hasState) return step('CHOOSE_STATE', '/questionnaire');
  if (!facts.isFirstSectionComplete) return step('ANSWER_QUESTIONNAIRE', '/questionnaire');
  if (!facts.isPrenupPaid) return step('PAY', '/payment');
  if (!facts.isQuestionnaireComplete) return step('ANSWER_QUESTIONNAIRE', '/questionnaire');
  if (!facts.areFinancialsDone) return step('DISCLOSE_FINANCES', '/financial-disclosure');
  if (!facts.isAlignmentComplete) {
    if (!facts.hasPartner) return step('INVITE_PARTNER', '/profile');
    if (!facts.isPartnerQuestionnaireComplete) return step('WAIT_FOR_PARTNER', '/alignment');
    return step('ALIGN', '/alignment');
  }
  return step('GENERATE', '/documents');
}
export type NextStep = ReturnType<typeof nextStep>;
