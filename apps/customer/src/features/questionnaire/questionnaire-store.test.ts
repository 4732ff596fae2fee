import { QueryClient } from '@tanstack/react-query';
import { personQuery } from '@troth/portal/person';
import { describe, expect, it, vi } from 'vitest';
import { aGroup, anAnswer, aPerson, aQuestion, ids, optionId, questionId, theSections } from '../../testing/couple';
import { answerStoreOf } from './answer-store';
import type { Question } from './model';
import { answersQuery } from './queries';
import { QuestionnaireStore } from './questionnaire-store';

function aStore(...questions: Question[]) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(personQuery.queryKey, aPerson());
  queryClient.setQueryData(answersQuery(ids.alex).queryKey, []);
  const [section] = theSections();
  const group = aGroup(questions);
  const store = new QuestionnaireStore(
    queryClient,
    answerStoreOf(queryClient, ids.alex),
    section === undefined ? [] : [{ ...section, groups: [group] }],
    {
      userId: ids.alex,
      side: 'A',
      stateId: ids.newYork,
      facts: { today: '2026-11-21', stateId: ids.newYork, weddingDateQuestionId: questionId(99) },
    },
  );
  return { store, group, queryClient };
}

const owned = aQuestion(1, { options: ['No', 'Yes'] });
const address = aQuestion(2, {
  parentQuestionId: questionId(1),
  parentConditionalVisibilities: [
    { parentQuestionId: questionId(1), questionOptionId: optionId(1, 1), childQuestionId: questionId(2) },
  ],
});
const others = Array.from({ length: 98 }, (_, at) => aQuestion(at + 3, {}));

describe('the questionnaire on the screen', () => {
  it('tells a key press to its own question alone, of a hundred', () => {
    const { store, group } = aStore(owned, address, ...others);
    const [first, ...rest] = others;
    const listener = vi.fn();
    store.subscribe(listener);
    const views = rest.map((question) => store.cardOf(question));
    const shown = store.shownIn(group);
    const before = store.cardOf(first!);

    store.saver.change(first!.id, { text: 't', optionIds: [] }, 1000);

    expect(listener).toHaveBeenCalled();
    expect(store.cardOf(first!)).not.toBe(before);
    expect(store.shownIn(group)).toBe(shown);
    for (const [at, question] of rest.entries()) expect(store.cardOf(question)).toBe(views[at]);
  });

  it('opens a follow-up before its parent is saved, and counts it', () => {
    const { store, group } = aStore(owned, address);
    store.subscribe(() => undefined);
    expect(store.shownIn(group)).toEqual([owned]);
    store.saver.change(owned.id, { text: '', optionIds: [optionId(1, 1)] }, 300);
    expect(store.shownIn(group)).toEqual([owned, address]);
    expect(store.countOf(ids.section)).toEqual({ answered: 1, total: 2 });
  });

  it('shows what another tab stored as soon as it is known', () => {
    const { store, queryClient } = aStore(owned);
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.cardOf(owned).input.optionIds).toEqual([]);
    queryClient.setQueryData(answersQuery(ids.alex).queryKey, [
      anAnswer(owned.id, { questionOptionIds: [optionId(1, 0)] }, 1),
    ]);
    expect(listener).toHaveBeenCalled();
    expect(store.cardOf(owned).input.optionIds).toEqual([optionId(1, 0)]);
    expect(store.storedOf(owned).optionIds).toEqual([optionId(1, 0)]);
  });
});
