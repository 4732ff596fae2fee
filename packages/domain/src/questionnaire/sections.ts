import type { Id } from '../records/fields';
import type { AttorneyRuleType } from './enumerations';
import type { SectionEvaluation, SideEvaluation } from './evaluation';
import type { QuestionnaireIndex, SectionNode } from './index-questionnaire';
import { isDone } from './section-status';

/** The last part of a section's path: its label in lower case with spaces turned into hyphens. Customer spec §2. */
export const sectionSlug = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, '-');

/** Path of a section's screen. Customer spec §2. */
export const sectionPath = (label: string): string => `/questionnaire/${sectionSlug(label)}`;

/** The first section that is NOT_STARTED or IN_PROGRESS; null when the questionnaire is complete. Customer spec §4. */
export const firstIncompleteSection = (own: SideEvaluation): SectionEvaluation | null =>
  own.sections.find(({ status }) => !isDone(status)) ?? null;

/** The section with the smallest order greater than the current one; null after the last. Customer spec §4. */
export const nextSection = (index: QuestionnaireIndex, order: number): SectionNode | null =>
  index.sections.find(({ section }) => section.order > order) ?? null;

/**
 * Rules that lock a section: in a state whose law (or a named policy) asks for attorneys. HIRES_ATTORNEY locks nothing.
 * D9.
 */
export const LOCKING_RULES = [
  'WAIVES_SPOUSAL_SUPPORT',
  'INCLUDES_EMBRYO_CLAUSE',
] as const satisfies readonly AttorneyRuleType[];

/** Attorney rules that some option of a section carries in a state: options of questions that the state has, and offers. */
export function attorneyRulesOfSection({ questions }: SectionNode, stateId: Id | null): Set<AttorneyRuleType> {
  const isInState = (row: { readonly stateId: Id }) => row.stateId === stateId;
  const rules = questions
    .filter(({ question }) => !question.questionStateRestrictions.some(isInState))
    .flatMap(({ options }) => [...options.values()])
    .filter((option) => !option.optionStateRestrictions.some(isInState))
    .flatMap((option) => option.attorneyRulesByQuestionOptionState);
  return new Set(rules.filter(isInState).map(({ type }) => type));
}

/** Whether a section holds questions that require attorneys in a state: `attorneyRequiredQuestionPresentSection`. */
export const isAttorneyRequiredSection = (node: SectionNode, stateId: Id | null): boolean => {
  const rules = attorneyRulesOfSection(node, stateId);
  return LOCKING_RULES.some((rule) => rules.has(rule));
};

/** Why a section is dimmed. */
export type SectionLock = 'PRENUP_NOT_PAID' | 'REPRESENTATION_NEEDED';

/** What the locks of sections depend on. */
export interface SectionLockFacts {
  readonly stateId: Id | null;
  readonly isPrenupPaid: boolean;
  /** The person answered that they will have an attorney (a HIRES_ATTORNEY rule holds). */
  readonly plansToHireAttorney: boolean;
  /** Representation is paid, or an attorney of one's own is recorded. */
  readonly hasAttorney: boolean;
}

/**
 * Why a section cannot be opened; null when it can. The first section is free, the later ones need the prenup paid.
 * "Users who plan to hire an attorney must purchase representation first; sections carrying attorney rules in the
 * chosen state are locked until then." Customer spec §6; D7 and 9.
 *
 * The plan is the person's own answer that they will have an attorney. A waiver that requires one does not lock the
 * section that holds it, or nobody could take it back; Continue leads to the attorney services there.
 */
export function sectionLock(index: QuestionnaireIndex, node: SectionNode, facts: SectionLockFacts): SectionLock | null {
  if (node === index.sections[0]) return null;
  if (!facts.isPrenupPaid) return 'PRENUP_NOT_PAID';
  const needsAttorney = facts.plansToHireAttorney && !facts.hasAttorney;
  return needsAttorney && isAttorneyRequiredSection(node, facts.stateId) ? 'REPRESENTATION_NEEDED' : null;
}
