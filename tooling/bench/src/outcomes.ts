/** Both worlds over 50 years for the largest disclosure. Usage: pnpm bench:outcomes */
import { outcomeLaws } from '@troth/content/outcome-laws';
import { DEFAULT_ASSUMPTIONS, type Facts, type Holding, projectYears } from '@troth/outcomes';

const ENTRIES = 300;
const ROUNDS = 60;
const KINDS: readonly Holding['kind'][] = [
  'CASH',
  'SECURITIES',
  'HOME',
  'BUSINESS',
  'RETIREMENT',
  'OTHER',
  'AWARD',
  'INHERITANCE',
];
const answers = Object.fromEntries(
  Object.entries({
    sp_premarital: 'stays',
    sp_growth_passive: 'owner',
    sp_growth_active: 'shared',
    sp_income: 'shared',
    sp_commingling: 'returned',
    sp_credit: 'spent_and_growth',
    mp_retirement: 'contributions_shared',
    mp_split: 'by_contribution',
  }).map(([key, option]) => [key, { options: [option], typed: null }]),
);

function factsIn(state: string): Facts {
  return {
    holdings: Array.from({ length: ENTRIES - 100 }, (_, at) => ({
      kind: KINDS[at % KINDS.length] ?? 'CASH',
      owner: at % 5 === 0 ? null : at % 2 === 0 ? 'A' : 'B',
      ownedByABp: 6000,
      cents: 1_000_000 + at * 12_345,
      owedCents: at % 3 === 0 ? 500_000 : 0,
    })),
    debts: Array.from({ length: 100 }, (_, at) => ({ owner: at % 2 === 0 ? 'A' : 'B', cents: 100_000 + at })),
    incomes: { A: 12_000_000, B: 7_000_000 },
    readings: [answers],
    law: outcomeLaws.find(({ abbreviation }) => abbreviation === state) ?? null,
    changedByHand: [],
  };
}

/** Milliseconds of processor time of one projection, the middle of many. */
function timeOf(facts: Facts): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    projectYears(facts, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE' });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

for (const state of ['NY', 'CA', 'WI']) {
  const facts = factsIn(state);
  timeOf(facts);
  process.stdout.write(`${state}: ${timeOf(facts).toFixed(2)} ms for ${ENTRIES} entries, 51 years, both worlds\n`);
}
