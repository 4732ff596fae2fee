import { expect, it } from 'vitest';
import { jurisdictions } from '../../jurisdictions';
import type { JurisdictionContent } from '../../jurisdictions/jurisdiction';
import { questionnaireSections } from '../questionnaire';
import { Simulator } from './simulate';

/** Required follow-ups that a state never asks because its law closes their topic. */
const CLOSED_TOPICS: readonly { readonly states: readonly string[]; readonly questions: readonly string[] }[] = [
  {
    // Support cannot be waived there, so that the section asks nothing.
    states: ['IA', 'NM', 'SD'],
    questions: ['ss_short_years', 'ss_sum', 'ss_lump', 'ss_basis', 'ss_amount', 'ss_pct', 'ss_months', 'ss_end'],
  },
  // Embryos are not the couple's to dispose of there.
  { states: ['LA'], questions: ['fa_embryo_divorce', 'fa_embryo_death'] },
  // Courts refuse payments for infidelity there.
  { states: ['CA', 'HI', 'IA', 'NV'], questions: ['lp_infidelity_amt'] },
];

const closedIn = (abbreviation: string): string[] =>
  CLOSED_TOPICS.filter(({ states }) => states.includes(abbreviation)).flatMap(({ questions }) => questions);

/** Walks the whole questionnaire as couples of some states would; the others are those that they may change to. */
export function walkStates(states: readonly JurisdictionContent[]): void {
  const simulator = new Simulator(questionnaireSections, jurisdictions);

  it.for(states)('has no dead end in $state.name', { timeout: 60_000 }, async (jurisdiction, { annotate }) => {
    const { findings, neverAsked, cappedGroups, ...figures } = simulator.simulate(jurisdiction);
    await annotate(JSON.stringify(figures), 'walked');
    expect(findings).toEqual([]);
    expect(neverAsked).toEqual(closedIn(jurisdiction.state.abbreviation));
    // Every group is small enough to be tried whole; one that outgrows this has to be named here with its reason.
    expect(cappedGroups).toEqual([]);
    expect(figures.changesOfState).toBeGreaterThanOrEqual(jurisdictions.length - 1);
  });
}
