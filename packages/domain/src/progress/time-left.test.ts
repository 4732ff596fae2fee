import { describe, expect, it } from 'vitest';
import { evaluate } from '../questionnaire/evaluate';
import { indexQuestionnaire } from '../questionnaire/index-questionnaire';
import { aChoice, aQuestion, aSection, aSide, shownWhen } from '../questionnaire/questionnaire-builder';
import { minutesLeft, readingMinutes } from './time-left';

/** Twenty choices of about 100 words: 38 seconds each, 30 to read and 8 to choose. */
const HUNDRED_WORDS = Array.from({ length: 98 }, () => 'word').join(' ');
const questions = Array.from({ length: 20 }, (_, at) => ({
  ...aChoice(`q${at}`, ['a', 'b']),
  title: HUNDRED_WORDS,
  description: null,
  isRequired: true,
}));
const index = indexQuestionnaire([aSection('section', 1, questions)]);
const given = (count: number) => Object.fromEntries(questions.slice(0, count).map(({ id }) => [id, [`${id}.a`]]));
const own = (count: number) => evaluate(index, { A: aSide(given(count)), B: aSide() }, { stateId: 'NY' }).A;
/** Answers, one every so many seconds. */
const every = (seconds: number, count: number) =>
  questions.slice(0, count).map(({ id }, at) => ({
    questionId: id,
    createdAt: new Date(Date.UTC(2026, 10, 2) + at * seconds * 1000).toISOString(),
  }));

describe('how long the questionnaire still takes (ADR 0086)', () => {
  it('measures words to read and choices to make, to five minutes', () => {
    expect(minutesLeft(own(0), [])).toBe(15);
  });

  it('is said to the minute below ten, and is nothing once every question has an answer', () => {
    expect(minutesLeft(own(15), [])).toBe(4);
    expect(minutesLeft(own(20), every(1000, 20))).toBe(0);
  });

  it('takes longer for a field to fill than for a choice', () => {
    const fields = indexQuestionnaire([
      aSection(
        'fields',
        1,
        [...Array(30).keys()].map((at) => ({ ...aQuestion(`f${at}`), isRequired: true })),
      ),
    ]);
    const side = evaluate(fields, { A: aSide(), B: aSide() }, { stateId: 'NY' }).A;
    expect(minutesLeft(side, [])).toBeGreaterThanOrEqual(8);
  });

  it('counts a follow-up by the part of its parent’s options that open it', () => {
    const parent = { ...aChoice('parent', ['a', 'b']), isRequired: true };
    const long = Array.from({ length: 2000 }, () => 'word').join(' ');
    const child = {
      ...aChoice('child', ['c', 'd']),
      title: long,
      parentConditionalVisibilities: [shownWhen('child', 'parent.a')],
    };
    const both = indexQuestionnaire([aSection('both', 1, [parent, child])]);
    const minutes = (given2: Record<string, string[]>) =>
      minutesLeft(evaluate(both, { A: aSide(given2), B: aSide() }, { stateId: 'NY' }).A, []);
    expect([minutes({}), minutes({ parent: ['parent.a'] }), minutes({ parent: ['parent.b'] })]).toEqual([6, 10, 0]);
  });

  it.each([
    ['knows from eight gaps that a person takes twice as long', 9, 15],
    ['knows no pace from seven', 8, 8],
  ])('%s', (_name, answered, minutes) => {
    expect(minutesLeft(own(answered), every(76, answered))).toBe(minutes);
  });

  it.each([
    ['breaks', 301],
    ['answers that came together', 0.5],
  ])('leaves out %s', (_name, seconds) => {
    expect(minutesLeft(own(10), every(seconds, 10))).toBe(7);
  });

  it('keeps a hurried person within bounds', () => {
    expect(minutesLeft(own(10), every(2, 10))).toBe(3);
  });

  it('says for a text at least a minute', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes(Array.from({ length: 500 }, () => 'word').join(' '))).toBe(3);
  });
});
