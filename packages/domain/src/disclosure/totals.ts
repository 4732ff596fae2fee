import { PERCENTAGE_MAX } from '../constants';
import { CURRENCIES, type Currency } from '../money/enumerations';
import { type Side, SIDES } from '../people/enumerations';
import { type AmountFacts, entryAmounts } from './amounts';
import { FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import { printedJointEntries } from './joint-entries';
import type { FinancialEntries } from './schemas';

/** One partner's live entries by kind, as far as sums read them. Lists of the records will do. */
export type SummedDisclosure = { readonly [K in FinancialKind]: readonly AmountFacts[K][] };

/** What is summed: income is earned, not owned, and has its own years. */
export type SummedKind = Exclude<FinancialKind, 'incomes'>;

/** Integer cents by partner. */
export type CentsBySide = Readonly<Record<Side, number>>;

export interface KindTotals {
  readonly kind: SummedKind;
  readonly ownedCents: CentsBySide;
  /** Mortgages and loans stand with what they were taken for; `debts` has the rest. */
  readonly owedCents: CentsBySide;
}

/** Sums of both partners in one currency; currencies are never mixed here. */
export interface CurrencyTotals {
  readonly currency: Currency;
  /** Kinds of which there is any entry, in the order of `FINANCIAL_KINDS`. */
  readonly kinds: readonly KindTotals[];
  readonly ownedCents: CentsBySide;
  readonly owedCents: CentsBySide;
  /** Owned less owed. */
  readonly netCents: CentsBySide;
  /** The part of what each owns that is a share of joint items; the rest is separate. */
  readonly jointCents: CentsBySide;
}

type Shares = Pick<FinancialEntries['assets'], 'userAPercentage' | 'userBPercentage'>;

/** Partner A's percentage of a joint item; the rest of B's where A's is not stated, and half where neither is. */
export const percentageOfA = ({ userAPercentage: a, userBPercentage: b }: Shares): number =>
  a ?? (typeof b === 'number' ? PERCENTAGE_MAX - b : PERCENTAGE_MAX / 2);

/** Each partner's part of a joint item. The two add up to the whole; a cent that cannot be split is B's. */
export function sharesOf(cents: number, shares: Shares): CentsBySide {
  const A = Number((BigInt(cents) * BigInt(percentageOfA(shares))) / BigInt(PERCENTAGE_MAX));
  return { A, B: cents - A };
}

const SUMMED_KINDS = FINANCIAL_KINDS.filter((kind): kind is SummedKind => kind !== 'incomes');

interface Sum {
  owned: Record<Side, number>;
  owed: Record<Side, number>;
}

const noSum = (): Sum => ({ owned: { A: 0, B: 0 }, owed: { A: 0, B: 0 } });

class CurrencySums {
  readonly kinds = new Map<SummedKind, Sum>();
  readonly joint: Record<Side, number> = { A: 0, B: 0 };

  add(kind: SummedKind, owned: CentsBySide, owed: CentsBySide): void {
    const sum = this.kinds.get(kind) ?? noSum();
    this.kinds.set(kind, sum);
    for (const side of SIDES) {
      sum.owned[side] += owned[side];
      sum.owed[side] += owed[side];
    }
  }

  totals(currency: Currency): CurrencyTotals {
    const kinds = SUMMED_KINDS.flatMap((kind): KindTotals[] => {
      const sum = this.kinds.get(kind);
      return sum === undefined ? [] : [{ kind, ownedCents: sum.owned, owedCents: sum.owed }];
    });
    const total = (read: (kind: KindTotals) => CentsBySide): CentsBySide => ({
      A: kinds.reduce((sum, kind) => sum + read(kind).A, 0),
      B: kinds.reduce((sum, kind) => sum + read(kind).B, 0),
    });
    const ownedCents = total((kind) => kind.ownedCents);
    const owedCents = total((kind) => kind.owedCents);
    return {
      currency,
      kinds,
      ownedCents,
      owedCents,
      netCents: { A: ownedCents.A - owedCents.A, B: ownedCents.B - owedCents.B },
      jointCents: this.joint,
    };
  }
}

const only = (side: Side, cents: number): CentsBySide => ({ A: side === 'A' ? cents : 0, B: side === 'B' ? cents : 0 });
const none: CentsBySide = { A: 0, B: 0 };

/**
 * What both own and owe, exact to the cent: by currency, by kind, by partner. Joint items are counted by share, and once
 * when both list them alike. The schedules of the agreement, the charts and the summary all read this.
 *
 * @param disclosures Live entries; null for a partner who is not there yet.
 * @returns US dollars first, then in the order of `CURRENCIES`; nothing for a currency in which nothing is listed.
 */
export function disclosureTotals(disclosures: Readonly<Record<Side, SummedDisclosure | null>>): CurrencyTotals[] {
  const sums = new Map<Currency, CurrencySums>();
  const sumsIn = (currency: Currency): CurrencySums => {
    const known = sums.get(currency) ?? new CurrencySums();
    sums.set(currency, known);
    return known;
  };
  const addJoint = (kind: SummedKind, currency: Currency, cents: number, shares: Shares) => {
    const parts = sharesOf(cents, shares);
    const into = sumsIn(currency);
    into.add(kind, parts, none);
    for (const side of SIDES) into.joint[side] += parts[side];
  };

  for (const side of SIDES) {
    const disclosure = disclosures[side];
    if (disclosure === null) continue;
    for (const kind of SUMMED_KINDS) {
      for (const entry of disclosure[kind]) {
        if (kind === 'assets' && 'isJoint' in entry && entry.isJoint) continue;
        const { currency, ownedCents, owedCents } = entryAmounts(kind, entry as never);
        if (kind === 'legacy-joint-properties') addJoint(kind, currency, ownedCents, entry as Shares);
        else sumsIn(currency).add(kind, only(side, ownedCents), only(side, owedCents));
      }
    }
  }
  const assets = SIDES.flatMap((side) => disclosures[side]?.assets ?? []);
  for (const entry of printedJointEntries(assets)) addJoint('assets', entry.currency, entry.valueInCents, entry);

  return CURRENCIES.flatMap((currency) => sums.get(currency)?.totals(currency) ?? []);
}
