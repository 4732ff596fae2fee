import type { Id } from '../records/fields';
import type { QuestionState } from './evaluation';
import { orderForEvaluation, parentIds } from './order-questions';
import type {
  ConditionalVisibility,
  QuestionContent,
  QuestionnaireSectionContent,
  QuestionOptionContent,
} from './schemas';

/** A section in the index, with its questions in the order in which they are shown. */
export interface SectionNode {
  readonly section: QuestionnaireSectionContent;
  readonly questions: readonly QuestionNode[];
}

/** A question in the index, with what the rules look up. */
export interface QuestionNode {
  readonly question: QuestionContent;
  readonly section: QuestionnaireSectionContent;
  /** Place in the questionnaire, by section, group and question order, from 0. */
  readonly position: number;
  /** Rows under which the question is visible: one that holds is enough. */
  readonly conditions: readonly ConditionalVisibility[];
  /** Follow-ups that a row or the indentation hangs on this question, in order. */
  readonly children: readonly QuestionNode[];
  readonly hiddenInStates: ReadonlySet<Id>;
  readonly options: ReadonlyMap<Id, QuestionOptionContent>;
}

/** The questionnaire, indexed once; every rule reads this. */
export interface QuestionnaireIndex {
  /** Ascending order value. */
  readonly sections: readonly SectionNode[];
  /** As they are shown. */
  readonly questions: readonly QuestionNode[];
  /** Every question after those on which its visibility or its options depend. */
  readonly evaluationOrder: readonly QuestionNode[];
  readonly byId: ReadonlyMap<Id, QuestionNode>;
  readonly byKey: ReadonlyMap<string, QuestionNode>;
  /** The question of each option. */
  readonly byOptionId: ReadonlyMap<Id, QuestionNode>;
  /** Each question without an answer, by its position: made once, since it is the same for every partner. */
  readonly unanswered: readonly { readonly shown: QuestionState; readonly hidden: QuestionState }[];
}

type Draft = { -readonly [K in keyof QuestionNode]: QuestionNode[K] } & { children: QuestionNode[] };

const byOrder = <T extends { readonly order: number }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => a.order - b.order);

const withoutAnswer = (node: QuestionNode, isVisible: boolean): QuestionState => ({
  node,
  isVisible,
  answer: null,
  chosenOptionIds: [],
  typed: null,
  completeness: isVisible ? 'INCOMPLETE' : 'NOT_APPLICABLE',
  needsNewAnswer: false,
});

/**
 * Indexes a questionnaire for the rules. Done once for each content, not for each request. Time grows with the number of
 * questions, options and rows.
 *
 * @throws Error when the content contradicts itself: a key or id used twice, a condition on an unknown question or
 * option, or a question that depends on itself.
 */
export function indexQuestionnaire(content: readonly QuestionnaireSectionContent[]): QuestionnaireIndex {
  const byId = new Map<Id, Draft>();
  const byKey = new Map<string, Draft>();
  const byOptionId = new Map<Id, Draft>();
  const questions: Draft[] = [];

  const sections = byOrder(content).map((section) => {
    const own: Draft[] = [];
    for (const group of byOrder(section.groups)) {
      for (const question of byOrder(group.questions)) {
        const node: Draft = {
          question,
          section,
          position: questions.length,
          conditions: question.parentConditionalVisibilities,
          children: [],
          hiddenInStates: new Set(question.questionStateRestrictions.map((row) => row.stateId)),
          options: new Map(byOrder(question.questionOptions).map((option) => [option.id, option])),
        };
        if (byId.has(question.id) || byKey.has(question.key)) throw new Error(`Question twice: ${question.key}`);
        byId.set(question.id, node);
        byKey.set(question.key, node);
        for (const option of question.questionOptions) {
          if (byOptionId.has(option.id)) throw new Error(`Option twice: ${question.key}.${option.key}`);
          byOptionId.set(option.id, node);
        }
        questions.push(node);
        own.push(node);
      }
    }
    return { section, questions: own };
  });

  for (const node of questions) {
    for (const { parentQuestionId, questionOptionId } of node.conditions) {
      if (byOptionId.get(questionOptionId) !== byId.get(parentQuestionId) || !byId.has(parentQuestionId)) {
        throw new Error(`${node.question.key} depends on an unknown question or option`);
      }
    }
    const { parentQuestionId } = node.question;
    if (parentQuestionId !== null && !byId.has(parentQuestionId)) {
      throw new Error(`${node.question.key} lies under an unknown question`);
    }
    for (const id of parentIds(node)) byId.get(id)?.children.push(node);
  }

  return {
    sections,
    questions,
    evaluationOrder: orderForEvaluation(questions, byId, byOptionId),
    byId,
    byKey,
    byOptionId,
    unanswered: questions.map((node) => ({ shown: withoutAnswer(node, true), hidden: withoutAnswer(node, false) })),
  };
}
