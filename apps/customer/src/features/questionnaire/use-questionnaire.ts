import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { calendarDateIn } from '@troth/domain/dates';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import type { SideEvaluation } from '@troth/domain/questionnaire';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCouple } from '../../shared/journey';
import { isPhoneNumber } from '../../shared/phone-numbers';
import { answerStoreOf } from './answer-store';
import type { Question, QuestionGroup, Section } from './model';
import { answersQuery, groupsQuery, outlineQuery, sectionsQuery, slugOf } from './queries';
import { type CardView, QuestionnaireStore, type SectionCount } from './questionnaire-store';

const todayHere = () => calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** Loads all sections with their questions in brief. */
export const useOutline = (): readonly Section[] => useSuspenseQuery(outlineQuery(useCouple().self.id)).data;

/** Loads the sections; separate from the questions, because their failure has words of its own. */
export const useSections = (): readonly Section[] => useSuspenseQuery(sectionsQuery(useCouple().self.id)).data;

const NONE: QuestionGroup[] = [];

/**
 * Loads questions and answers: what is visible in one section may depend on any other. The component that calls
 * this is not drawn again when an answer changes; readers of the store are, each by its part.
 * @param shown The sections whose questions are shown; of the others, what the list says in brief is enough.
 */
export function useQuestionnaire(
  sections: readonly Section[],
  shown: readonly Pick<Section, 'id' | 'path'>[] = sections,
): QuestionnaireStore {
  const queryClient = useQueryClient();
  const { self, side, journey } = useCouple();
  const { id: userId } = self;
  const groups = useSuspenseQueries({ queries: shown.map((section) => groupsQuery(userId, slugOf(section))) });
  useSuspenseQuery({ ...answersQuery(userId), notifyOnChangeProps: [] });
  const groupLists = sections.map(({ id, groups: inBrief }) => {
    const at = shown.findIndex((section) => section.id === id);
    return groups[at]?.data ?? inBrief ?? NONE;
  });
  const orders = sections.map(({ id, order }) => `${id}:${order}`).join();
  const content = useMemo(
    () => sections.map((section, at) => ({ ...section, groups: groupLists[at] ?? NONE })),
    // The lists are new arrays at each render; their contents change with the query's data alone. A section's status
    // changes with every answer and is not content.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [orders, ...groupLists],
  );
  const { stateId } = journey;
  const today = todayHere();
  const answerStore = answerStoreOf(queryClient, userId);
  const store = useMemo(() => {
    const facts = { today, stateId, weddingDateQuestionId: WEDDING_DATE_QUESTION_ID, isPhoneNumber };
    return new QuestionnaireStore(queryClient, answerStore, content, { userId, side, stateId, facts });
  }, [queryClient, answerStore, content, userId, side, stateId, today]);

  useEffect(() => {
    // What was left on the device is taken up once for each question; the saver sees to it.
    void answerStore.restore();
  }, [answerStore, store]);

  return store;
}

/** The whole current questionnaire; each change of it renders again. */
export const useOwnEvaluation = (store: QuestionnaireStore): SideEvaluation =>
  useSyncExternalStore(store.subscribe, store.own);

export const useCard = (store: QuestionnaireStore, question: Question): CardView =>
  useSyncExternalStore(store.subscribe, () => store.cardOf(question));

export const useShownQuestions = (store: QuestionnaireStore, group: QuestionGroup): readonly Question[] =>
  useSyncExternalStore(store.subscribe, () => store.shownIn(group));

export const useSectionCount = (store: QuestionnaireStore, sectionId: string): SectionCount =>
  useSyncExternalStore(store.subscribe, () => store.countOf(sectionId));

/** Questions whose answer the state or another answer took away. */
export const useQuestionsNeedingNewAnswer = (store: QuestionnaireStore): readonly string[] =>
  useSyncExternalStore(store.subscribe, store.needingNewAnswer);

/** Whether an answer is on its way or about to be. */
export const useIsSaving = ({ saver }: QuestionnaireStore): boolean =>
  useSyncExternalStore(saver.subscribe, saver.isPending);
