import type { QuestionnaireSectionContent } from '@troth/content/questionnaire';
import { type QuestionnaireBlock, questionnaireBlock } from '@troth/domain/documents';
import {
  continueFrom,
  type ContinueStep,
  isAttorneyRequiredSection,
  type SectionLock,
  sectionLock,
} from '@troth/domain/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { purchaseState } from '../../records/case/purchase-state';
import { noticeOf, presentSection } from './question.presenter';
import { questionnaire } from '../../records/case/questionnaire';
import type { RespondentSection } from '../../records/questionnaire/questionnaire.schemas';
import { loadRespondent, type Respondent } from './respondent';

/** What the locks and Continue depend on besides the answers. */
export interface SectionFacts {
  readonly isPaid: boolean;
  readonly hasAttorney: boolean;
  readonly wantsAttorney: boolean;
}

export async function sectionFactsOf({ known, couple, evaluation, side }: Respondent): Promise<SectionFacts> {
  if (couple === null || known === null) return { isPaid: false, hasAttorney: false, wantsAttorney: false };
  const purchases = purchaseState(couple, evaluation, await known.purchases(), await known.ownAttorneys());
  const wantsAttorney = side === 'A' ? couple.document.userAWillHireAttorney : couple.document.userBWillHireAttorney;
  return { isPaid: purchases.isPaid, hasAttorney: purchases.hasAttorney[side], wantsAttorney };
}

/** Why a section is dimmed for a respondent; null when it is open. */
export function lockOf(sectionId: string, respondent: Respondent, facts: SectionFacts): SectionLock | null {
  const node = questionnaire.sections.find(({ section }) => section.id === sectionId);
  if (node === undefined) throw problem('NOT_FOUND');
  return sectionLock(questionnaire, node, {
    stateId: respondent.couple?.document.stateId ?? null,
    isPrenupPaid: facts.isPaid,
    plansToHireAttorney: respondent.own.attorneyRules.has('HIRES_ATTORNEY'),
    hasAttorney: facts.hasAttorney,
  });
}

/** One section as a person has it now. */
export async function readSection(
  tx: Tx,
  userId: string,
  section: QuestionnaireSectionContent,
): Promise<RespondentSection> {
  const respondent = await loadRespondent(tx, userId);
  const block = respondent.known === null ? null : questionnaireBlock(await respondent.known.states());
  return viewSection(section, respondent, await sectionFactsOf(respondent), block);
}

/** One section with its status, its lock, and what Continue does. */
function viewSection(
  section: QuestionnaireSectionContent,
  respondent: Respondent,
  facts: SectionFacts,
  block: QuestionnaireBlock | null,
): RespondentSection {
  const { couple, own } = respondent;
  const stateId = couple?.document.stateId ?? null;
  const evaluated = own.sections.find(({ node }) => node.section.id === section.id);
  if (evaluated === undefined) throw problem('NOT_FOUND');
  const step = continueFrom({
    hasState: stateId !== null,
    isPrenupPaid: facts.isPaid,
    isAttorneyRequired: isAttorneyRequiredSection(evaluated.node, stateId),
    wantsAttorney: facts.wantsAttorney,
    hasAttorney: facts.hasAttorney,
    sections: own.sections,
    sectionId: section.id,
  });
  return {
    ...presentSection(section, respondent),
    status: evaluated.status,
    lock: lockOf(section.id, respondent, facts),
    notice: noticeOf(section, respondent),
    incompleteQuestionIds: [...evaluated.incompleteQuestionIds],
    missingBackground: [...evaluated.missingBackground],
    continueStep: presentContinueStep(step),
    block,
  };
}

/** Every popup carries the same members, empty where they say nothing, so that readers need no cases. */
function presentContinueStep(step: ContinueStep): RespondentSection['continueStep'] {
  if (step.kind === 'GO') return step;
  return {
    kind: 'POPUP',
    popup: step.popup,
    questionIds: step.popup === 'UNANSWERED_QUESTIONS' ? [...step.questionIds] : [],
    missingBackground: step.popup === 'UNANSWERED_QUESTIONS' ? [...step.missingBackground] : [],
    sectionIds: step.popup === 'INCOMPLETE_SECTIONS' ? [...step.sectionIds] : [],
  };
}
