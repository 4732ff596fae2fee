import type { AssemblyInput } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/testing';

const FIRST_NAMES = ['Alex', 'Maria', 'Tomasz', 'Ingrid', 'Rachel', 'Dieter', 'Chloé', 'Nadia', 'Ines', 'Bruno', 'Zoë'];
const LAST_NAMES = ['Arden', 'Barlow', 'Nguyễn', 'O’Brien', 'Castellanos', 'Müller', 'Okafor', 'Lindqvist', 'Ruiz'];

const from = (names: readonly string[], at: number) => names[at % names.length] ?? '';
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** A couple that no earlier run has seen: other names and amounts everywhere, and answers of their own. */
export function ordinaryCouple(state: string, run: number): AssemblyInput {
  return aFullCouple()
    .inState(state)
    .named(
      { firstName: from(FIRST_NAMES, run), lastName: `${from(LAST_NAMES, run)}${run}` },
      { firstName: from(FIRST_NAMES, run + 5), lastName: `${from(LAST_NAMES, run + 3)}${run}` },
    )
    .agreeOn({ hf_contrib_a: String(2000 + run), sp_growth_pct: String(10 + (run % 80)) })
    .input();
}

/** Such a couple who own and promise so much that their agreement fills about sixty pages. */
export function sixtyPageCouple(run: number): AssemblyInput {
  const couple = aFullCouple()
    .named(
      { firstName: from(FIRST_NAMES, run), lastName: `${from(LAST_NAMES, run)}${run}` },
      { firstName: from(FIRST_NAMES, run + 5), lastName: `${from(LAST_NAMES, run + 3)}${run}` },
    )
    .agreeOn({
      hf_contrib_a: String(2000 + run),
      sp_growth_pct: String(10 + (run % 80)),
      at_custom: times(
        60,
        (at) =>
          `Promise ${at + 1} of ${run}: we will spend one week of each summer at the lake house with the family of ${from(FIRST_NAMES, run + at)}, and each of us pays one half of what it costs to travel there, to heat the house and to keep the boat afloat; whoever cannot come says so before the first of May, and the other may then invite friends in that place, at their own expense.`,
      ).join('\n'),
    });
  const cents = (base: number, at: number) => base + at * 12_345 + run * 1_013;
  for (const side of ['A', 'B'] as const) {
    couple.disclosing(side, {
      incomes: times(28, (at) => ({
        year: 2026 - (at % 4),
        incomeType: 'BASE_SALARY',
        currency: 'USD',
        valueInCents: cents(5_000_000, at),
      })),
      assets: times(100, (at) => ({
        assetAccountType: 'ACCOUNT',
        accountType: 'SAVINGS',
        institution: `${from(LAST_NAMES, run + at)} Bank ${at}`,
        accountNumber: String(1000 + at),
        currency: at % 9 === 0 ? 'EUR' : 'USD',
        valueInCents: cents(845_237, at),
        valuationBasis: at % 2 === 0 ? 'STATEMENT' : 'APPRAISAL',
        valuationDate: '2026-09-30',
        description: 'emergency savings, kept apart',
      })),
      realEstates: times(20, (at) => ({
        streetAddress: `${100 + at} Linden Street`,
        city: 'Oakland',
        state: 'CA',
        zipcode: '94607',
        country: 'US',
        titleHeldInNameOf: from(FIRST_NAMES, run),
        purchaseYear: 2019,
        purchaseValueInCents: cents(58_900_000, at),
        assessedValueInCents: cents(71_200_000, at),
        lastAssessmentYear: 2025,
        valuationBasis: 'TAX_ASSESSMENT',
        mortgagesInCents: cents(40_250_000, at),
        equityInCents: 30_950_000,
        currency: 'USD',
      })),
      vehicles: times(12, (at) => ({
        vehicleType: 'CAR',
        make: 'Subaru',
        model: `Forester ${at}`,
        purchaseYear: 2021,
        purchasePriceInCents: cents(3_140_000, at),
        marketValueInCents: cents(2_275_000, at),
        currency: 'USD',
      })),
      debts: times(24, (at) => ({
        creditor: `${from(LAST_NAMES, run + at)} Credit ${at}`,
        natureOfDebt: 'equipment loan',
        yearIncurred: 2023,
        amountDueInCents: cents(2_210_000, at),
        currency: 'USD',
      })),
    });
  }
  return couple.input();
}
