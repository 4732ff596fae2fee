import type { Side } from '@troth/domain/people';
import type { GrowthKind } from './facts';

/** A yearly sum, an event or a rate that nobody knows. Rates in basis points, money in cents, times in years of marriage. */
export interface Assumptions {
  readonly growthBp: Readonly<Record<GrowthKind, number>>;
  /** Of what securities gain, the part that is paid out as dividends and interest. */
  readonly dividendsBp: number;
  /** Of what a business gains, the part that comes from its owner's work. */
  readonly businessEffortBp: number;
  readonly wageGrowthBp: number;
  readonly inflationBp: number;
  readonly savingsBp: number;
  readonly retirementBp: number;
  readonly savingsName: 'JOINT' | 'EARNER';
  /** Years in which debts and mortgages are paid down evenly. */
  readonly debtYears: number;
  readonly mortgageYears: number;
  /** Put into a home that only one owns, each year, from the pay of both. */
  readonly intoHomeCents: number;
  readonly homeBought: null | {
    readonly year: number;
    readonly priceCents: number;
    readonly downBp: number;
    readonly from: 'SAVINGS' | Side;
  };
  readonly outOfWork: null | { readonly side: Side; readonly year: number; readonly years: number };
  readonly inheritance: null | { readonly side: Side; readonly year: number; readonly cents: number };
  /** Separate money put into a joint account. */
  readonly mixed: null | { readonly side: Side; readonly year: number; readonly cents: number };
  /** Children of both: only what they cost, and that the law of inheritance asks. */
  readonly children: null | { readonly year: number; readonly years: number; readonly costCents: number };
  readonly vestingYears: number;
  /** Full years from the grant of an award to the wedding. */
  readonly grantedYears: number;
  /** What a court gives partner A of what it divides, at least and at most. */
  readonly courtLowBp: number;
  readonly courtHighBp: number;
  /** What is left of pay after tax, for states whose formulas read net income. */
  readonly netOfPayBp: number;
}

/** Ours. Each is a round figure to start from, and all can be changed. */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  growthBp: { CASH: 200, SECURITIES: 600, HOME: 350, BUSINESS: 400, RETIREMENT: 600, OTHER: 0 },
  dividendsBp: 2500,
  businessEffortBp: 5000,
  wageGrowthBp: 300,
  inflationBp: 200,
  savingsBp: 800,
  retirementBp: 600,
  savingsName: 'JOINT',
  debtYears: 10,
  mortgageYears: 30,
  intoHomeCents: 0,
  homeBought: null,
  outOfWork: null,
  inheritance: null,
  mixed: null,
  children: null,
  vestingYears: 4,
  grantedYears: 1,
  courtLowBp: 4000,
  courtHighBp: 6000,
  netOfPayBp: 7500,
};

interface Range {
  readonly least: number;
  readonly most: number;
}

const RATE: Range = { least: -2000, most: 2000 };
const SHARE: Range = { least: 0, most: 10_000 };
const MONEY: Range = { least: 0, most: 10_000_000_000 };
const YEAR: Range = { least: 1, most: 50 };
const YEARS: Range = { least: 1, most: 50 };

/** Least and most of each number, by its place in the assumptions. */
export const ASSUMPTION_RANGES = {
  'growthBp.CASH': RATE,
  'growthBp.SECURITIES': RATE,
  'growthBp.HOME': RATE,
  'growthBp.BUSINESS': RATE,
  'growthBp.RETIREMENT': RATE,
  'growthBp.OTHER': RATE,
  dividendsBp: SHARE,
  businessEffortBp: SHARE,
  wageGrowthBp: RATE,
  inflationBp: { least: 0, most: 2000 },
  savingsBp: SHARE,
  retirementBp: SHARE,
  debtYears: YEARS,
  mortgageYears: YEARS,
  intoHomeCents: MONEY,
  'homeBought.year': YEAR,
  'homeBought.priceCents': MONEY,
  'homeBought.downBp': SHARE,
  'outOfWork.year': YEAR,
  'outOfWork.years': YEARS,
  'inheritance.year': YEAR,
  'inheritance.cents': MONEY,
  'mixed.year': YEAR,
  'mixed.cents': MONEY,
  'children.year': YEAR,
  'children.years': YEARS,
  'children.costCents': MONEY,
  vestingYears: { least: 1, most: 20 },
  grantedYears: { least: 0, most: 20 },
  courtLowBp: SHARE,
  courtHighBp: SHARE,
  netOfPayBp: SHARE,
} as const satisfies Readonly<Record<string, Range>>;
export type AssumptionPlace = keyof typeof ASSUMPTION_RANGES;

export interface AssumptionProblem extends Range {
  readonly place: AssumptionPlace;
}

const numberAt = (assumptions: Assumptions, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (at, name) => (at === null || at === undefined ? null : (at as Readonly<Record<string, unknown>>)[name]),
      assumptions,
    );

/** Numbers out of range, none when all can be computed. A band whose ends are crossed, and saving more than is earned, count as such. */
export function assumptionProblems(assumptions: Assumptions): AssumptionProblem[] {
  const places = Object.keys(ASSUMPTION_RANGES) as AssumptionPlace[];
  const problems = places.flatMap((place): AssumptionProblem[] => {
    const value = numberAt(assumptions, place);
    if (value === null || value === undefined) return [];
    const { least, most } = ASSUMPTION_RANGES[place];
    return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? []
      : [{ place, least, most }];
  });
  if (problems.length > 0) return problems;
  const { courtLowBp, courtHighBp, savingsBp, retirementBp } = assumptions;
  if (courtLowBp > courtHighBp) return [{ place: 'courtLowBp', least: 0, most: courtHighBp }];
  if (savingsBp + retirementBp > 10_000) return [{ place: 'savingsBp', least: 0, most: 10_000 - retirementBp }];
  return [];
}
