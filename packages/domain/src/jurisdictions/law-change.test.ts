import { describe, expect, it } from 'vitest';
import {
  isLawNoticeDue,
  type LawCouple,
  lawConcern,
  lawReach,
  takeBackRefusal,
  termRefusal,
  unknownPlaceholder,
} from './law-change';

const couple = (changes: Partial<LawCouple> = {}): LawCouple => ({
  isAtNotary: false,
  hasVersion: true,
  plansOnline: false,
  ...changes,
});

describe('whom a change of law concerns (decisions, row 55)', () => {
  it.each([
    ['STATE', 'icon', {}, 'NONE'],
    ['STATE', 'isActive', {}, 'NONE'],
    ['STATE', 'icon', { isAtNotary: true }, 'NONE'],
    ['TERM', 'maritalProperty', {}, 'STALE'],
    ['TERM', 'maritalProperty', { hasVersion: false }, 'ANSWERING'],
    ['TERM', 'maritalProperty', { isAtNotary: true }, 'UNTOUCHED'],
    ['TEMPLATE', 'witnessRequired', {}, 'STALE'],
    ['STATE', 'allowsOnlineNotary', {}, 'ANSWERING'],
    ['STATE', 'allowsOnlineNotary', { plansOnline: true }, 'ONLINE'],
    ['STATE', 'embryoRepRequired', {}, 'FLAGS'],
    ['STATE', 'spousalSupportLaw', {}, 'STALE'],
    ['STATE', 'spousalSupportLaw', { hasVersion: false }, 'FLAGS'],
  ] as const)('%s %s of %j: %s', (subject, field, changes, concern) => {
    expect(lawConcern(lawReach(subject, field), couple(changes))).toBe(concern);
  });
});

describe('who gets mail about a change of law (decisions, row 55)', () => {
  it.each([
    ['STALE', { flags: false, isStale: true }, true],
    ['STALE', { flags: true, isStale: false }, true],
    ['STALE', { flags: false, isStale: false }, false],
    ['ONLINE', { flags: false, isStale: false }, true],
    ['FLAGS', { flags: true, isStale: false }, true],
    ['FLAGS', { flags: false, isStale: true }, false],
    ['ANSWERING', { flags: true, isStale: true }, false],
    ['UNTOUCHED', { flags: true, isStale: true }, false],
    ['NONE', { flags: true, isStale: true }, false],
  ] as const)('%s, of whom %j changed: %s', (concern, changed, isDue) => {
    expect(isLawNoticeDue(concern, changed)).toBe(isDue);
  });
});

describe('a wording that stands in sentences', () => {
  it.each([
    ['Community Property', null],
    ['Spouses’ Estate', null],
    ['Co-owned Property', null],
    ['X'.repeat(60), null],
    ['X'.repeat(61), 'TOO_LONG'],
    ['', 'EMPTY'],
    ['  ', 'EMPTY'],
    ['community property', 'NOT_WORDS'],
    ['Community  Property', 'NOT_WORDS'],
    [' Community', 'NOT_WORDS'],
    ['Community.', 'NOT_WORDS'],
    ['{Community}', 'NOT_WORDS'],
    ['Community\nProperty', 'NOT_WORDS'],
    ['<b>Community</b>', 'NOT_WORDS'],
  ])('%j: %s', (value, refusal) => {
    expect(termRefusal(value)).toBe(refusal);
  });
});

describe('a notary’s wording', () => {
  it.each([
    ['Signed by {name} before me', null],
    ['{#in_person}in person{/in_person}{#online}online{/online} {signer}', null],
    ['{nobody}', '{nobody}'],
    ['{#in_person}open', '{#in_person}'],
    ['{/online}', '{/online}'],
    ['open {', '{'],
    ['closed }', '}'],
  ])('%j: %s', (wording, unknown) => {
    expect(unknownPlaceholder(wording)).toBe(unknown);
  });
});

describe('taking back', () => {
  const change = (id: string, field: string, documentTemplateId: string | null = null) =>
    ({ id, subject: 'STATE', documentTemplateId, field }) as const;
  it('is of the last change of a field alone', () => {
    const changes = [change('3', 'name'), change('2', 'icon'), change('1', 'icon')];
    expect(takeBackRefusal(change('2', 'icon'), changes)).toBeNull();
    expect(takeBackRefusal(change('1', 'icon'), changes)).toBe('NOT_LATEST');
  });
});
