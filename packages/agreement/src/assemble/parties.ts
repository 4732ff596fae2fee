import type { PartyField } from '@troth/domain/agreement';
import { fullName, initials, type Side } from '@troth/domain/people';
import type { AssemblyInput, PartyInput } from './input';
import { cleanText } from './wording';

export interface Party {
  side: Side;
  /** How the agreement calls the partner after naming both in full: the first name, unless both share it. */
  name: string;
  fullName: string;
  initials: string;
  pronouns: Record<Exclude<PartyField, 'name' | 'fullName'>, string>;
}

const HE = { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' };
const SHE = { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' };
const THEY = { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' };

/** Someone who prefers not to say, or has not said, is “they” (product decision 13). */
const pronounsOf = (gender: PartyInput['gender']) => (gender === 'MALE' ? HE : gender === 'FEMALE' ? SHE : THEY);

export function partiesOf(input: AssemblyInput['parties']): Record<Side, Party> {
  const sameFirstName =
    cleanText(input.A.firstName).toLocaleLowerCase('en') === cleanText(input.B.firstName).toLocaleLowerCase('en');
  const party = (side: Side): Party => {
    const person = input[side];
    const whole = cleanText(fullName(person));
    return {
      side,
      fullName: whole,
      name: sameFirstName || cleanText(person.firstName) === '' ? whole : cleanText(person.firstName),
      initials: initials(person),
      pronouns: pronounsOf(person.gender),
    };
  };
  return { A: party('A'), B: party('B') };
}
