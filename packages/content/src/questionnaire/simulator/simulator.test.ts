import { describe, expect, it } from 'vitest';
import { type JurisdictionContent, jurisdictions } from '../../jurisdictions';
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

/** Words beside a question, which change nothing about what is asked. */
const WORDS_BY_STATE = ['stateNotes', 'labelByState', 'videos'];

interface RowOfState {
  readonly id?: string;
  readonly stateId: string;
}
const isOfStates = (value: unknown): value is RowOfState[] =>
  Array.isArray(value) && value.some((row: unknown) => typeof row === 'object' && row !== null && 'stateId' in row);

/** What one state's couples are asked: of all rows that name a state, those of this one. */
function questionnaireOf({ state }: JurisdictionContent): string {
  const ofState = (key: string, value: unknown): unknown => {
    if (WORDS_BY_STATE.includes(key)) return undefined;
    if (!isOfStates(value)) return value;
    return value.flatMap(({ id: _id, stateId, ...row }) => (stateId === state.id ? [row] : []));
  };
  return JSON.stringify([state.attorneySupport, questionnaireSections], ofState);
}

/** States whose couples are asked the same, together: a walk through one of them is a walk through each. */
function alike(): JurisdictionContent[][] {
  const groups = new Map<string, JurisdictionContent[]>();
  for (const jurisdiction of jurisdictions) {
    const asked = questionnaireOf(jurisdiction);
    groups.set(asked, [...(groups.get(asked) ?? []), jurisdiction]);
  }
  return [...groups.values()];
}

describe('the whole questionnaire, walked as couples would', () => {
  const simulator = new Simulator(questionnaireSections, jurisdictions);

  it.for(alike().map((states) => ({ states, names: states.map(({ state }) => state.abbreviation).join(', ') })))(
    'has no dead end in $names',
    { timeout: 60_000 },
    async ({ states }, { annotate }) => {
      const { findings, neverAsked, cappedGroups, ...figures } = simulator.simulate(states[0]!);
      await annotate(JSON.stringify(figures), 'walked');
      expect(findings).toEqual([]);
      for (const { state } of states) expect(neverAsked).toEqual(closedIn(state.abbreviation));
      // Every group is small enough to be tried whole; one that outgrows this has to be named here with its reason.
      expect(cappedGroups).toEqual([]);
      expect(figures.changesOfState).toBeGreaterThanOrEqual(jurisdictions.length - 1);
    },
  );
});
