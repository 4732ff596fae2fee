import { ACCOUNT_NUMBER_MAX_LENGTH, MINIMUM_YEAR } from '@troth/domain/constants';
import { type CalendarDate, yearOf } from '@troth/domain/dates';
import {
  type AccountFacts,
  type AccountType,
  type DuplicateReport,
  duplicateReports,
  factsOfAsset,
  factsOfDebt,
  type FinancialEntries,
  valuationDateError,
} from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { t } from '../../../shared/texts';
import type { Disclosure, EntryFields } from '../queries';
import { DEBT_TYPES, type DebtType, type FoundAccount } from './found';

/** What becomes of an account: a new entry, a joint one, nothing, or a new value for an entry that is there. */
export type Decision = 'ADD' | 'ADD_JOINT' | 'LEAVE' | `UPDATE:${string}`;

/** An account of the file as the person reviews it. */
export interface ReviewItem {
  readonly found: FoundAccount;
  readonly institution: string;
  readonly lastFour: string;
  readonly type: AccountType | DebtType | null;
  readonly date: string;
  /** Of a card or line of credit with a balance above zero: whether that is owed. The file does not tell. */
  readonly owes: boolean | null;
  /** Of a debt. */
  readonly yearIncurred: number | null;
  /** Null until the person has said something else than what is suggested. */
  readonly decision: Decision | null;
  /** Makes a creation that is tried again the same one. */
  readonly idempotencyKey: string;
  /** The answer to its creation was lost. Until one comes it is sent as it was, so that it is listed once. */
  readonly isUncertain: boolean;
}

export const reviewItem = (found: FoundAccount, bank: string, idempotencyKey: string): ReviewItem => ({
  found,
  institution: found.institution === '' ? bank : found.institution,
  lastFour: found.lastFour,
  type: found.type,
  date: found.date ?? '',
  owes: null,
  // An account is overdrawn since about the day of its balance; since when a loan is owed no statement says.
  yearIncurred: found.cents < 0 && !isDebtType(found.type) && found.date !== null ? yearOf(found.date) : null,
  decision: null,
  idempotencyKey,
  isUncertain: false,
});

export const isDebtType = (type: ReviewItem['type']): type is DebtType =>
  (DEBT_TYPES as readonly unknown[]).includes(type);

const isLoan = (type: ReviewItem['type']) => type === 'LOAN' || type === 'MORTGAGE';

/** Cards state what is owed below zero, as the format has it, or above, as many banks do. */
export const asksWhoOwes = ({ type, found }: ReviewItem): boolean =>
  isDebtType(type) && !isLoan(type) && found.cents > 0;

/** An account below zero is a debt like any other. */
export const isOverdrawn = ({ type, found }: ReviewItem): boolean => !isDebtType(type) && found.cents < 0;

export const kindOf = (item: ReviewItem): 'assets' | 'debts' =>
  isDebtType(item.type) || isOverdrawn(item) ? 'debts' : 'assets';

/** The amount of the entry: what is owned, or what is owed. */
export function entryCents(item: ReviewItem): number {
  const { cents } = item.found;
  if (kindOf(item) === 'assets') return cents;
  if (isLoan(item.type) || cents <= 0 || item.owes !== false) return Math.abs(cents);
  return -cents;
}

/** What a debt is for, in words; the number's end stands last, where it is looked for. */
function natureOf(item: ReviewItem): string {
  const type = isDebtType(item.type) ? t(`disclosure.import.type.${item.type}`) : t('disclosure.import.overdrawn');
  return item.lastFour === '' ? type : t('disclosure.import.nature', { type, lastFour: item.lastFour });
}

const evidenceOf = (item: ReviewItem): EntryFields => ({
  valuationBasis: 'STATEMENT',
  valuationDate: item.date,
});

type Shares = Pick<FinancialEntries['assets'], 'userAPercentage' | 'userBPercentage'>;

/** All that is sent of an account. */
export function fieldsOf(item: ReviewItem, joint: Partial<Shares> | null): EntryFields {
  const { currency } = item.found;
  if (kindOf(item) === 'debts') {
    return {
      creditor: item.institution.trim(),
      natureOfDebt: natureOf(item),
      yearIncurred: item.yearIncurred,
      amountDueInCents: entryCents(item),
      currency,
      ...evidenceOf(item),
    };
  }
  return {
    assetAccountType: 'ACCOUNT',
    accountType: item.type,
    institution: item.institution.trim(),
    accountNumber: item.lastFour === '' ? null : item.lastFour,
    valueInCents: entryCents(item),
    currency,
    ...evidenceOf(item),
    ...(joint !== null && {
      isJoint: true,
      userAPercentage: joint.userAPercentage ?? null,
      userBPercentage: joint.userBPercentage ?? null,
    }),
  };
}

