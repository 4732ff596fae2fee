import { describe, expect, it } from 'vitest';
import { indexQuestionnaire } from '../questionnaire/index-questionnaire';
import { aChoice, aQuestion, aSection, shownWhen } from '../questionnaire/questionnaire-builder';
import { withFollowUps } from './follow-ups';

/** `gifts` opens `limit`, which opens `year` in a later section; both of its options open `limit`. */
const index = indexQuestionnaire([
  aSection('first', 1, [
    aQuestion('other'),
    aChoice('gifts', ['some', 'all', 'none']),
    aChoice('limit', ['high', 'low'], {
      parentConditionalVisibilities: [shownWhen('limit', 'gifts.some'), shownWhen('limit', 'gifts.all')],
    }),
  ]),
  aSection('second', 2, [
    aQuestion('year', { parentConditionalVisibilities: [shownWhen('year', 'limit.high')] }),
    aQuestion('last'),
  ]),
]);
const ids = (id: string) => withFollowUps(index, id).map(({ question }) => question.id);

describe('a question with its follow-ups (customer spec §4 "change my answer")', () => {
  it('holds every level, across sections, once each and in the order in which they are shown', () => {
    expect(ids('gifts')).toEqual(['gifts', 'limit', 'year']);
  });
  it('is the question alone where nothing hangs on it', () => {
    expect(ids('last')).toEqual(['last']);
  });
  it('is empty for a question that is not there', () => {
    expect(ids('unknown')).toEqual([]);
  });
});
