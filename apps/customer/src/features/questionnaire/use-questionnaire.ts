import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDateIn } from '@troth/domain/dates';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import {
  type AnswerFacts,
  type AnswerFactsNow,
  evaluate,
  indexQuestionnaire,
  type QuestionnaireIndex,
  type SideEvaluation,
} from '@troth/domain/questionnaire';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCouple } from '../../shared/journey';
import type { AnswerInput } from '../../shared/saving/answer-input';
import type { AnswerSaver, AnswerStatus } from '../../shared/saving/answer-saver';
import { useStateOf } from '../../shared/states';
import { deskOf } from './answer-desk';
import { storedInput, storedValueOf } from './answer-inputs';
import type { Question, QuestionGroup, Section } from './model';
import { answersQuery, groupsQuery, sectionsQuery } from './queries';

/** The questionnaire as the signed-in person has it at this moment, what is typed and not yet stored included. */
export interface Questionnaire {
  readonly sections: readonly Section[];
  readonly groupsOf: (sectionId: string) => readonly QuestionGroup[];
  readonly questionOf: (questionId: string) => Question | undefined;
  readonly index: QuestionnaireIndex;
  readonly own: SideEvaluation;
  readonly facts: AnswerFactsNow;
  readonly saver: AnswerSaver;
  readonly statusOf: (questionId: string) => AnswerStatus;
  /** What the question's control shows. */
  readonly inputOf: (question: Question) => AnswerInput;
  readonly isOffered: (optionId: string) => boolean;
}

const todayHere = () => calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** Stored answers with what is being typed laid over them: follow-ups open at once. */
function withInputs(
  answers: readonly AnswerFacts[],
  questions: Iterable<Question>,
  saver: AnswerSaver,
  facts: AnswerFactsNow,
): AnswerFacts[] {
  const shown = new Map(answers.map((answer) => [answer.questionId, answer]));
  for (const question of questions) {
    const { input } = saver.statusOf(question.id);
    if (input === null) continue;
    const { valueTyped, questionOptionIds } = storedValueOf(question, input, facts);
    const answerQuestionOptions = questionOptionIds.map((questionOptionId) => ({ questionOptionId }));
    shown.set(question.id, { questionId: question.id, valueTyped, answerQuestionOptions });
  }
  return [...shown.values()];
}

/** Loads the sections; separate from the questions, because their failure has words of its own. */
export const useSections = (): readonly Section[] => useSuspenseQuery(sectionsQuery(useCouple().self.id)).data;

/** Loads all questions and answers, and evaluates them as they stand. What is visible here may depend on any section. */
export function useQuestionnaire(sections: readonly Section[]): Questionnaire {
  const queryClient = useQueryClient();
  const { self, side, journey } = useCouple();
  const groups = useSuspenseQueries({ queries: sections.map(({ id }) => groupsQuery(self.id, id)) });
  const { data: answers } = useSuspenseQuery(answersQuery(self.id));
  const groupLists = groups.map(({ data }) => data);
  const content = useMemo(
    () => sections.map((section, at) => ({ ...section, groups: groupLists[at] ?? [] })),
    // The lists are new arrays at each render; their contents change with the query's data alone.
    [sections, ...groupLists],
  );
  const index = useMemo(() => indexQuestionnaire(content), [content]);
  const questions = useMemo(
    () =>
      new Map(
        content
          .flatMap((section) => section.groups.flatMap((group) => group.questions))
          .map((question) => [question.id, question]),
      ),
    [content],
  );

  const desk = deskOf(queryClient, self.id);
  const { saver } = desk;
  const revision = useSyncExternalStore(saver.subscribe, saver.revision);
  const { stateId } = journey;
  const stateAbbreviation = useStateOf(stateId)?.abbreviation ?? null;
  const today = todayHere();
  const facts = useMemo<AnswerFactsNow>(
    () => ({ today, stateAbbreviation, weddingDateQuestionId: WEDDING_DATE_QUESTION_ID }),
    [today, stateAbbreviation],
  );
  desk.know({ questions, facts });
  const partnerOptionIds = useMemo(
    () => [...questions.values()].flatMap((question) => question.partnerOptionIds),
    [questions],
  );

  const own = useMemo(() => {
    const shown = { answers: withInputs(answers, questions.values(), saver, facts), profile: self };
    const partner = { answers: [], profile: null, knownOptionIds: partnerOptionIds };
    const sides = side === 'A' ? { A: shown, B: partner } : { A: partner, B: shown };
    return evaluate(index, sides, { stateId })[side];
    // The saver's statuses are read through it; its revision tells when they changed.
  }, [index, questions, answers, self, facts, side, stateId, partnerOptionIds, saver, revision]);

  useEffect(() => {
    for (const question of questions.values()) saver.restore(question.id, storedInput(question.id, answers));
    // What was left on the device is taken up once for each question; the saver sees to it.
  }, [questions, saver]);

  return {
    sections,
    groupsOf: (sectionId) => content.find(({ id }) => id === sectionId)?.groups ?? [],
    questionOf: (questionId) => questions.get(questionId),
    index,
    own,
    facts,
    saver,
    statusOf: saver.statusOf,
    inputOf: ({ id }) => saver.statusOf(id).input ?? storedInput(id, answers),
    isOffered: (optionId) => own.isOffered(optionId),
  };
}
