import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, AuthoredSection } from './authoring';
import { buildQuestionnaire } from './build';

const yesNo: AuthoredQuestion = {
  key: 'first',
  title: 'Do {A} and {B} agree?',
  description: 'A question.',
  type: 'RADIO',
  options: [
    { key: 'yes', label: 'Yes' },
    { key: 'no', label: 'No' },
  ],
  isCompared: true,
  isRequired: true,
};

const sectionWith = (...questions: AuthoredQuestion[]): AuthoredSection => ({
  key: 'a_section',
  label: 'A Section',
  description: 'A section.',
  groups: [{ key: 'a_group', title: 'A group', description: 'A group.', icon: 'box', color: 'blue', questions }],
});

describe('building the questionnaire', () => {
  it('refuses a follow-up to a question that is not there', () => {
    const orphan: AuthoredQuestion = {
      ...yesNo,
      key: 'second',
      shownWhen: [{ question: 'missing', isAnyOf: ['yes'] }],
    };
    expect(() => buildQuestionnaire([sectionWith(yesNo, orphan)])).toThrow('No question is called missing');
  });

  it('refuses a follow-up to an option that is not there', () => {
    const orphan: AuthoredQuestion = { ...yesNo, key: 'second', shownWhen: [{ question: 'first', isNot: 'maybe' }] };
    expect(() => buildQuestionnaire([sectionWith(yesNo, orphan)])).toThrow('first has no option called maybe');
  });

  it('refuses a second question of the same key', () => {
    expect(() => buildQuestionnaire([sectionWith(yesNo, yesNo)])).toThrow('Two questions are called first');
  });

  it('refuses a state that does not exist', () => {
    const nowhere: AuthoredQuestion = { ...yesNo, hiddenIn: [{ states: ['ZZ'], because: 'There is no such state.' }] };
    expect(() => buildQuestionnaire([sectionWith(nowhere)])).toThrow('ZZ');
  });

  it('refuses a note that cites the law of some of its states only', () => {
    const note = { states: ['TX', 'FL'], text: 'A note.', citation: { TX: 'A statute' } };
    expect(() => buildQuestionnaire([sectionWith({ ...yesNo, stateNotes: [note] })])).toThrow('FL');
  });

  it('refuses empty words', () => {
    expect(() => buildQuestionnaire([sectionWith({ ...yesNo, title: ' ' })])).toThrow();
  });

  it('makes a path of a label', () => {
    const [section] = buildQuestionnaire([{ ...sectionWith(yesNo), label: 'Death and Insurance' }]);
    expect(section?.path).toBe('/questionnaire/death-and-insurance');
  });
});
