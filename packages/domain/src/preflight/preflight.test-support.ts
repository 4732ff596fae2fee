import { anEntry, entriesOf } from '../disclosure/sample-entries';
import type { AnswerFact, DisclosedFacts, PreflightFacts, PreflightLaw } from './facts';
import { type Finding, findingKey } from './finding';
import { preflight } from './preflight';

export const today = '2026-06-15';

type Given = Readonly<
  Record<string, string | readonly string[] | { readonly options: readonly string[]; readonly typed: string }>
>;

/** What stands alone is typed when it is a number, a day or a sentence, and an option otherwise. */
function answerOf(given: Given[string], isAgreed: boolean): AnswerFact {
  if (typeof given === 'string')
    return /^[a-z_]+$/u.test(given)
      ? { options: [given], typed: null, isAgreed }
      : { options: [], typed: given, isAgreed };
  return 'typed' in given ? { ...given, isAgreed } : { options: given, typed: null, isAgreed };
}

const answers = (given: Given, isAgreed: boolean) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, answerOf(value, isAgreed)]));

/** Three years of income and an account, valued by statements of this month. */
export const aDisclosure = (changes: Partial<DisclosedFacts> = {}): DisclosedFacts => ({
  entries: entriesOf({
    incomes: [2024, 2025, 2026].map((year) => anEntry('incomes', { year })),
    assets: [anEntry('assets')],
  }),
  nothingToDisclose: ['real-estates', 'vehicles', 'businesses', 'debts', 'inheritances-trusts'],
  version: 'v1',
  receipt: 'CURRENT',
  ...changes,
});

export const aLaw = (changes: Partial<PreflightLaw> = {}): PreflightLaw => ({
  supportNeedsAttorneys: null,
  embryosNeedAttorneys: null,
  disclosureWaiverNeedsAttorney: null,
  fairnessNeedsAttorneys: null,
  unfairTermsNeedAttorneys: null,
  valuesNeedBasis: null,
  notaryRequired: null,
  witnessesRequired: null,
  witnessesAdvised: null,
  childTerms: { citation: null, note: 'Not binding.' },
  timing: null,
  waitingRules: [],
  ...changes,
});

export interface TestFacts extends Partial<Omit<PreflightFacts, 'answers'>> {
  /** Both answered alike. */
  readonly agreed?: Given;
  readonly ofA?: Given;
  readonly ofB?: Given;
}

/** A couple of whom there is nothing to find, changed where a test says so. */
export const factsOf = ({ agreed = {}, ofA = {}, ofB = {}, ...changes }: TestFacts = {}): PreflightFacts => ({
  answers: {
    A: { ...answers(agreed, true), ...answers(ofA, false) },
    B: { ...answers(agreed, true), ...answers(ofB, false) },
  },
  law: aLaw(),
  names: {
    A: { firstName: 'Alex', middleName: null, lastName: 'Arden', suffix: null },
    B: { firstName: 'Blake', middleName: null, lastName: 'Barlow', suffix: null },
  },
  disclosed: { A: aDisclosure(), B: aDisclosure() },
  isRepresented: { A: true, B: true },
  today,
  ...changes,
});

export const findings = (facts: TestFacts = {}): Finding[] => preflight(factsOf(facts));
export const keys = (facts: TestFacts = {}): string[] => findings(facts).map(findingKey);
