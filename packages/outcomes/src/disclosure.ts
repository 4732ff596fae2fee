import { entryAmounts, type LiveEntries, percentageOfA, printedJointEntries } from '@troth/domain/disclosure';
import { convertCents, type Currency, type ExchangeRates } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import type { Facts, GrowthKind, Holding, OwnDebt } from './facts';

const PERCENT_BP = 100;
const SIDES = ['A', 'B'] as const;

type Asset = LiveEntries['assets'][number];

const CASH_ACCOUNTS: readonly string[] = [
  'CHECKING',
  'SAVINGS',
  'HEALTH_SAVINGS',
  'CASH_ON_HAND',
  'CERTIFICATE_OF_DEPOSIT',
  'CREDIT_UNION',
  'ESCROW_FUNDS',
  'CASH_IN_BROKERAGE',
  'MONEY_MARKET',
];
const RETIREMENT_ASSETS: readonly string[] = [
  'RETIREMENT_401K',
  'IRA',
  'TSP',
  'KEOGH',
  'PROFIT_SHARING',
  'DEFERRED_COMPENSATION',
  'ANNUITY',
  'PENSION',
  'OTHER_RETIREMENT_PLANS',
];
const SECURITIES_ASSETS: readonly string[] = [
  'MUTUAL_FUND',
  'US_SAVINGS_BOND',
  'CRYPTOCURRENCY',
  'DIGITAL_ASSET',
  'VESTED_RSU',
];
const AWARDS: readonly string[] = ['UNVESTED_RSU', 'INCENTIVE_STOCK_OPTIONS'];
/** Earned by work; support and public assistance are no pay. */
const PAY: readonly string[] = ['BASE_SALARY', 'BASE_WAGES', 'SELF_EMPLOYMENT'];

function kindOfAsset({ assetAccountType, accountType, assetType }: Asset): GrowthKind | 'AWARD' {
  if (assetAccountType === 'ACCOUNT') {
    return CASH_ACCOUNTS.includes(accountType ?? '') ? 'CASH' : 'SECURITIES';
  }
  const type = assetType ?? '';
  if (RETIREMENT_ASSETS.includes(type)) return 'RETIREMENT';
  if (AWARDS.includes(type)) return 'AWARD';
  return SECURITIES_ASSETS.includes(type) ? 'SECURITIES' : 'OTHER';
}

/** What stands in the way of a full picture. */
export type DisclosureGap =
  | { readonly gap: 'NO_DISCLOSURE' | 'NO_INCOME'; readonly side: Side }
  | { readonly gap: 'UNKNOWN_RATE'; readonly currency: Currency };

export interface DisclosedFacts {
  readonly facts: Pick<Facts, 'holdings' | 'debts' | 'incomes'>;
  readonly gaps: readonly DisclosureGap[];
}

/**
 * What both disclosed, as the years begin with it. Amounts in other currencies are converted at the dated reference
 * rates; one without a rate is left out, and said. A joint account that both list alike counts once. Pay is that of the
 * newest year that has any.
 */
export function factsOfDisclosures(
  disclosures: Readonly<Record<Side, LiveEntries | null>>,
  rates: ExchangeRates | null,
): DisclosedFacts {
  const holdings: Holding[] = [];
  const debts: OwnDebt[] = [];
  const gaps: DisclosureGap[] = [];
  const unknown = new Set<Currency>();
  const dollars = (cents: number, currency: Currency): number | null => {
    if (currency === 'USD') return cents;
    if (rates === null) {
      unknown.add(currency);
      return null;
    }
    return Math.round(convertCents(cents, currency, 'USD', rates));
  };
  const hold = (
    kind: Holding['kind'],
    owner: Side | null,
    currency: Currency,
    owned: number,
    owed: number,
    ownedByABp = owner === 'A' ? 10_000 : 0,
  ) => {
    const cents = dollars(owned, currency);
    const owedCents = dollars(owed, currency);
    if (cents === null || owedCents === null || (cents === 0 && owedCents === 0)) return;
    holdings.push({ kind, owner, ownedByABp, cents, owedCents });
  };
  const incomes: Record<Side, number | null> = { A: null, B: null };
  for (const side of SIDES) {
    const known = disclosures[side];
    if (known === null) {
      gaps.push({ gap: 'NO_DISCLOSURE', side });
      continue;
    }
    for (const asset of known.assets) {
      if (asset.isJoint) continue;
      hold(kindOfAsset(asset), side, asset.currency, asset.valueInCents, 0);
    }
    for (const kind of ['vehicles', 'real-estates', 'businesses', 'inheritances-trusts'] as const) {
      for (const entry of known[kind]) {
        const { currency, ownedCents, owedCents } = entryAmounts(kind, entry as never);
        const growth = (
          {
            vehicles: 'OTHER',
            'real-estates': 'HOME',
            businesses: 'BUSINESS',
            'inheritances-trusts': 'INHERITANCE',
          } as const
        )[kind];
        hold(growth, side, currency, ownedCents, owedCents);
      }
    }
    for (const entry of known['legacy-joint-properties']) {
      hold('OTHER', null, entry.currency, entry.valueInCents ?? 0, 0, percentageOfA(entry) * PERCENT_BP);
    }
    for (const debt of known.debts) {
      const cents = dollars(debt.amountDueInCents, debt.currency);
      if (cents !== null && cents !== 0) debts.push({ owner: side, cents });
    }
    const pay = known.incomes.filter(({ incomeType }) => PAY.includes(incomeType));
    const year = Math.max(...pay.map((income) => income.year));
    const newest = pay.filter((income) => income.year === year);
    if (newest.length === 0) gaps.push({ gap: 'NO_INCOME', side });
    else {
      incomes[side] = newest.reduce(
        (sum, income) => sum + (dollars(entryAmounts('incomes', income).earnedCents, income.currency) ?? 0),
        0,
      );
    }
  }
  const assets = SIDES.flatMap((side) => disclosures[side]?.assets ?? []);
  for (const entry of printedJointEntries(assets)) {
    hold(kindOfAsset(entry), null, entry.currency, entry.valueInCents, 0, percentageOfA(entry) * PERCENT_BP);
  }
  for (const currency of unknown) gaps.push({ gap: 'UNKNOWN_RATE', currency });
  return { facts: { holdings, debts, incomes }, gaps };
}
