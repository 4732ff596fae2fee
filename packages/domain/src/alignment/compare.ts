import { centsOfDollars } from '../money/money';
import { otherSide, type Side } from '../people/enumerations';
import type { Evaluation, QuestionState } from '../questionnaire/evaluation';
import type { QuestionNode, QuestionnaireIndex } from '../questionnaire/index-questionnaire';
import type { Id } from '../records/fields';

/** Free text as it is compared: trimmed, with spaces and case folded. */
const foldedText = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A typed value as it is compared: money in cents, numbers by value, dates as ISO days, texts folded. */
function comparableValue(typed: string, inputType: QuestionNode['question']['inputType']): string {
  const folded = foldedText(typed);
  switch (inputType) {
    case 'CURRENCY':
      return `cents:${centsOfDollars(folded) ?? folded}`;
    case 'NUMBER':
      return Number.isFinite(Number(folded)) ? `number:${Number(folded)}` : folded;
    case 'DATE':
    case 'PHONE':
    case 'TEXT':
    case null:
      return folded;
  }
}

/**
 * An answer in the form in which it is compared: the set of chosen options, and what was typed, words of "other"
 * included. Two answers agree when these texts are equal.
 *
 * @param options Names of the chosen options, ids or keys, the same for both answers.
 * @param typed What was typed; null when nothing was.
 */
export function answerComparisonKey(
  { inputType }: Pick<QuestionNode['question'], 'inputType'>,
  { options, typed }: { readonly options: readonly string[]; readonly typed: string | null },
): string {
  return JSON.stringify([[...options].sort(), typed === null ? null : comparableValue(typed, inputType)]);
}

/** Whether a question is compared, and both partners wrote the same: then a dispute over words may be settled. */
export const mayAgreeInWords = (
  { question }: Pick<QuestionNode, 'question'>,
  own: string | null,
  partners: string | null,
): boolean => {
  const key = (typed: string | null) => answerComparisonKey(question, { options: [], typed });
  return question.generatesDispute && own !== null && key(own) === key(partners);
};

const comparisonKey = ({ node, chosenOptionIds, typed }: QuestionState): string =>
  answerComparisonKey(node.question, { options: chosenOptionIds, typed });

/** Whether both partners gave the same answer to a question that is visible to both. */
export function isAgreed(evaluation: Evaluation, questionId: Id): boolean {
  const a = evaluation.A.stateOf(questionId);
  const b = evaluation.B.stateOf(questionId);
  return a?.completeness === 'COMPLETE' && b?.completeness === 'COMPLETE' && comparisonKey(a) === comparisonKey(b);
}

/** A question on which the partners differ. */
export interface OpenDispute {
  readonly questionId: Id;
  readonly A: QuestionState;
  readonly B: QuestionState;
}

/** Comparable questions that both answered, by whether the answers agree. */
export interface ComparedAnswers {
  readonly agreedQuestionIds: readonly Id[];
  readonly differing: readonly OpenDispute[];
}

/**
 * Compares all answers; those that differ come sorted by section, group and question. A dispute opens only when both
 * answered and both see the question. While a parent is disputed, its follow-ups are not compared.
 * Customer spec §2 "Alignment screen"; D14.
 *
 * Whether alignment is open at all is told by `alignmentAccess`.
 */
export function compareAnswers(index: QuestionnaireIndex, evaluation: Evaluation): ComparedAnswers {
  const underDispute = new Set<QuestionNode>();
  const agreedQuestionIds: Id[] = [];
  const disputes: (OpenDispute & { readonly position: number })[] = [];
  for (const node of index.evaluationOrder) {
    const A = evaluation.A.stateOf(node.question.id);
    const B = evaluation.B.stateOf(node.question.id);
    const isCompared =
      node.question.generatesDispute &&
      !underDispute.has(node) &&
      A?.completeness === 'COMPLETE' &&
      B?.completeness === 'COMPLETE';
    const differs = isCompared && comparisonKey(A) !== comparisonKey(B);
    if (differs) disputes.push({ questionId: node.question.id, A, B, position: node.position });
    else if (isCompared) agreedQuestionIds.push(node.question.id);
    if (differs || underDispute.has(node)) for (const child of node.children) underDispute.add(child);
  }
  const differing = disputes
    .sort((one, other) => one.position - other.position)
    .map(({ questionId, A, B }) => ({ questionId, A, B }));
  return { agreedQuestionIds, differing };
}

