import type { PartyField } from '@troth/domain/agreement';
import { fullName, initials, type Side } from '@troth/domain/people';
import type { AssemblyInput, PartyInput } from './input';
import { cleanText, say } from './wording';

export interface Party {
  side: Side;
  /**
   * How the agreement calls the partner after naming both in full: the first name; the full name where both share the
   * first; a place (“Party One”) where both share all of it, for no name would tell them apart.
   */
  name: string;
  fullName: string;
  initials: string;
  pronouns: Record<Exclude<PartyField, 'name' | 'fullName'>, string>;
}

const HE = { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' };
const SHE = { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' };
const THEY = { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' };

/** Someone who prefers not to say, or has not said, is “they” (D13). */
const pronounsOf = (gender: PartyInput['gender']) => (gender === 'MALE' ? HE : gender === 'FEMALE' ? SHE : THEY);

const areSame = (one: string, other: string) => one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

export function partiesOf(input: AssemblyInput['parties']): Record<Side, Party> {
  const whole = { A: cleanText(fullName(input.A)), B: cleanText(fullName(input.B)) };
  const first = { A: cleanText(input.A.firstName), B: cleanText(input.B.firstName) };
  const nameOf = (side: Side): string => {
    if (areSame(whole.A, whole.B)) return say('party.ofSameName', { side });
    return areSame(first.A, first.B) || first[side] === '' ? whole[side] : first[side];
  };
  const party = (side: Side): Party => ({
    side,
    fullName: whole[side],
    name: nameOf(side),
    initials: initials(input[side]),
    pronouns: pronounsOf(input[side].gender),
  });
  return { A: party('A'), B: party('B') };
}
