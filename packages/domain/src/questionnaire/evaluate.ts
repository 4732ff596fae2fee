import { missingNames } from '../people/names';
import type { Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import type { AttorneyRuleType, SectionStatus } from './enumerations';
import type {
  AnswerFacts,
  Evaluation,
  QuestionState,
  SectionEvaluation,
  SideEvaluation,
  SideFacts,
} from './evaluation';
import type { QuestionNode, QuestionnaireIndex, SectionNode } from './index-questionnaire';
import { BACKGROUND_SECTION_KEY, isDone } from './section-status';

const NOTHING: readonly never[] = [];
const NAMELESS = { firstName: null, middleName: null, lastName: null, suffix: null };

interface SideInput {
  readonly index: QuestionnaireIndex;
  readonly facts: SideFacts;
  readonly stateId: Id | null;
}

/** What was typed, trimmed; null when nothing was. */
const typedWords = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** Whether a question is answered by words of its own, and by nothing else. */
export const takesWordsAlone = ({ question, options }: QuestionNode): boolean =>
  options.size === 0 && question.profileField === null;

/**
 * Whether a change of an answer leaves everything else as it was: words in place of words, to a question that takes nothing
 * else. Of such an answer the rules read only whether it is there; only a comparison with the partner's reads the words.
 */
export const changesWordsAlone = (node: QuestionNode, before: string | null, after: string | null): boolean =>
  takesWordsAlone(node) && (typedWords(before) === null) === (typedWords(after) === null);

/** The live answer to each question, by its position. */
function liveAnswers({ index, facts }: SideInput): (AnswerFacts | null)[] {
  const live = new Array<AnswerFacts | null>(index.questions.length).fill(null);
  for (const answer of facts.answers) {
    const node = index.byId.get(answer.questionId);
    if (node !== undefined && (answer.deletedAt ?? null) === null) live[node.position] = answer;
  }
  return live;
}

/** One partner's questionnaire. `evaluate` takes it through the questions in order; afterwards it is read. */
class EvaluatedSide implements SideEvaluation {
  readonly side: Side;
  readonly states: QuestionState[];
  readonly ruledOutOptionIds = new Set<Id>();
  readonly attorneyRules = new Set<AttorneyRuleType>();
  readonly #input: SideInput;
  readonly #answers: readonly (AnswerFacts | null)[];
  readonly #chosen = new Set<Id>();
  readonly #known: ReadonlySet<Id>;
  #sections: readonly SectionEvaluation[] | null = null;

  constructor(side: Side, input: SideInput) {
    this.side = side;
    this.#input = input;
    this.states = new Array<QuestionState>(input.index.questions.length);
    this.#answers = liveAnswers(input);
    this.#known = new Set(input.facts.knownOptionIds);
  }

  /**
   * Evaluates one question, after those on which it depends. A visible question is complete when it holds a valid
   * answer. What was stored was valid when it was written, so a date does not become invalid as days pass; `answerError`
   * is the rule for writing. Customer spec §3 "Question".
   */
  evaluateQuestion(node: QuestionNode, partner: EvaluatedSide): void {
    const { position } = node;
    const answer = this.#answers[position]!;
    const isVisible = this.#isVisible(node, partner);
    const chosenOptionIds = isVisible && answer !== null ? this.#choose(node, answer) : NOTHING;
    const hasLostOptions =
      isVisible && answer !== null && answer.answerQuestionOptions.length > 0 && chosenOptionIds.length === 0;
    const typed = isVisible ? this.#typed(node, answer, hasLostOptions) : null;
    if (answer === null && typed === null) {
      const { shown, hidden } = this.#input.index.unanswered[position]!;
      this.states[position] = isVisible ? shown : hidden;
      return;
    }
    const isAnswered = chosenOptionIds.length > 0 || typed !== null;
    this.states[position] = {
      node,
      isVisible,
      answer,
      chosenOptionIds,
      typed,
      completeness: isVisible ? (isAnswered ? 'COMPLETE' : 'INCOMPLETE') : 'NOT_APPLICABLE',
      needsNewAnswer: hasLostOptions && !isAnswered,
    };
  }

  /**
   * A question is visible when the state does not hide it and, if it has conditions, one of its rows holds: the row's
   * option is chosen (by the partner too, for EITHER rows). Without rows, a follow-up is visible with the question under
   * which it lies.
   */
  #isVisible({ question, conditions }: QuestionNode, partner: EvaluatedSide): boolean {
    if (this.#isInState(question.questionStateRestrictions)) return false;
    if (conditions.length === 0) {
      return question.parentQuestionId === null || this.stateOf(question.parentQuestionId)?.isVisible === true;
    }
    return conditions.some(
      ({ questionOptionId, respondent }) =>
        this.#meets(questionOptionId) || (respondent === 'EITHER' && partner.#meets(questionOptionId)),
    );
  }

  #meets(optionId: Id): boolean {
    return this.#chosen.has(optionId) || this.#known.has(optionId);
  }

  #isInState(rows: readonly { readonly stateId: Id }[]): boolean {
    return rows.length > 0 && rows.some(({ stateId }) => stateId === this.#input.stateId);
  }

  /** Options that count: offered in the state and not ruled out, also not by an earlier option of the same question. */
  #choose({ options }: QuestionNode, { answerQuestionOptions: rows }: AnswerFacts): Id[] {
    const chosen: Id[] = [];
    for (const option of options.values()) {
      if (!rows.some((row) => row.questionOptionId === option.id)) continue;
      if (this.#isInState(option.optionStateRestrictions) || this.ruledOutOptionIds.has(option.id)) continue;
      chosen.push(option.id);
      this.#chosen.add(option.id);
      for (const row of option.restrictedQuestionOptions) this.ruledOutOptionIds.add(row.restrictedQuestionOptionId);
      for (const { stateId, type } of option.attorneyRulesByQuestionOptionState) {
        if (stateId === this.#input.stateId) this.attorneyRules.add(type);
      }
    }
    return chosen;
  }

  /** The words that answer a question: what was typed, beside or in place of a choice where the question takes words. */
  #typed({ question, options }: QuestionNode, answer: AnswerFacts | null, hasLostOptions: boolean): string | null {
    const { profileField } = question;
    if (profileField === null && options.size > 0) {
      const takesWords = question.allowsOtherOption || question.allowsCustomClause;
      if (!takesWords || hasLostOptions) return null;
    }
    const words = profileField === null ? answer?.valueTyped : this.#input.facts.profile?.[profileField];
    return typedWords(words);
  }

  stateOf(questionId: Id): QuestionState | undefined {
    const node = this.#input.index.byId.get(questionId);
    return node && this.states[node.position];
  }

  isOffered(optionId: Id): boolean {
    const option = this.#input.index.byOptionId.get(optionId)?.options.get(optionId);
    if (option === undefined || this.#isInState(option.optionStateRestrictions)) return false;
    return !this.ruledOutOptionIds.has(optionId) || this.#chosen.has(optionId);
  }

  get sections(): readonly SectionEvaluation[] {
    this.#sections ??= this.#input.index.sections.map((node) => this.#section(node));
    return this.#sections;
  }

  get isComplete(): boolean {
    return this.sections.every(({ status }) => isDone(status));
  }

  /**
   * Optional unanswered questions never block a section, but one that requires nothing is complete only after the
   * partner opened it and left it by Continue. Customer spec §4 "Section progress".
   */
  #section(node: SectionNode): SectionEvaluation {
    const { facts, stateId } = this.#input;
    const { sectionKey } = node.section;
    const isBackground = sectionKey === BACKGROUND_SECTION_KEY;
    const missingBackground: SectionEvaluation['missingBackground'] = isBackground
      ? [...(stateId === null ? (['state'] as const) : []), ...missingNames(facts.profile ?? NAMELESS)]
      : [];
    const visible = node.questions.map(({ position }) => this.states[position]!).filter((one) => one.isVisible);
    const required = visible.filter((one) => one.node.question.isRequired);
    const incompleteQuestionIds = required
      .filter(({ completeness }) => completeness === 'INCOMPLETE')
      .map((one) => one.node.question.id);
    const isSeen = isBackground || required.length > 0 || facts.continuedSectionKeys?.includes(sectionKey) === true;
    const isStarted =
      visible.some((one) => one.completeness === 'COMPLETE' || one.needsNewAnswer) ||
      (isBackground && missingBackground.length < 3);
    const status = (): SectionStatus => {
      if (visible.length === 0 && !isBackground) return 'NOT_APPLICABLE';
      if (incompleteQuestionIds.length === 0 && missingBackground.length === 0 && isSeen) return 'COMPLETED';
      return isStarted ? 'IN_PROGRESS' : 'NOT_STARTED';
    };
    return { node, status: status(), incompleteQuestionIds, missingBackground };
  }
}

/**
 * Evaluates the whole questionnaire for both partners in one pass: what is visible, answered, ruled out, and how far
 * each section is. Every question comes after those on which it depends, for both partners, so one pass is enough. Time
 * grows with the number of questions, options and rows.
 *
 * @see Customer spec §3 "Question" and §4 "Section progress".
 */
export function evaluate(
  index: QuestionnaireIndex,
  sides: Readonly<Record<Side, SideFacts>>,
  { stateId }: { readonly stateId: Id | null },
): Evaluation {
  const A = new EvaluatedSide('A', { index, facts: sides.A, stateId });
  const B = new EvaluatedSide('B', { index, facts: sides.B, stateId });
  for (const node of index.evaluationOrder) {
    A.evaluateQuestion(node, B);
    B.evaluateQuestion(node, A);
  }
  return { A, B, stateId };
}