/** Questions on which the answers differ now. */
export const differingAnswers = (index: QuestionnaireIndex, evaluation: Evaluation): readonly OpenDispute[] =>
  compareAnswers(index, evaluation).differing;

/** Comparable questions that only one partner answered: no dispute, but their clause is left out. Row 14. */
export const oneSidedQuestions = (index: QuestionnaireIndex, evaluation: Evaluation): Id[] =>
  index.questions
    .filter(({ question }) => question.generatesDispute)
    .map(({ question }) => question.id)
    .filter((id) => {
      const isAnswered = (side: Side) => evaluation[side].stateOf(id)?.completeness === 'COMPLETE';
      return isAnswered('A') !== isAnswered('B');
    });

/** An answer that "agree with partner" copies. */
export interface CopiedAnswer {
  readonly questionId: Id;
  readonly valueTyped: string | null;
  readonly questionOptionIds: readonly Id[];
}

/**
 * What agreeing with the partner copies: the partner's answer, and under it those follow-ups that the partner sees, has
 * answered, and that are compared; what lies under one that is not compared is the partner's own. All in one transaction,
 * one Resolution each. Customer spec §4 "Disputes";
 * D14.
 *
 * @param side The partner who agrees; the answers copied are the other one's.
 * @returns The question first, then its follow-ups as they are shown. Empty when the other one has no answer.
 */
export function answersToCopy(
  index: QuestionnaireIndex,
  evaluation: Evaluation,
  side: Side,
  questionId: Id,
): CopiedAnswer[] {
  const theirs = evaluation[otherSide(side)];
  const start = index.byId.get(questionId);
  if (start === undefined || theirs.stateOf(questionId)?.completeness !== 'COMPLETE') return [];
  const seen = new Set<QuestionNode>();
  const visit = (node: QuestionNode): void => {
    if (seen.has(node) || !node.question.generatesDispute || theirs.stateOf(node.question.id)?.isVisible !== true)
      return;
    seen.add(node);
    node.children.forEach(visit);
  };
  visit(start);
  return [...seen]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ question: { id } }): CopiedAnswer[] => {
      const state = theirs.stateOf(id);
      if (state?.completeness !== 'COMPLETE') return [];
      const { chosenOptionIds, typed, answer } = state;
      return [
        {
          questionId: id,
          valueTyped: typed === null ? null : (answer?.valueTyped ?? typed),
          questionOptionIds: chosenOptionIds,
        },
      ];
    });
}

/** Whether alignment shows disputes, and what it shows instead. */
export type AlignmentAccess =
  | 'NO_PARTNER'
  | 'OWN_QUESTIONNAIRE_INCOMPLETE'
  | 'PARTNER_QUESTIONNAIRE_INCOMPLETE'
  | 'OPEN';

/**
 * Whether alignment is open: "only when both questionnaires are complete". Until then it shows the complete or the
 * reminder button, and no cards. Customer spec §6; D14.
 */
export function alignmentAccess(facts: {
  readonly hasPartner: boolean;
  readonly isOwnComplete: boolean;
  readonly isPartnerComplete: boolean;
}): AlignmentAccess {
  if (!facts.hasPartner) return 'NO_PARTNER';
  if (!facts.isOwnComplete) return 'OWN_QUESTIONNAIRE_INCOMPLETE';
  return facts.isPartnerComplete ? 'OPEN' : 'PARTNER_QUESTIONNAIRE_INCOMPLETE';
}

/**
 * Disputes that are open: none until both questionnaires are complete, and none on an imported document.
 * D14.
 */
export function openDisputes(
  index: QuestionnaireIndex,
  evaluation: Evaluation,
  { hasPartner, isImported }: { readonly hasPartner: boolean; readonly isImported: boolean },
): readonly OpenDispute[] {
  const isOpen = hasPartner && !isImported && evaluation.A.isComplete && evaluation.B.isComplete;
  return isOpen ? differingAnswers(index, evaluation) : [];
}

/**
 * Whether alignment is complete: both questionnaires are, and no dispute is open; an imported document's is.
 * D14.
 */
export function isAlignmentComplete(
  index: QuestionnaireIndex,
  evaluation: Evaluation,
  facts: { readonly hasPartner: boolean; readonly isImported: boolean },
): boolean {
  if (facts.isImported) return true;
  const areBothComplete = facts.hasPartner && evaluation.A.isComplete && evaluation.B.isComplete;
  return areBothComplete && differingAnswers(index, evaluation).length === 0;
}
