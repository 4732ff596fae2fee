import { describe, expect, it } from 'vitest';
import { anEntry, entriesOf } from '../disclosure/sample-entries';
import { looksTypedInHaste } from './names';
import { aDisclosure, keys } from './preflight.test-support';

const person = (firstName: string, lastName: string, middleName: string | null = null) => ({
  firstName,
  middleName,
  lastName,
  suffix: null,
});
const blake = person('Blake', 'Barlow');

describe('a name that looks typed in haste', () => {
  it.each(['alex', 'ARDEN', 'Arden2', 'Alex (Lex)', "o'hara", 'li_na'])('%s', (name) =>
    expect(looksTypedInHaste(name)).toBe(true),
  );
  it.each([
    'Alex',
    'McKay',
    'AJ',
    'Mae',
    'LEE',
    "O'Hara",
    'Nguyễn',
    '李',
    'مريم',
    'Anne-Marie',
    'St. John',
    'van Dyke',
    null,
    '',
  ])('and not: %s', (name) => expect(looksTypedInHaste(name)).toBe(false));

  it('is asked about, and leads to the profile', () =>
    expect(keys({ names: { A: person('alex', 'Arden'), B: blake } })).toEqual(['NAME_AS_TYPED_A']));
});

describe('two people of one name', () => {
  it.each([
    ['the same', person('Sam', 'Ruiz'), ['SAME_NAMES']],
    ['the same but for case and accents', person('Sám', 'RuiZ'), ['SAME_NAMES']],
    ['another middle name', person('Sam', 'Ruiz', 'Lee'), []],
  ])('%s', (_name, B, expected) => expect(keys({ names: { A: person('Sam', 'Ruiz'), B } })).toEqual(expected));
});

describe('the name on a deed', () => {
  const titled = (titleHeldInNameOf: string, A = person('Alex', 'Arden')) =>
    keys({
      names: { A, B: blake },
      disclosed: {
        A: aDisclosure({
          entries: entriesOf({
            incomes: [2024, 2025, 2026].map((year) => anEntry('incomes', { year })),
            'real-estates': [anEntry('real-estates', { titleHeldInNameOf })],
          }),
        }),
        B: aDisclosure(),
      },
    });
  it.each([
    ['Alex Arden', []],
    ['ALEX ARDEN', []],
    ['Arden, Alex', []],
    ['A. Arden', []],
    ['Alex Arden and Blake Barlow', []],
    ['Alex Arden and Ruth Arden', []],
    ['Arden Family Trust', []],
    ['Elm Street LLC', []],
    ['both of us', []],
    ['Alex', []],
    ['Alex Miller', ['TITLE_IN_OTHER_NAME_A']],
    ['Ruth Arden', ['TITLE_IN_OTHER_NAME_A']],
    ['Blake Barlow', ['TITLE_IN_OTHER_NAME_A']],
    ['Alex J. Arden', ['MIDDLE_NAME_A']],
    ['Alex James Arden', ['MIDDLE_NAME_A']],
  ])('%s', (title, expected) => expect(titled(title)).toEqual(expected));

  it.each([
    ['Alex J. Arden', 'James', []],
    ['Alex James Arden', 'James', []],
    ['Alex Arden', 'James', []],
    ['Alex M. Arden', 'James', ['MIDDLE_NAME_A']],
  ])('%s, of somebody whose middle name is %s', (title, middle, expected) =>
    expect(titled(title, person('Alex', 'Arden', middle))).toEqual(expected),
  );
  it('is compared without accents and apostrophes', () => {
    expect(titled('Zoe OHara', person('Zoë', 'O’Hara'))).toEqual([]);
    expect(titled('Binh Nguyen', person('Bình', 'Nguyễn'))).toEqual([]);
  });
});
