import { jurisdictions } from '@troth/content/jurisdictions';
import { describe, expect, it } from 'vitest';
import { assemble, outline } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { cases } from './cases';

/**
 * What a copy editor would mark in words that only meet when an agreement is printed: a term or an answer beside the
 * library's own text. The content's check reads the texts of the library alone.
 */
const FAULTS: readonly [RegExp, string][] = [
  [/(?<!\b[JS]r)\.[,;]|[,;:][,;.]|\.\.|[!?]\.$/, 'two marks of punctuation beside each other'],
  // A box to tick and the gap between two initials are wider on purpose.
  [/[a-z,.;:] {2,}[a-z]| [.,;:](?:\s|$)/, 'space where none belongs'],
  [/\ba (?!one\b|once\b|uni|use|used\b|usual)[aeiou]/, 'the article “a” before a vowel'],
  [/\ban (?!hour|honest|heir)[^aeiouAEIOU“0-9]/, 'the article “an” before a consonant'],
  [/\b(\w+) \1\b/, 'the same word twice'],
  [/[{}]|\bundefined\b|\bNaN\b|\[object/, 'something that is no text'],
  [/\bone \(1\) \w+s\b|\b(?!one\b)[a-z-]+ \((?!1\))\d+\) (?:month|day|year|full year)\b/i, 'a wrong number'],
  [/\bof District of Columbia\b/, 'the District of Columbia without its article'],
];

const faultsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .flatMap((line) =>
        FAULTS.flatMap(([pattern, what]) => (pattern.test(line.trim()) ? [`${what}: ${line.trim()}`] : [])),
      ),
  ),
];
const printed = (couple: ReturnType<typeof aFullCouple>) => outline(assemble(couple.input()));

describe('the words of whole agreements', () => {
  it.each(Object.keys(cases))('%s', (name) => {
    const couple = cases[name]?.();
    if (couple === undefined) throw new Error(`No case ${name}`);
    expect(faultsIn(printed(couple))).toEqual([]);
  });

  it.each(jurisdictions.map(({ law }) => [law.name, law.abbreviation]))('of a full couple in %s', (_name, state) => {
    expect(faultsIn(printed(aFullCouple().inState(state)))).toEqual([]);
  });

  it.each([
    ['a stop of one’s own', 'It is spent on rent.', 'rent.'],
    ['a stop within quotation marks', 'We keep the cabin “Windfall.”', 'Windfall.”'],
    ['a stop of another script', '我们保留房子。', '房子。'],
    ['no stop', 'We keep the cabin', 'We keep the cabin.'],
    ['a question', 'Who keeps the cabin?', 'cabin?'],
  ])('end a couple’s own sentence once: %s', (_what, typed, end) => {
    const lines = printed(aFullCouple().agreeOn({ at_custom: typed })).split('\n');
    expect(lines.find((line) => line.includes('in their own words: '))?.endsWith(end)).toBe(true);
  });

  it.each([
    ['It ends here..', 'two marks of punctuation beside each other'],
    ['It ends here ,', 'space where none belongs'],
    ['for a account', 'the article “a” before a vowel'],
    ['for an home', 'the article “an” before a consonant'],
    ['It is is here.', 'the same word twice'],
    ['{{A.name}} signs.', 'something that is no text'],
    ['for one (1) months', 'a wrong number'],
    ['for two (2) month', 'a wrong number'],
    ['the law of District of Columbia', 'the District of Columbia without its article'],
  ])('are marked for “%s”', (text, what) => {
    expect(faultsIn(text)).toEqual([`${what}: ${text}`]);
  });
});
