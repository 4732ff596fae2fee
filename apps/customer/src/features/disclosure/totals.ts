import { PERCENTAGE_MAX } from '@troth/domain/constants';
import { type FinancialEntries, type FinancialKind, printedJointEntries } from '@troth/domain/disclosure';
import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { factsOf } from './entry-facts';
import type { Disclosure } from './queries';

export type BothDisclosures = Readonly<Record<Side, Disclosure | null>>;

/** What is summed: owned in rows of its own, and what is owed. Income is earned, not owned, and has its own years. */
export type TotalKind = Exclude<FinancialKind, 'incomes' | 'legacy-joint-properties'>;

export interface TotalRow {
  readonly kind: TotalKind;
  readonly cents: Readonly<Record<Side, number>>;
}

export interface CurrencyTotals {
  readonly currency: Currency;
  /** Kinds of which there is anything, the owed ones last. */
  readonly rows: readonly TotalRow[];
  readonly net: Readonly<Record<Side, number>>;
}

const ORDER: readonly TotalKind[] = [
  'assets',
  'real-estates',
  'vehicles',
  'businesses',
  'inheritances-trusts',
  'debts',
];
const OWNED_PLAINLY = ['real-estates', 'vehicles', 'businesses', 'inheritances-trusts'] as const;

type Shares = Pick<FinancialEntries['assets'], 'userAPercentage' | 'userBPercentage'>;

/** A's part of a joint item, as the schedules of the agreement count it: to the cent, an odd cent being B's. */
export function centsOfA(cents: number, { userAPercentage: a, userBPercentage: b }: Shares): number {
  const percent = a ?? (typeof b === 'number' ? PERCENTAGE_MAX - b : PERCENTAGE_MAX / 2);
  return Math.floor((cents * percent) / PERCENTAGE_MAX);
}

/** Sums of both partners' entries, one for each currency: joint items by share, and once when both list them alike. */
export function totalsOf(disclosures: BothDisclosures): CurrencyTotals[] {
  const sums = new Map<Currency, Map<TotalKind, Record<Side, number>>>();
  const add = (currency: Currency, kind: TotalKind, A: number, B: number) => {
    const kinds = sums.get(currency) ?? new Map<TotalKind, Record<Side, number>>();
    sums.set(currency, kinds);
    const sum = kinds.get(kind) ?? { A: 0, B: 0 };
    kinds.set(kind, { A: sum.A + A, B: sum.B + B });
  };
  const addFor = (side: Side, currency: Currency, kind: TotalKind, cents: number) =>
    add(currency, kind, side === 'A' ? cents : 0, side === 'B' ? cents : 0);
  const addJoint = (currency: Currency, cents: number, shares: Shares) => {
    const ofA = centsOfA(cents, shares);
    add(currency, 'assets', ofA, cents - ofA);
  };

  for (const side of ['A', 'B'] as const) {
    const disclosure = disclosures[side];
    if (disclosure === null) continue;
    for (const asset of disclosure.assets.filter(({ isJoint }) => !isJoint)) {
      addFor(side, asset.currency, 'assets', asset.valueInCents);
    }
    for (const kind of OWNED_PLAINLY) {
      for (const entry of disclosure[kind]) {
        const { currency, cents, owedCents } = factsOf(kind, entry as never);
        addFor(side, currency, kind, cents);
        if (owedCents > 0) addFor(side, currency, 'debts', -owedCents);
      }
    }
    for (const debt of disclosure.debts) addFor(side, debt.currency, 'debts', -debt.amountDueInCents);
    for (const legacy of disclosure['legacy-joint-properties']) {
      addJoint(legacy.currency, legacy.valueInCents ?? 0, legacy);
    }
  }
  const joint = printedJointEntries([...(disclosures.A?.assets ?? []), ...(disclosures.B?.assets ?? [])]);
  for (const entry of joint) addJoint(entry.currency, entry.valueInCents, entry);

  return [...sums]
    .map(([currency, kinds]) => {
      const rows = ORDER.flatMap((kind) => {
        const cents = kinds.get(kind);
        return cents === undefined ? [] : [{ kind, cents }];
      });
      const net = (side: Side) => rows.reduce((sum, row) => sum + row.cents[side], 0);
      return { currency, rows, net: { A: net('A'), B: net('B') } };
    })
    .sort(
      (one, other) =>
        Number(other.currency === 'USD') - Number(one.currency === 'USD') || (one.currency < other.currency ? -1 : 1),
    );
}
