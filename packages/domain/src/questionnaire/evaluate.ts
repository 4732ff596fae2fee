import type { NamedPerson } from '../people/names';
import { missingNames } from '../people/names';
import { type Gender, otherSide, SIDES, type Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import type { AttorneyRuleType, SectionStatus } from './enumerations';
import type { QuestionNode, QuestionnaireIndex, SectionNode } from './index-questionnaire';
import type { Answer } from './schemas';

/** As much of an answer as the rules read. */
export interface AnswerFacts {
  readonly questionId: Id;
  readonly valueTyped: string | null;
  readonly answerQuestionOptions: readonly { readonly questionOptionId: Id }[];
  readonly deletedAt?: Answer['deletedAt'];
}

/** Profile fields that the background section asks for. Customer spec §2. */
export interface ProfileFacts extends NamedPerson {
  readonly gender: Gender | null;
  readonly birthdate: string | null;
  readonly phoneNumber: string | null;
}

/** What is known of one partner. */
export interface SideFacts {
  readonly answers: readonly AnswerFacts[];
  /** Null when the partner is not there yet. */
  readonly profile: ProfileFacts | null;
  /**
   * Options known to be chosen although the answers are not shown: the API tells a portal which of a partner's options
   * meet EITHER conditions, and nothing else of the partner's answers.
   */
  readonly knownOptionIds?: readonly Id[];
}

export const ABSENT_PARTNER: SideFacts = { answers: [], profile: null };

/** COMPLETE, INCOMPLETE, or NOT_APPLICABLE while hidden. */
export type Completeness = 'COMPLETE' | 'INCOMPLETE' | 'NOT_APPLICABLE';

/** One question as one partner has it now. */
export interface QuestionState {
  readonly node: QuestionNode;
  readonly isVisible: boolean;
  /** The live answer, hidden or not; hidden answers are kept for undo and count for nothing. */
  readonly answer: AnswerFacts | null;
  /** Chosen options that are offered, in the question's order. Empty while hidden. */
  readonly chosenOptionIds: readonly Id[];
  /** What was typed, trimmed; null when nothing, or while hidden. */
  readonly typed: string | null;
  readonly completeness: Completeness;
  /** Chosen options were ruled out by the state or by another answer, and none is left. */
  readonly needsNewAnswer: boolean;
}

/** The whole questionnaire as one partner has it now. */
export interface SideEvaluation {
  readonly side: Side;
  readonly states: ReadonlyMap<Id, QuestionState>;
  /** Options that an answer of this partner rules out. */
  readonly ruledOutOptionIds: ReadonlySet<Id>;
  readonly sections: readonly SectionEvaluation[];
  readonly isComplete: boolean;
  /** Rules of chosen options that hold in the document's state. */
  readonly attorneyRules: ReadonlySet<AttorneyRuleType>;
}

export interface SectionEvaluation {
  readonly node: SectionNode;
  readonly status: SectionStatus;
  /** Visible required questions without a valid answer, in order. */
  readonly incompleteQuestionIds: readonly Id[];
  /** Required parts of the blocks above the first section that are missing. */
  readonly missingBackground: readonly ('state' | 'firstName' | 'lastName')[];
}

export type Evaluation = Readonly<Record<Side, SideEvaluation>> & { readonly stateId: Id | null };

/** Key of the section with the state and name blocks. Customer spec §2. */
export const BACKGROUND_SECTION_KEY = 'background_information';

/** What one partner's pass carries along. */
interface Pass {
  readonly answers: ReadonlyMap<Id, AnswerFacts>;
  readonly states: Map<Id, QuestionState>;
  readonly chosen: Set<Id>;
  readonly ruledOut: Set<Id>;
  readonly attorneyRules: Set<AttorneyRuleType>;
}

const startPass = ({ answers, knownOptionIds }: SideFacts): Pass => ({
  answers: new Map(
    answers.filter((answer) => (answer.deletedAt ?? null) === null).map((answer) => [answer.questionId, answer]),
  ),
  states: new Map(),
  chosen: new Set(knownOptionIds),
  ruledOut: new Set(),
  attorneyRules: new Set(),
});

/** Whether the conditions of a question hold. Parents have been evaluated before. */
function isVisible(node: QuestionNode, own: Pass, other: Pass, stateId: Id | null): boolean {
  if (stateId !== null && node.hiddenInStates.has(stateId)) return false;
  if (node.conditions.length > 0) {
    return node.conditions.some(
      ({ questionOptionId, respondent }) =>
        own.chosen.has(questionOptionId) || (respondent === 'EITHER' && other.chosen.has(questionOptionId)),
    );
  }
  const { parentQuestionId } = node.question;
  return parentQuestionId === null || own.states.get(parentQuestionId)?.isVisible === true;
}

/** Chosen options that are offered, taken in the question's order; each may rule out others. */
function chooseOptions(node: QuestionNode, answer: AnswerFacts, pass: Pass, stateId: Id | null): Id[] {
  const selected = new Set(answer.answerQuestionOptions.map((row) => row.questionOptionId));
  const chosen: Id[] = [];
  for (const [id, option] of node.options) {
    if (!selected.has(id) || pass.ruledOut.has(id)) continue;
    if (option.optionStateRestrictions.some((row) => row.stateId === stateId)) continue;
    chosen.push(id);
    pass.chosen.add(id);
    for (const row of option.restrictedQuestionOptions) pass.ruledOut.add(row.restrictedQuestionOptionId);
    for (const rule of option.attorneyRulesByQuestionOptionState) {
      if (rule.stateId === stateId) pass.attorneyRules.add(rule.type);
    }
  }
  return chosen;
}

function evaluateQuestion(
  node: QuestionNode,
  own: Pass,
  other: Pass,
  profile: ProfileFacts | null,
  stateId: Id | null,
): QuestionState {
  const { question } = node;
  const answer = own.answers.get(question.id) ?? null;
  if (!isVisible(node, own, other, stateId)) {
    return {
      node,
      isVisible: false,
      answer,
      chosenOptionIds: [],
      typed: null,
      completeness: 'NOT_APPLICABLE',
      needsNewAnswer: false,
    };
  }
  const chosenOptionIds = answer === null ? [] : chooseOptions(node, answer, own, stateId);
  const bound =
    question.profileField === null ? (answer?.valueTyped ?? null) : (profile?.[question.profileField] ?? null);
  const typed = bound === null || bound.trim() === '' ? null : bound.trim();
  const lostOptions = answer !== null && answer.answerQuestionOptions.length > 0 && chosenOptionIds.length === 0;
  // A typed text alone answers a choice only where "other" or a clause of one's own is offered.
  const typedCounts =
    question.profileField !== null ||
    node.options.size === 0 ||
    (!lostOptions && (question.allowsOtherOption || question.allowsCustomClause));
  const isAnswered = chosenOptionIds.length > 0 || (typed !== null && typedCounts);
  return {
    node,
    isVisible: true,
    answer,
    chosenOptionIds,
    typed: typedCounts ? typed : null,
    completeness: isAnswered ? 'COMPLETE' : 'INCOMPLETE',
    needsNewAnswer: lostOptions && !isAnswered,
  };
}

function missingBackground(profile: ProfileFacts | null, stateId: Id | null): ('state' | 'firstName' | 'lastName')[] {
  const nameless = { firstName: null, middleName: null, lastName: null, suffix: null };
  return [...(stateId === null ? (['state'] as const) : []), ...missingNames(profile ?? nameless)];
}

function evaluateSection(
  node: SectionNode,
  states: ReadonlyMap<Id, QuestionState>,
  profile: ProfileFacts | null,
  stateId: Id | null,
): SectionEvaluation {
  const isBackground = node.section.sectionKey === BACKGROUND_SECTION_KEY;
  const visible = node.questions.flatMap(({ question }) => {
    const state = states.get(question.id);
    return state?.isVisible === true ? [state] : [];
  });
  const incompleteQuestionIds = visible
    .filter((state) => state.node.question.isRequired && state.completeness === 'INCOMPLETE')
    .map((state) => state.node.question.id);
  const missing = isBackground ? missingBackground(profile, stateId) : [];
  const isStarted =
    visible.some((state) => state.completeness === 'COMPLETE' || state.needsNewAnswer) ||
    (isBackground && missing.length < 3);
  const status = (): SectionStatus => {
    if (visible.length === 0 && !isBackground) return 'NOT_APPLICABLE';
    if (incompleteQuestionIds.length === 0 && missing.length === 0) return 'COMPLETED';
    return isStarted ? 'IN_PROGRESS' : 'NOT_STARTED';
  };
  return { node, status: status(), incompleteQuestionIds, missingBackground: missing };
}

/**
 * Evaluates the whole questionnaire for both partners in one pass: what is visible, answered, ruled out, and how far
 * each section is. Time grows with the number of questions, options and rows.
 *
 * A question is visible when the state does not hide it and, if it has conditions, one of its rows holds: the row's
 * option is chosen and offered in a visible question (of the partner too, for EITHER rows). Without rows, a follow-up
 * is visible with the question under which it lies. A visible question is complete when it holds a valid answer;
 * optional unanswered questions never block a section. What was stored was valid when it was written, so a date does
 * not become invalid as days pass; `answerError` is the rule for writing.
 *
 * @see Customer spec §3 "Question" and §4 "Section progress".
 */
export function evaluate(
  index: QuestionnaireIndex,
  sides: Readonly<Record<Side, SideFacts>>,
  { stateId }: { readonly stateId: Id | null },
): Evaluation {
  const passes: Record<Side, Pass> = { A: startPass(sides.A), B: startPass(sides.B) };
  for (const node of index.evaluationOrder) {
    for (const side of SIDES) {
      const own = passes[side];
      own.states.set(
        node.question.id,
        evaluateQuestion(node, own, passes[otherSide(side)], sides[side].profile, stateId),
      );
    }
  }
  const finish = (side: Side): SideEvaluation => {
    const { states, ruledOut, attorneyRules } = passes[side];
    const sections = index.sections.map((node) => evaluateSection(node, states, sides[side].profile, stateId));
    return {
      side,
      states,
      ruledOutOptionIds: ruledOut,
      sections,
      isComplete: sections.every(({ status }) => isDone(status)),
      attorneyRules,
    };
  };
  return { A: finish('A'), B: finish('B'), stateId };
}

/** A section that asks for nothing more. */
export const isDone = (status: SectionStatus): boolean => status === 'COMPLETED' || status === 'NOT_APPLICABLE';

/** Whether an option is offered to a partner: neither the state nor another answer rules it out. Customer spec §3. */
export function isOptionOffered(
  index: QuestionnaireIndex,
  own: SideEvaluation,
  optionId: Id,
  stateId: Id | null,
): boolean {
  const option = index.byOptionId.get(optionId)?.options.get(optionId);
  if (option === undefined || option.optionStateRestrictions.some((row) => row.stateId === stateId)) return false;
  const state = own.states.get(index.byOptionId.get(optionId)?.question.id ?? '');
  return !own.ruledOutOptionIds.has(optionId) || state?.chosenOptionIds.includes(optionId) === true;
}

/** Questions whose answer the state or another answer took away, in order: "needs a new answer". */
export const questionsNeedingNewAnswer = (own: SideEvaluation): Id[] =>
  own.sections.flatMap(({ node }) =>
    node.questions.map(({ question }) => question.id).filter((id) => own.states.get(id)?.needsNewAnswer === true),
  );