/** What an entry that is there learns from a newer statement. */
export const updateOf = (item: ReviewItem): EntryFields => ({
  [kindOf(item) === 'debts' ? 'amountDueInCents' : 'valueInCents']: entryCents(item),
  currency: item.found.currency,
  ...evidenceOf(item),
});

/** An entry that may be the same account, with what is shown of it. */
export interface ListedEntry {
  readonly facts: AccountFacts;
  readonly version: number;
  readonly shares: Partial<Shares> | null;
}

export const listedOf = (disclosure: Disclosure | null): ListedEntry[] => [
  ...(disclosure?.assets ?? [])
    .filter(({ assetAccountType }) => assetAccountType === 'ACCOUNT')
    .map((entry) => ({ facts: factsOfAsset(entry), version: entry.version, shares: entry.isJoint ? entry : null })),
  ...(disclosure?.debts ?? []).map((entry) => ({ facts: factsOfDebt(entry), version: entry.version, shares: null })),
];

const factsOf = (item: ReviewItem): AccountFacts => ({
  id: item.found.key,
  kind: kindOf(item),
  institution: item.institution,
  accountNumber: item.lastFour,
  currency: item.found.currency ?? 'USD',
  cents: entryCents(item),
});

/** What each account has in common with what is listed, as the person has it now. */
export const reportsOf = (
  items: readonly ReviewItem[],
  own: readonly ListedEntry[],
  partners: readonly ListedEntry[],
): DuplicateReport[] =>
  duplicateReports(
    items.map(factsOf),
    own.map(({ facts }) => facts),
    partners.map(({ facts }) => facts),
  );

/** What can become of an account, in the order in which it is offered. */
export function decisionsFor(item: ReviewItem, report: DuplicateReport, own: readonly ListedEntry[]): Decision[] {
  if (item.found.problem !== null) return ['LEAVE'];
  const kind = kindOf(item);
  const updates = report.own
    .filter(({ id }) => own.some(({ facts }) => facts.id === id && facts.kind === kind))
    .map(({ id }): Decision => `UPDATE:${id}`);
  const joint: Decision[] = report.partners.length > 0 && kind === 'assets' ? ['ADD_JOINT'] : [];
  return [...updates, ...joint, 'ADD', 'LEAVE'];
}

/** What is done unless the person says otherwise; null where only the person can tell. */
function suggestionFor(decisions: readonly Decision[], report: DuplicateReport): Decision | null {
  const [first, ...rest] = decisions;
  if (rest.length === 0) return first ?? null;
  if (report.partners.length > 0 || report.inFile.length > 0) return null;
  if (report.own.length === 0) return 'ADD';
  const [match, ...others] = report.own;
  return match?.likeness === 'SAME' && others.length === 0 && first === `UPDATE:${match.id}` ? first : null;
}

/** The current decision. */
export function decisionOf(item: ReviewItem, report: DuplicateReport, own: readonly ListedEntry[]): Decision | null {
  if (item.isUncertain) return item.decision;
  const decisions = decisionsFor(item, report, own);
  const { decision } = item;
  return decision !== null && decisions.includes(decision) ? decision : suggestionFor(decisions, report);
}

export type ItemErrors = Readonly<
  Partial<Record<'institution' | 'lastFour' | 'type' | 'date' | 'owes' | 'yearIncurred' | 'decision', string>>
>;

/** The sentences under what is missing before an account can be saved. */
export function errorsOf(item: ReviewItem, decision: Decision | null, today: CalendarDate): ItemErrors {
  if (decision === 'LEAVE' || item.isUncertain) return {};
  const required = say('validation.required');
  const future = item.date === '' ? required : valuationDateError(item.date, today);
  const isDebt = kindOf(item) === 'debts';
  const isUpdate = decision?.startsWith('UPDATE:') === true;
  return {
    ...(decision === null && { decision: t('disclosure.import.error.decision') }),
    ...(item.institution.trim() === '' && { institution: required }),
    ...([...item.lastFour].length > ACCOUNT_NUMBER_MAX_LENGTH && {
      lastFour: say('disclosure.accountNumber', { max: ACCOUNT_NUMBER_MAX_LENGTH }),
    }),
    ...(item.type === null && !isUpdate && { type: required }),
    ...(future !== null && { date: future }),
    ...(asksWhoOwes(item) && item.owes === null && { owes: required }),
    ...(isDebt && !isUpdate && item.yearIncurred === null && { yearIncurred: required }),
    ...(isDebt &&
      !isUpdate &&
      item.yearIncurred !== null &&
      (item.yearIncurred < MINIMUM_YEAR || item.yearIncurred > yearOf(today)) && {
        yearIncurred: t('disclosure.import.error.year', { min: String(MINIMUM_YEAR), max: String(yearOf(today)) }),
      }),
  };
}
