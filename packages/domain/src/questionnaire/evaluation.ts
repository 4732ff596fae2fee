import type { NamedPerson } from '../people/names';
import type { Gender, Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import type { AttorneyRuleType, SectionStatus } from './enumerations';
import type { QuestionNode, SectionNode } from './index-questionnaire';
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
  /** Keys of the sections that the partner opened and left by Continue; none when left out. */
  readonly continuedSectionKeys?: readonly string[];
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
  /** As the questions are shown. */
  readonly states: readonly QuestionState[];
  stateOf(questionId: Id): QuestionState | undefined;
  /** Options that an answer of this partner rules out. */
  readonly ruledOutOptionIds: ReadonlySet<Id>;
  /** Whether an option is offered: neither the state nor another answer rules it out. Customer spec §3. */
  isOffered(optionId: Id): boolean;
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

/** Questions whose answer the state or another answer took away, in order: "needs a new answer". */
export const questionsNeedingNewAnswer = (own: SideEvaluation): Id[] =>
  own.states.filter(({ needsNewAnswer }) => needsNewAnswer).map(({ node }) => node.question.id);
