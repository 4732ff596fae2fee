import { missingNames } from '../people/names';
import { otherSide, type Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import type { AttorneyRuleType, SectionStatus } from './enumerations';
import type { AnswerFacts, Completeness, SideFacts } from './evaluation';
import type { QuestionContent, QuestionnaireSectionContent } from './schemas';

/** What the rules say of one partner's questionnaire, in plain values. For tests. */
export interface NaiveResult {
  readonly questions: Readonly<
    Record<
      Id,
      {
        readonly isVisible: boolean;
        readonly chosenOptionIds: readonly Id[];
        readonly typed: string | null;
        readonly completeness: Completeness;
        readonly needsNewAnswer: boolean;
      }
    >
  >;
  readonly offeredOptionIds: readonly Id[];
  readonly ruledOutOptionIds: readonly Id[];
  readonly attorneyRules: readonly AttorneyRuleType[];
  readonly sections: readonly {
    readonly id: Id;
    readonly status: SectionStatus;
    readonly incompleteQuestionIds: readonly Id[];
    readonly missingBackground: readonly string[];
  }[];
  readonly isComplete: boolean;
}

/** Remembers what a question was answered, so that asking again is cheap; the rules below ask again all the time. */
function remembering<R>(rule: (side: Side, id: Id) => R): (side: Side, id: Id) => R {
  const known = new Map<string, R>();
  return (side, id) => {
    const key = `${side} ${id}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = rule(side, id);
    known.set(key, result);
    return result;
  };
}

/**
 * A slow reading of the rules, sentence by sentence, for tests to hold the engine against. It looks everything up again,
 * from the question asked for back to what it depends on, and has no order of evaluation. Customer spec §3 "Question" and
 * "QuestionOption", §4 "Section progress".
 */
export function naiveEvaluation(
  content: readonly QuestionnaireSectionContent[],
  sides: Readonly<Record<Side, SideFacts>>,
  stateId: Id | null,
): Readonly<Record<Side, NaiveResult>> {
  const sections = content.toSorted((one, other) => one.order - other.order);
  const questionsOf = (section: QuestionnaireSectionContent) =>
    section.groups
      .toSorted((one, other) => one.order - other.order)
      .flatMap((group) => group.questions.toSorted((one, other) => one.order - other.order));
  const shown = sections.flatMap(questionsOf);
  const question = (id: Id): QuestionContent => {
    const found = shown.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  const optionsOf = (one: QuestionContent) => one.questionOptions.toSorted((a, b) => a.order - b.order);
  const options = shown.flatMap(optionsOf);
  const questionOf = (optionId: Id) => shown.find((one) => one.questionOptions.some(({ id }) => id === optionId));
  const isInState = (rows: readonly { readonly stateId: Id }[]) => rows.some((row) => row.stateId === stateId);

  // Which of two questions comes first when an option of one rules out an option of the other.
  const parentsOf = ({ parentConditionalVisibilities: rows, parentQuestionId }: QuestionContent): Id[] => {
    if (rows.length > 0) return rows.map((row) => row.parentQuestionId);
    return parentQuestionId === null ? [] : [parentQuestionId];
  };
  const ruledBy = (one: QuestionContent): Id[] =>
    shown
      .filter((other) => other !== one)
      .filter((other) =>
        other.questionOptions.some((option) =>
          option.restrictedQuestionOptions.some((row) =>
            one.questionOptions.some(({ id }) => id === row.restrictedQuestionOptionId),
          ),
        ),
      )
      .map(({ id }) => id);
  const followed = new Map<Id, Set<Id>>(shown.map((one) => [one.id, new Set([...parentsOf(one), ...ruledBy(one)])]));
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const reached of followed.values()) {
      for (const further of [...reached].flatMap((id) => [...(followed.get(id) ?? [])])) {
        if (reached.has(further)) continue;
        reached.add(further);
        isGrowing = true;
      }
    }
  }
  const follows = (id: Id, other: Id) => followed.get(id)?.has(other) === true;
  const comesBefore = (first: Id, second: Id): boolean => {
    if (!follows(first, second)) return follows(second, first);
    const circle = shown.filter(({ id }) => id === first || (follows(first, id) && follows(id, first)));
    const ordered: Id[] = [];
    const take = (one: QuestionContent): void => {
      for (const parent of circle.filter(({ id }) => parentsOf(one).includes(id))) take(parent);
      if (!ordered.includes(one.id)) ordered.push(one.id);
    };
    circle.forEach(take);
    return ordered.indexOf(first) < ordered.indexOf(second);
  };

  const answerTo = (side: Side, questionId: Id): AnswerFacts | null =>
    sides[side].answers.findLast((answer) => answer.questionId === questionId && (answer.deletedAt ?? null) === null) ??
    null;
  const meetsCondition = (side: Side, optionId: Id): boolean =>
    isChosen(side, optionId) || (sides[side].knownOptionIds ?? []).includes(optionId);
  const isVisible = remembering((side, id): boolean => {
    const { questionStateRestrictions, parentConditionalVisibilities: rows, parentQuestionId } = question(id);
    if (isInState(questionStateRestrictions)) return false;
    if (rows.length === 0) return parentQuestionId === null || isVisible(side, parentQuestionId);
    return rows.some(
      ({ questionOptionId, respondent }) =>
        meetsCondition(side, questionOptionId) ||
        (respondent === 'EITHER' && meetsCondition(otherSide(side), questionOptionId)),
    );
  });
  const isChosen = remembering((side, optionId): boolean => {
    const option = options.find(({ id }) => id === optionId);
    const owner = questionOf(optionId);
    if (option === undefined || owner === undefined || isInState(option.optionStateRestrictions)) return false;
    if (!isVisible(side, owner.id)) return false;
    const selected = answerTo(side, owner.id)?.answerQuestionOptions ?? [];
    if (!selected.some((row) => row.questionOptionId === optionId)) return false;
    return !options.some((ruling) => {
      const rulesOut = ruling.restrictedQuestionOptions.some((row) => row.restrictedQuestionOptionId === optionId);
      const ruler = questionOf(ruling.id);
      if (!rulesOut || ruler === undefined) return false;
      const comesFirst =
        ruler === owner
          ? optionsOf(owner).indexOf(ruling) < optionsOf(owner).indexOf(option)
          : comesBefore(ruler.id, owner.id);
      return comesFirst && isChosen(side, ruling.id);
    });
  });

  const stateOf = (side: Side, one: QuestionContent): NaiveResult['questions'][Id] => {
    if (!isVisible(side, one.id)) {
      return {
        isVisible: false,
        chosenOptionIds: [],
        typed: null,
        completeness: 'NOT_APPLICABLE',
        needsNewAnswer: false,
      };
    }
    const answer = answerTo(side, one.id);
    const chosenOptionIds = optionsOf(one)
      .map(({ id }) => id)
      .filter((id) => isChosen(side, id));
    const hasLostOptions = (answer?.answerQuestionOptions.length ?? 0) > 0 && chosenOptionIds.length === 0;
    const words =
      one.profileField === null ? answer?.valueTyped?.trim() : sides[side].profile?.[one.profileField]?.trim();
    const takesWords =
      one.profileField !== null ||
      one.questionOptions.length === 0 ||
      ((one.allowsOtherOption || one.allowsCustomClause) && !hasLostOptions);
    const typed = takesWords && words !== undefined && words !== '' ? words : null;
    const isComplete = chosenOptionIds.length > 0 || typed !== null;
    return {
      isVisible: true,
      chosenOptionIds,
      typed,
      completeness: isComplete ? 'COMPLETE' : 'INCOMPLETE',
      needsNewAnswer: hasLostOptions && !isComplete,
    };
  };

  const resultOf = (side: Side): NaiveResult => {
    const questions = Object.fromEntries(shown.map((one) => [one.id, stateOf(side, one)]));
    const state = ({ id }: QuestionContent) => questions[id] as NaiveResult['questions'][Id];
    const chosen = options.filter(({ id }) => isChosen(side, id));
    const ruledOut = new Set(
      chosen.flatMap((option) => option.restrictedQuestionOptions.map((row) => row.restrictedQuestionOptionId)),
    );
    const statuses = sections.map((section) => {
      const visible = questionsOf(section).filter((one) => state(one).isVisible);
      const isBackground = section.sectionKey === 'background_information';
      const nameless = { firstName: null, middleName: null, lastName: null, suffix: null };
      const names = missingNames(sides[side].profile ?? nameless);
      const missing = isBackground ? [...(stateId === null ? ['state'] : []), ...names] : [];
      const incomplete = visible.filter((one) => one.isRequired && state(one).completeness === 'INCOMPLETE');
      const hasAnswer = visible.some((one) => state(one).completeness === 'COMPLETE' || state(one).needsNewAnswer);
      const isStarted = hasAnswer || (isBackground && missing.length < 3);
      const status = (): SectionStatus => {
        if (visible.length === 0 && !isBackground) return 'NOT_APPLICABLE';
        const requiresSomething = isBackground || visible.some((one) => one.isRequired);
        const isLeft = (sides[side].continuedSectionKeys ?? []).includes(section.sectionKey);
        if (incomplete.length === 0 && missing.length === 0 && (requiresSomething || isLeft)) return 'COMPLETED';
        return isStarted ? 'IN_PROGRESS' : 'NOT_STARTED';
      };
      return {
        id: section.id,
        status: status(),
        incompleteQuestionIds: incomplete.map(({ id }) => id),
        missingBackground: missing,
      };
    });
    return {
      questions,
      offeredOptionIds: options
        .filter((option) => !isInState(option.optionStateRestrictions))
        .filter(({ id }) => !ruledOut.has(id) || isChosen(side, id))
        .map(({ id }) => id),
      ruledOutOptionIds: options.map(({ id }) => id).filter((id) => ruledOut.has(id)),
      attorneyRules: [
        ...new Set(
          chosen
            .flatMap((option) => option.attorneyRulesByQuestionOptionState)
            .filter((rule) => rule.stateId === stateId)
            .map(({ type }) => type),
        ),
      ].sort(),
      sections: statuses,
      isComplete: statuses.every(({ status }) => status === 'COMPLETED' || status === 'NOT_APPLICABLE'),
    };
  };
  return { A: resultOf('A'), B: resultOf('B') };
}
