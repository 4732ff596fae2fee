import { say } from '../messages/say';
import type { Currency } from '../money/enumerations';
import type { FinancialKind } from './enumerations';
import type { TwinFacts } from './joint-entries';
import type { FinancialEntries } from './schemas';

/** As much of each kind of entry as its amounts are made of. A record of the kind will do. */
export interface AmountFacts {
  assets: TwinFacts;
  vehicles: Pick<
    FinancialEntries['vehicles'],
    'currency' | 'marketValueInCents' | 'purchasePriceInCents' | 'loanInCents'
  >;
  businesses: Pick<FinancialEntries['businesses'], 'currency' | 'valueInCents'>;
  debts: Pick<FinancialEntries['debts'], 'currency' | 'amountDueInCents'>;
  'real-estates': Pick<FinancialEntries['real-estates'], 'currency' | 'assessedValueInCents' | 'mortgagesInCents'>;
  incomes: Pick<FinancialEntries['incomes'], 'currency' | 'valueInCents' | 'overtimePayInCents' | 'tipsInCents'>;
  'inheritances-trusts': Pick<FinancialEntries['inheritances-trusts'], 'currency' | 'valueInCents'>;
  'legacy-joint-properties': Pick<
    FinancialEntries['legacy-joint-properties'],
    'currency' | 'valueInCents' | 'userAPercentage' | 'userBPercentage'
  >;
}

/** What an entry comes to, in cents of its own currency. */
export interface EntryAmounts {
  readonly currency: Currency;
  readonly ownedCents: number;
  /** Owed on it or as it: mortgages, a loan, a debt. */
  readonly owedCents: number;
  /** Earned in its year, with overtime and tips. Neither owned nor owed. */
  readonly earnedCents: number;
}

const nothing = { ownedCents: 0, owedCents: 0, earnedCents: 0 };

const amounts: { readonly [K in FinancialKind]: (entry: AmountFacts[K]) => Omit<EntryAmounts, 'currency'> } = {
  assets: ({ valueInCents }) => ({ ...nothing, ownedCents: valueInCents }),
  vehicles: ({ marketValueInCents, purchasePriceInCents, loanInCents }) => ({
    ...nothing,
    ownedCents: marketValueInCents ?? purchasePriceInCents,
    owedCents: loanInCents ?? 0,
  }),
  businesses: ({ valueInCents }) => ({ ...nothing, ownedCents: valueInCents }),
  debts: ({ amountDueInCents }) => ({ ...nothing, owedCents: amountDueInCents }),
  'real-estates': ({ assessedValueInCents, mortgagesInCents }) => ({
    ...nothing,
    ownedCents: assessedValueInCents,
    owedCents: mortgagesInCents ?? 0,
  }),
  incomes: ({ valueInCents, overtimePayInCents, tipsInCents }) => ({
    ...nothing,
    earnedCents: valueInCents + (overtimePayInCents ?? 0) + (tipsInCents ?? 0),
  }),
  'inheritances-trusts': ({ valueInCents }) => ({ ...nothing, ownedCents: valueInCents }),
  'legacy-joint-properties': ({ valueInCents }) => ({ ...nothing, ownedCents: valueInCents ?? 0 }),
};

/**
 * What an entry comes to, the one reading of it for sums, charts and the schedules of the agreement: a vehicle counts at
 * its market value, or at its price where none is stated; real estate as assessed; a business at the stated value of the
 * partner's part.
 */
export const entryAmounts = <K extends FinancialKind>(kind: K, entry: AmountFacts[K]): EntryAmounts => ({
  currency: entry.currency,
  ...amounts[kind](entry),
});

/**
 * An amount that the creditor owes, because more was paid than was due: "$500.00 credit". Ledgers, pictures, their tables,
 * the list of changes and the agreement's schedules all say it with this, so that none of them shows it as a debt (ADR 0158).
 */
export const creditText = (amount: string): string => say('disclosure.credit', { amount });
