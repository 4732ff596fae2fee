import { QueryClient } from '@tanstack/react-query';
import { CHANGE_TOPICS, type ChangeTopic } from '@troth/domain/changes';
import { personQuery } from '@troth/portal/person';
import { describe, expect, it } from 'vitest';
import { aGroup, aQuestion, optionId, questionId } from '../testing/couple';
import { askAgain, isMoved } from './changed-queries';

const own = (...rest: string[]) => ['users', 'alex', ...rest];
const invalidatedIn = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);
const moves = (key: readonly unknown[], topic: ChangeTopic) => isMoved(key, 'alex', new Set([topic]));

describe('what a topic moves', () => {
  it.each([
    ['the journey', own('journey'), ['answers', 'disputes', 'finances', 'document', 'purchases', 'profile', 'partner']],
    ['the answers', own('answers'), ['answers', 'disputes', 'document', 'profile']],
    ['the disputes', own('disputes'), ['answers', 'disputes', 'document', 'partner']],
    ['words about a dispute', own('discussions', 'question'), ['discussions']],
    ['a conversation', own('documents', 'document', 'chats', 'messages'), ['chats']],
    ['the partner’s disclosure', own('documents', 'document', 'disclosure', 'blake'), ['finances']],
    ['the person', personQuery.queryKey, ['profile']],
    ['something newer than this table', own('weather'), CHANGE_TOPICS.filter((topic) => topic !== 'chats')],
    ['what belongs to nobody', ['states'], []],
    ['another person’s', ['users', 'blake', 'journey'], []],
  ])('%s', (_name, key, topics) => {
    expect(CHANGE_TOPICS.filter((topic) => moves(key, topic))).toEqual([...topics]);
  });

  it('is asked again, and nothing else', async () => {
    const queryClient = new QueryClient();
    for (const key of [own('disputes'), own('answers'), ['states']]) queryClient.setQueryData(key, []);
    await askAgain(queryClient, 'alex', new Set(['partner']));
    expect(invalidatedIn(queryClient)).toEqual([own('disputes')]);
  });

  it('is, of the questions, asked again for the partner where either one’s answer opens one', async () => {
    const queryClient = new QueryClient();
    const shownBy = (respondent?: 'EITHER') => {
      const condition = {
        parentQuestionId: questionId(1),
        questionOptionId: optionId(1, 1),
        childQuestionId: questionId(2),
      };
      return aQuestion(2, { parentConditionalVisibilities: [{ ...condition, ...(respondent && { respondent }) }] });
    };
    queryClient.setQueryData(own('question-groups', 'family'), [aGroup([shownBy('EITHER')])]);
    queryClient.setQueryData(own('question-groups', 'homes'), [aGroup([shownBy()])]);
    queryClient.setQueryData(own('question-groups', 'later'), undefined);
    await askAgain(queryClient, 'alex', new Set(['answers', 'disputes']));
    expect(invalidatedIn(queryClient)).toEqual([]);
    await askAgain(queryClient, 'alex', new Set(['partner']));
    expect(invalidatedIn(queryClient)).toEqual([own('question-groups', 'family')]);
  });
});
