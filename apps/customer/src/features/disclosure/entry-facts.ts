import {
  entryAmounts,
  entryTitle,
  type EvidenceFacts,
  type FinancialEntries,
  type FinancialKind,
} from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Currency, formatCents } from '@troth/domain/money';
import { truncateText } from '@troth/domain/documents';
import { formatDate } from '../../shared/dates';
import { t } from '../../shared/texts';

/** An entry as its row shows it. Amounts are those that the schedules of the agreement print. */
export interface EntryFacts {
  readonly title: string;
  /** The title where it stands alone, without what stands beside its row. */
  readonly name: string;
  readonly details: readonly string[];
  readonly currency: Currency;
  /** What stands at the right: owned, or owed for a debt. */
  readonly cents: number;
  readonly note?: string;
}

type OwnFacts = Pick<EntryFacts, 'title' | 'details' | 'note'> & Partial<Pick<EntryFacts, 'name'>>;

const words = (...parts: readonly (string | null | undefined)[]) =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

const facts: { readonly [K in FinancialKind]: (entry: FinancialEntries[K]) => OwnFacts } = {
  incomes: (entry) => ({
    title: enumerationLabel(say, 'incomeType', entry.incomeType),
    name: entryTitle(say, { kind: 'incomes', entry }),
    details: words(
      entry.overtimePayInCents
        ? t('disclosure.row.overtime', { amount: formatCents(entry.overtimePayInCents, entry.currency) })
        : null,
      entry.tipsInCents ? t('disclosure.row.tips', { amount: formatCents(entry.tipsInCents, entry.currency) }) : null,
    ),
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
    note: t('disclosure.row.assessed', { year: String(entry.lastAssessmentYear) }),
  }),
  vehicles: (entry) => ({
    title: t('disclosure.row.vehicle', { make: entry.make, model: entry.model, year: String(entry.purchaseYear) }),
    details: words(
      enumerationLabel(say, 'vehicleType', entry.vehicleType),
      entry.loanInCents ? t('disclosure.row.loan', { amount: formatCents(entry.loanInCents, entry.currency) }) : null,
    ),
  }),
  debts: (entry) => ({
    title: entry.natureOfDebt?.trim() || entry.creditor,
    details: words(
      entry.natureOfDebt?.trim() ? entry.creditor : null,
      t('disclosure.row.since', { year: String(entry.yearIncurred) }),
    ),
  }),
  businesses: (entry) => ({
    title: entry.name,
    details: words(
      enumerationLabel(say, 'businessType', entry.businessType),
      t('disclosure.row.ownership', { percent: entry.ownershipPercentage }),
    ),
  }),
  'inheritances-trusts': (entry) => ({
    title: entry.nameOfTrust,
    details: words(
      enumerationLabel(say, 'inheritanceCategory', entry.category),
      entry.benefactor ? t('disclosure.row.from', { name: entry.benefactor }) : null,
    ),
  }),
  'legacy-joint-properties': (entry) => ({
    title: entry.description?.trim() || t('disclosure.legacy.unnamed'),
    details: [],
    note: t('disclosure.row.joint'),
  }),
};

/** How its value was found, and when it was true: what makes a figure one that stands. */
function evidenceText(evidence: EvidenceFacts): string | null {
  const { valuationBasis, valuationDate } = evidence;
  const basis = valuationBasis ? enumerationLabel(say, 'valuationBasis', valuationBasis) : null;
  const date = valuationDate ? formatDate(valuationDate) : null;
  return basis !== null && date !== null ? t('disclosure.row.basis', { basis, date }) : (basis ?? date);
}

/** An entry as its row shows it. Amounts are those that the schedules of the agreement print. */
export function factsOf<K extends FinancialKind>(kind: K, entry: FinancialEntries[K]): EntryFacts {
  const { currency, ownedCents, owedCents, earnedCents } = entryAmounts(kind, entry);
  const { title, name = title, details, note } = facts[kind](entry);
  const evidence = evidenceText(entry as EvidenceFacts);
  return {
    title: truncateText(title),
    name: truncateText(name),
    details: [...details, ...(evidence === null ? [] : [evidence])].map((detail) => truncateText(detail)),
    ...(note !== undefined && { note }),
    currency,
    cents: kind === 'debts' ? owedCents : kind === 'incomes' ? earnedCents : ownedCents,
  };
}
