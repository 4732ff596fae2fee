import { type FinancialEntries, type FinancialKind } from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Currency, formatCents } from '@troth/domain/money';
import { t } from '../../shared/texts';

/** An entry as its row shows it. Amounts are those that the schedules of the agreement print. */
export interface EntryFacts {
  readonly title: string;
  readonly details: readonly string[];
  readonly currency: Currency;
  /** What stands at the right: owned, or owed for a debt. */
  readonly cents: number;
  readonly note?: string;
  /** What is owed on it: mortgages, a loan. Counted with the debts. */
  readonly owedCents: number;
}

const words = (...parts: readonly (string | null | undefined)[]) =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

const facts: { readonly [K in FinancialKind]: (entry: FinancialEntries[K]) => EntryFacts } = {
  incomes: (entry) => ({
    title: enumerationLabel(say, 'incomeType', entry.incomeType),
    details: words(
      String(entry.year),
      entry.overtimePayInCents
        ? t('disclosure.row.overtime', { amount: formatCents(entry.overtimePayInCents, entry.currency) })
        : null,
      entry.tipsInCents ? t('disclosure.row.tips', { amount: formatCents(entry.tipsInCents, entry.currency) }) : null,
    ),
    currency: entry.currency,
    cents: entry.valueInCents + (entry.overtimePayInCents ?? 0) + (entry.tipsInCents ?? 0),
    owedCents: 0,
  }),
  assets: (entry) => {
    const kind = entry.accountType
      ? enumerationLabel(say, 'accountType', entry.accountType)
      : entry.assetType
        ? enumerationLabel(say, 'assetType', entry.assetType)
        : enumerationLabel(say, 'assetAccountType', entry.assetAccountType);
    const last = entry.accountNumber ? t('disclosure.row.endsIn', { last: entry.accountNumber }) : null;
    const [title = kind, ...rest] = words(entry.description, kind);
    return {
      title,
      details: words(words(...rest, entry.institution, last).join(', ')),
      currency: entry.currency,
      cents: entry.valueInCents,
      owedCents: 0,
      ...(entry.isJoint && { note: t('disclosure.row.joint') }),
    };
  },
  'real-estates': (entry) => ({
    title: words(entry.streetAddress, entry.city, entry.state).join(', '),
    details: words(
      t('disclosure.row.title', { name: entry.titleHeldInNameOf, year: String(entry.purchaseYear) }),
      entry.mortgagesInCents
        ? t('disclosure.row.mortgages', { amount: formatCents(entry.mortgagesInCents, entry.currency) })
        : null,
    ),
    currency: entry.currency,
    cents: entry.assessedValueInCents,
    note: t('disclosure.row.assessed', { year: String(entry.lastAssessmentYear) }),
    owedCents: entry.mortgagesInCents ?? 0,
  }),
  vehicles: (entry) => ({
    title: t('disclosure.row.vehicle', { make: entry.make, model: entry.model, year: String(entry.purchaseYear) }),
    details: words(
      enumerationLabel(say, 'vehicleType', entry.vehicleType),
      entry.loanInCents ? t('disclosure.row.loan', { amount: formatCents(entry.loanInCents, entry.currency) }) : null,
    ),
    currency: entry.currency,
    cents: entry.marketValueInCents ?? entry.purchasePriceInCents,
    owedCents: entry.loanInCents ?? 0,
  }),
  debts: (entry) => ({
    title: entry.natureOfDebt?.trim() || entry.creditor,
    details: words(
      entry.natureOfDebt?.trim() ? entry.creditor : null,
      t('disclosure.row.since', { year: String(entry.yearIncurred) }),
    ),
    currency: entry.currency,
    cents: entry.amountDueInCents,
    owedCents: 0,
  }),
  businesses: (entry) => ({
    title: entry.name,
    details: words(
      enumerationLabel(say, 'businessType', entry.businessType),
      t('disclosure.row.ownership', { percent: entry.ownershipPercentage }),
    ),
    currency: entry.currency,
    cents: entry.valueInCents,
    owedCents: 0,
  }),
  'inheritances-trusts': (entry) => ({
    title: entry.nameOfTrust,
    details: words(
      enumerationLabel(say, 'inheritanceCategory', entry.category),
      entry.benefactor ? t('disclosure.row.from', { name: entry.benefactor }) : null,
    ),
    currency: entry.currency,
    cents: entry.valueInCents,
    owedCents: 0,
  }),
  'legacy-joint-properties': (entry) => ({
    title: entry.description?.trim() || t('disclosure.legacy.unnamed'),
    details: [],
    currency: entry.currency,
    cents: entry.valueInCents ?? 0,
    note: t('disclosure.row.joint'),
    owedCents: 0,
  }),
};

export const factsOf = <K extends FinancialKind>(kind: K, entry: FinancialEntries[K]): EntryFacts => facts[kind](entry);
