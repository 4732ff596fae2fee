import { hashKey, type QueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import type { Side } from '@troth/domain/people';
import {
  ABSENT_PARTNER,
  type AnswerFacts,
  type AnswerFactsNow,
  answerError,
  answerErrorText,
  evaluate,
  indexQuestionnaire,
  type QuestionnaireIndex,
  questionsNeedingNewAnswer,
  type SideEvaluation,
  type SideFacts,
} from '@troth/domain/questionnaire';
import { personQuery } from '@troth/portal/person';
import { type AnswerInput, isEmptyInput } from '../../shared/saving/answer-input';
import type { AnswerSaver, AnswerStatus } from '../../shared/saving/answer-saver';
import { t } from '../../shared/texts';
import type { AnswerStore } from './answer-store';
import { inputOfAnswer, isLive, storedInput, storedValueOf, valueOf } from './answer-inputs';
import type { Question, QuestionGroup, Section } from './model';
import { answersQuery } from './queries';

/** A section with its questions. */
export interface SectionContent extends Section {
  readonly groups: QuestionGroup[];
}

/** What the questionnaire of a person depends on besides the answers, the profile and what is being typed. */
export interface QuestionnaireSetting {
  readonly userId: string;
  readonly side: Side;
  readonly stateId: string | null;
  readonly facts: AnswerFactsNow;
}

/** What one question's card shows; the same object until something of it changes. */
export interface CardView {
  readonly input: AnswerInput;
  readonly status: AnswerStatus;
  /** What is wrong with what is stored or was typed; none while it is still being typed. */
  readonly error: string | undefined;
  /** The same, an empty required answer included: for when the section is validated. */
  readonly strictError: string | undefined;
  /** Options that the state or another answer rules out, and that are not chosen. */
  readonly notOffered: readonly string[];
}

export interface SectionCount {
  readonly answered: number;
  readonly total: number;
}

const NOTHING: readonly never[] = [];
const hasSameMembers = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/**
 * The questionnaire as the signed-in person has it at this moment, what is typed and not yet stored laid over what is
 * stored: follow-ups open at once. It lives outside React, so that a key press draws its own card alone: each reader
 * takes its part, which stays the same object until that part changes.
 */
export class QuestionnaireStore {
  readonly index: QuestionnaireIndex;
  readonly saver: AnswerSaver;
  private readonly questions: ReadonlyMap<string, Question>;
  private readonly partner: SideFacts;
  private readonly listeners = new Set<() => void>();
  private readonly cards = new Map<string, CardView>();
  private readonly shownInGroups = new Map<string, readonly Question[]>();
  private readonly counts = new Map<string, SectionCount>();
  private readonly typed = new Map<string, { input: AnswerInput; answer: AnswerFacts }>();
  private shown: ReadonlyMap<string, AnswerFacts> = new Map();
  private evaluation: SideEvaluation | null = null;
  private awaiting: readonly string[] = NOTHING;
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly queryClient: QueryClient,
    private readonly answerStore: AnswerStore,
    readonly sections: readonly SectionContent[],
    private readonly setting: QuestionnaireSetting,
  ) {
    const questions = sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    this.questions = new Map(questions.map((question) => [question.id, question]));
    this.index = indexQuestionnaire(sections);
    this.saver = answerStore.saver;
    this.partner = {
      ...ABSENT_PARTNER,
      knownOptionIds: questions.flatMap(({ partnerOptionIds }) => partnerOptionIds),
    };
    answerStore.know({ questions: this.questions, facts: setting.facts });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.watch();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      for (const stop of this.stops) stop();
      this.stops = [];
    };
  };

  /** The person's current questionnaire. */
  readonly own = (): SideEvaluation => {
    this.evaluation ??= this.evaluate();
    return this.evaluation;
  };

  get facts(): AnswerFactsNow {
    return this.setting.facts;
  }

  readonly questionOf = (questionId: string): Question | undefined => this.questions.get(questionId);

  readonly isOffered = (optionId: string): boolean => this.own().isOffered(optionId);

  /** The visible questions of a group, after those of an earlier group that it shows again. */
  shownIn(group: QuestionGroup): readonly Question[] {
    const own = this.own();
    const shown = [...group.repeatedQuestions, ...group.questions].filter(({ id }) => own.stateOf(id)?.isVisible);
    return keep(this.shownInGroups, group.id, shown, hasSameMembers);
  }

  /** How many of a section's visible questions are answered. */
  countOf(sectionId: string): SectionCount {
    const own = this.own();
    const nodes = own.sections.find(({ node }) => node.section.id === sectionId)?.node.questions ?? NOTHING;
    const visible = nodes.flatMap(({ question }) => {
      const state = own.stateOf(question.id);
      return state?.isVisible === true ? [state] : [];
    });
    const answered = visible.filter(({ completeness }) => completeness === 'COMPLETE').length;
    const count = { answered, total: visible.length };
    return keep(this.counts, sectionId, count, (a, b) => a.answered === b.answered && a.total === b.total);
  }

  /** Questions whose answer the state or another answer took away, in order. */
  readonly needingNewAnswer = (): readonly string[] => {
    const ids = questionsNeedingNewAnswer(this.own());
    if (!hasSameMembers(this.awaiting, ids)) this.awaiting = ids;
    return this.awaiting;
  };

  /** What a question's control shows. */
  inputOf({ id }: Pick<Question, 'id'>): AnswerInput {
    return this.saver.statusOf(id).input ?? this.storedOf({ id });
  }

  /** What is stored, whatever is being typed. */
  storedOf({ id }: Pick<Question, 'id'>): AnswerInput {
    return storedInput(id, this.answerStore.answers());
  }

  cardOf(question: Question): CardView {
    const status = this.saver.statusOf(question.id);
    const before = this.cards.get(question.id);
    this.own();
    const input = this.shownInput(question, status, before);
    const notOffered = this.notOffered(question, input);
    const strictError = this.errorOf(question, input);
    // What is still being typed is not judged, and what was never answered only when the section is.
    const isJudged = status.isInvalid || (status.input === null && !isEmptyInput(input));
    const error = isJudged ? (strictError ?? (status.isInvalid ? refusedText(question) : undefined)) : undefined;
    return keep(
      this.cards,
      question.id,
      { input, status, error, strictError: error ?? strictError, notOffered },
      isSameCard,
    );
  }

  /** Options that the state or another answer rules out, and that are not chosen. */
  notOffered({ questionOptions }: Question, { optionIds }: AnswerInput): string[] {
    return questionOptions.map(({ id }) => id).filter((id) => !this.isOffered(id) && !optionIds.includes(id));
  }

  /** The stored input is a new object at each reading; the card keeps the one that it has. */
  private shownInput(question: Question, status: AnswerStatus, before: CardView | undefined): AnswerInput {
    if (status.input !== null) return status.input;
    const answer = this.shown.get(question.id);
    const stored = answer === undefined ? storedInput(question.id, NOTHING) : inputOfAnswer(answer);
    const isSame =
      before !== undefined &&
      before.input.text === stored.text &&
      hasSameMembers(before.input.optionIds, stored.optionIds);
    return isSame ? before.input : stored;
  }

  /** The sentence for what is wrong with an input; none when it can be stored. Customer spec §5. */
  private errorOf(question: Question, input: AnswerInput): string | undefined {
    const problem = answerError(question, valueOf(input), { ...this.setting.facts, isOffered: this.isOffered });
    return problem === null ? undefined : answerErrorText(say, problem, question);
  }

  private evaluate(): SideEvaluation {
    const { side, stateId } = this.setting;
    this.shown = this.shownAnswers();
    const profile = this.queryClient.getQueryData(personQuery.queryKey) ?? null;
    const own = { answers: [...this.shown.values()], profile };
    const sides = side === 'A' ? { A: own, B: this.partner } : { A: this.partner, B: own };
    return evaluate(this.index, sides, { stateId })[side];
  }

  /** Stored answers with what is being typed laid over them. */
  private shownAnswers(): Map<string, AnswerFacts> {
    const shown = new Map<string, AnswerFacts>(
      this.answerStore
        .answers()
        .filter(isLive)
        .map((answer) => [answer.questionId, answer]),
    );
    for (const [questionId, input] of this.saver.inputs()) {
      const question = this.questions.get(questionId);
      if (question === undefined) continue;
      const known = this.typed.get(questionId);
      const answer = known?.input === input ? known.answer : this.asAnswer(question, input);
      this.typed.set(questionId, { input, answer });
      shown.set(questionId, answer);
    }
    return shown;
  }

  private asAnswer(question: Question, input: AnswerInput): AnswerFacts {
    const { valueTyped, questionOptionIds } = storedValueOf(question, input, this.setting.facts);
    const answerQuestionOptions = questionOptionIds.map((questionOptionId) => ({ questionOptionId }));
    return { questionId: question.id, valueTyped, answerQuestionOptions };
  }

  private watch(): void {
    const watched = new Set(
      [answersQuery(this.setting.userId).queryKey, personQuery.queryKey].map((key) => hashKey(key)),
    );
    this.stops = [
      this.saver.subscribe(this.changed),
      this.queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && watched.has(query.queryHash)) this.changed();
      }),
    ];
    // Something may have changed between the first drawing and now.
    this.evaluation = null;
  }

  private readonly changed = (): void => {
    this.evaluation = null;
    for (const listener of this.listeners) listener();
  };
}

/** Returns what was there before when nothing of it changed, so that its readers need not draw again. */
function keep<Key, Value>(
  known: Map<Key, Value>,
  key: Key,
  next: Value,
  isSame: (before: Value, next: Value) => boolean,
): Value {
  const before = known.get(key);
  if (before !== undefined && isSame(before, next)) return before;
  known.set(key, next);
  return next;
}

const isSameCard = (before: CardView, next: CardView): boolean =>
  before.input === next.input &&
  before.status === next.status &&
  before.error === next.error &&
  before.strictError === next.strictError &&
  hasSameMembers(before.notOffered, next.notOffered);

/** The API took the input for invalid although it looked right here. */
const refusedText = ({ inputType }: Question): string =>
  t(inputType === 'PHONE' ? 'questionnaire.phone.failed' : 'questionnaire.notTaken');
