import type { OutcomeAnswers, OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';

/** What grows alike. `OTHER` is vehicles, furniture and the like. */
export const GROWTH_KINDS = ['CASH', 'SECURITIES', 'HOME', 'BUSINESS', 'RETIREMENT', 'OTHER'] as const;
export type GrowthKind = (typeof GROWTH_KINDS)[number];

/** One thing owned on the wedding day, in cents of US dollars. */
export interface Holding {
  readonly kind: GrowthKind | 'AWARD' | 'INHERITANCE';
  /** Null: both, `ownedByABp` of it partner A's. */
  readonly owner: Side | null;
  readonly ownedByABp: number;
  readonly cents: number;
  /** Mortgage or loan on it. */
  readonly owedCents: number;
}

/** A debt of the wedding day that stands on nothing. An overpaid one is negative. */
export interface OwnDebt {
  readonly owner: Side;
  readonly cents: number;
}

export interface Facts {
  readonly holdings: readonly Holding[];
  readonly debts: readonly OwnDebt[];
  /** Pay of a year before tax; null where it is not known, which counts as none and is said. */
  readonly incomes: Readonly<Record<Side, number | null>>;
  /** Readings of the agreement: one where all is agreed or only one partner's answers are known, two while they differ. */
  readonly readings: readonly OutcomeAnswers[];
  /** Null: no state was chosen, or nothing is known of it. */
  readonly law: OutcomeLaw | null;
  /** Clauses that were changed by hand; what they ruled is not computed. */
  readonly changedByHand: readonly string[];
}

export type Event =
  | { readonly kind: 'DIVORCE'; readonly year: number }
  | { readonly kind: 'DEATH'; readonly of: Side; readonly year: number };

export const LAST_YEAR = 50;
