import { type Side, SIDES } from '../people/enumerations';
import { fullName, type NamedPerson } from '../people/names';
import type { PreflightFacts } from './facts';
import { type Finding, type Fix, found } from './finding';

/** Words of a name as they are compared: letters alone, without regard to case, accents and apostrophes. */
const wordsOf = (text: string | null): string[] =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();
/** Shorter ones may be initials: AJ, JD. */
const CAPITALS_FROM = 4;
const NOT_OF_A_NAME = /[\p{Nd}@#_/\\()<>[\]{}*=+"|~^$%&!?:;]/u;

/** A name that looks typed in haste: all small, all capitals, or with signs that no name has. */
export function looksTypedInHaste(part: string | null): boolean {
  const name = part?.trim() ?? '';
  const letters = [...name].filter((letter) => hasCase(letter)).length;
  const isSmall = letters > 0 && name === name.toLowerCase();
  const isCapital = letters >= CAPITALS_FROM && name === name.toUpperCase();
  return isSmall || isCapital || NOT_OF_A_NAME.test(name);
}

/** Holders of a title that are no single person, or no name at all. */
const NO_PERSON = new Set(
  'trust trustee llc inc corp corporation company co lp llp partnership bank estate foundation fund association joint tenants tenancy both us we me myself self ourselves spouse husband wife parents'.split(
    ' ',
  ),
);

const includesAll = (words: readonly string[], wanted: readonly string[]) =>
  wanted.length > 0 && wanted.every((word) => words.includes(word));

/** Whether a title names this person: the last name, with the first name or its first letter. */
function isNamedIn(words: readonly string[], { firstName, lastName }: NamedPerson): boolean {
  const [first = ''] = wordsOf(firstName);
  return includesAll(words, wordsOf(lastName)) && words.some((word) => word === first || word === first[0]);
}

/** What stands between first and last name in a title, where one word does: a middle name or its letter. */
function middleIn(words: readonly string[], { firstName, lastName }: NamedPerson): string | null {
  const [first] = wordsOf(firstName).slice(-1);
  const [last] = wordsOf(lastName);
  const at = words.findIndex((word, index) => word === first && words[index + 2] === last);
  const middle = at < 0 ? undefined : words[at + 1];
  return middle === undefined || middle === 'and' ? null : middle;
}

const agrees = (middle: string, { middleName }: NamedPerson): boolean =>
  wordsOf(middleName).some((word) => word === middle || (middle.length === 1 && word.startsWith(middle)));

/**
 * Whose name stands on a deed, against the names in the profile, with which both sign: another name (an earlier one, or
 * someone else's), or a middle name that the profile does not have.
 */
function titles(side: Side, { names, disclosed }: PreflightFacts): Finding[] {
  const person = names[side];
  if (person === null || wordsOf(person.lastName).length === 0) return [];
  const homes = (disclosed[side]?.entries['real-estates'] ?? [])
    .map(({ id, titleHeldInNameOf }) => ({ id, words: wordsOf(titleHeldInNameOf) }))
    .filter(({ words }) => words.length > 1 && !words.some((word) => NO_PERSON.has(word)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const fixOf = ({ id }: { readonly id: string }): Fix => ({
    where: 'ENTRY',
    of: side,
    kind: 'real-estates',
    entryId: id,
  });
  const profile: Fix = { where: 'PROFILE', of: side };
  const strange = homes.filter(({ words }) => !isNamedIn(words, person));
  const middle = homes.filter(({ words }) => {
    const named = middleIn(words, person);
    return named !== null && !agrees(named, person);
  });
  return [
    ...found('TITLE_IN_OTHER_NAME', { side, fixes: strange.length === 0 ? [] : [...strange.map(fixOf), profile] }),
    ...found('MIDDLE_NAME', { side, fixes: middle.length === 0 ? [] : [profile, ...middle.map(fixOf)] }),
  ];
}

/** Names as they will be printed and signed, and as they are in the disclosures. The notary compares them with papers. */
export function nameFindings(facts: PreflightFacts): Finding[] {
  const { names } = facts;
  const [a, b] = SIDES.map((side) => (names[side] === null ? '' : wordsOf(fullName(names[side])).join(' ')));
  const profiles = SIDES.map((of): Fix => ({ where: 'PROFILE', of }));
  return [
    ...(a !== '' && a === b ? found('SAME_NAMES', { fixes: profiles }) : []),
    ...SIDES.flatMap((side) => {
      const person = names[side];
      const isHasty = person !== null && [person.firstName, person.middleName, person.lastName].some(looksTypedInHaste);
      return isHasty
        ? found('NAME_AS_TYPED', {
            side,
            parameters: { full: fullName(person) },
            fixes: [{ where: 'PROFILE', of: side }],
          })
        : [];
    }),
    ...SIDES.flatMap((side) => titles(side, facts)),
  ];
}
