import { VALUATION_MAX_AGE_MONTHS } from '../constants';
import { type CalendarDate, monthsBefore } from '../dates/calendar';
import type { DomainTranslator } from '../messages/say';
import { entryAmounts } from './amounts';
import {
  type AssetType,
  type EditableFinancialKind,
  FINANCIAL_KINDS,
  type FinancialKind,
  type IncomeType,
} from './enumerations';
import type { EvidenceFacts } from './evidence';
import { twinsOf } from './joint-entries';
import { type EntryOfKind, type LiveEntries, listEntries } from './live-entries';
import { STATABLE_KINDS, type StatableKind } from './nothing-to-disclose';
import type { DisclosureHint } from './hint-schemas';

/** What may be missing from a disclosure. Ours: the specifications ask only for entries and three years of income. */
export const DISCLOSURE_HINTS = [
  'NOTHING_LISTED',
  'ACCOUNT_NOT_LISTED',
  'RETIREMENT_NOT_LISTED',
  'RENTAL_HOME_NOT_LISTED',
  'BUSINESS_NOT_LISTED',
  'VALUE_WITHOUT_BASIS',
  'VALUE_DATE_MISSING',
  'VALUE_DATE_OLD',
  'MORTGAGE_NOT_STATED',
  'MARKET_VALUE_MISSING',
  'JOINT_AWAITS_PARTNER',
  'JOINT_AWAITS_YOU',
] as const;
export type DisclosureHintCode = (typeof DISCLOSURE_HINTS)[number];

/** Earned from an employer, who pays into an account and often into a plan for retirement. */
const FROM_AN_EMPLOYER: readonly IncomeType[] = ['BASE_SALARY', 'BASE_WAGES'];

const FOR_RETIREMENT: readonly AssetType[] = [
  'RETIREMENT_401K',
  'IRA',
  'TSP',
  'KEOGH',
  'PROFIT_SHARING',
  'DEFERRED_COMPENSATION',
  'PENSION',
  'OTHER_RETIREMENT_PLANS',
];

const INFO: readonly DisclosureHintCode[] = ['JOINT_AWAITS_PARTNER', 'JOINT_AWAITS_YOU'];

const hint = (code: DisclosureHintCode, kind: FinancialKind, entryId: string | null = null): DisclosureHint => ({
  code,
  kind,
  entryId,
  isInfo: INFO.includes(code),
});

export interface HintFacts {
  readonly own: LiveEntries;
  /** Null before the other partner has joined. */
  readonly partner: LiveEntries | null;
  readonly nothingToDisclose: readonly EditableFinancialKind[];
  /** Calendar date in the time zone of the document's state. */
  readonly today: CalendarDate;
}

/** What other entries let expect of a kind that has none of it. */
function expectedOf({ own, partner }: HintFacts): { code: DisclosureHintCode; kind: StatableKind }[] {
  const earns = (types: readonly IncomeType[]) =>
    own.incomes.some((income) => types.includes(income.incomeType) && entryAmounts('incomes', income).earnedCents > 0);
  // Pay may go into an account that the partner listed for both.
  const accounts = [...own.assets, ...(partner?.assets ?? []).filter(({ isJoint }) => isJoint)].filter(
    ({ assetAccountType }) => assetAccountType === 'ACCOUNT',
  );
  const hasRetirement = own.assets.some(({ assetType }) => assetType != null && FOR_RETIREMENT.includes(assetType));
  const isEmployed = earns(FROM_AN_EMPLOYER);
  return [
    ...(isEmployed && accounts.length === 0 ? [{ code: 'ACCOUNT_NOT_LISTED', kind: 'assets' } as const] : []),
    ...(isEmployed && !hasRetirement ? [{ code: 'RETIREMENT_NOT_LISTED', kind: 'assets' } as const] : []),
    ...(earns(['SELF_EMPLOYMENT']) && own.businesses.length === 0
      ? [{ code: 'BUSINESS_NOT_LISTED', kind: 'businesses' } as const]
      : []),
    ...(earns(['RENTAL_INCOME']) && own['real-estates'].length === 0
      ? [{ code: 'RENTAL_HOME_NOT_LISTED', kind: 'real-estates' } as const]
      : []),
  ];
}

/** How the value of an entry was found, and when it was true. */
function evidenceHints({ kind, entry }: EntryOfKind, today: CalendarDate): DisclosureHint[] {
  if (kind === 'legacy-joint-properties') return [];
  // A year without income needs no proof, and an income has its year for a date.
  if (kind === 'incomes' && entryAmounts(kind, entry).earnedCents === 0) return [];
  const { valuationBasis, valuationDate }: EvidenceFacts = entry;
  const oldest = monthsBefore(today, VALUATION_MAX_AGE_MONTHS);
  const codes: DisclosureHintCode[] = [];
  if (valuationBasis == null) codes.push('VALUE_WITHOUT_BASIS');
  if (kind !== 'incomes') {
    if (valuationDate == null) codes.push('VALUE_DATE_MISSING');
    else if (valuationDate < oldest) codes.push('VALUE_DATE_OLD');
  }
  return codes.map((code) => hint(code, kind, entry.id));
}

function ownHints({ kind, entry }: EntryOfKind): DisclosureHint[] {
  if (kind === 'real-estates' && entry.mortgagesInCents == null) return [hint('MORTGAGE_NOT_STATED', kind, entry.id)];
  if (kind === 'vehicles' && entry.marketValueInCents == null) return [hint('MARKET_VALUE_MISSING', kind, entry.id)];
  return [];
}

/** Joint items that one partner listed, and of which the other has not said anything. */
function jointHints({ own, partner }: HintFacts): DisclosureHint[] {
  if (partner === null) return [];
  const paired = new Set(twinsOf([...own.assets, ...partner.assets]).flatMap(({ entry, twin }) => [entry.id, twin.id]));
  const waiting = ({ assets }: LiveEntries) =>
    assets.filter(({ id, isJoint, partnerAgrees }) => isJoint && partnerAgrees === null && !paired.has(id));
  return [
    ...waiting(own).map(({ id }) => hint('JOINT_AWAITS_PARTNER', 'assets', id)),
    ...waiting(partner).map(({ id }) => hint('JOINT_AWAITS_YOU', 'assets', id)),
  ];
}

/**
 * The soft list of what is likely missing from one partner's disclosure. Missing income has a message of its own
 * (`missingIncomeMessage`), and differing joint entries are pending disputes.
 *
 * @returns In the kinds' order; what is about a whole kind before what is about its entries. A hint that tells more
 *   stands in place of NOTHING_LISTED, and a statement that there is nothing silences both.
 */
export function disclosureHints(facts: HintFacts): DisclosureHint[] {
  const { own, nothingToDisclose, today } = facts;
  const isStated = (kind: StatableKind) => nothingToDisclose.includes(kind);
  const expected = expectedOf(facts).filter(({ kind }) => !isStated(kind));
  const unlisted = STATABLE_KINDS.filter(
    (kind) => own[kind].length === 0 && !isStated(kind) && expected.every((one) => one.kind !== kind),
  );
  const all = [
    ...expected.map(({ code, kind }) => hint(code, kind)),
    ...unlisted.map((kind) => hint('NOTHING_LISTED', kind)),
    ...listEntries(own).flatMap((one) => [...evidenceHints(one, today), ...ownHints(one)]),
    ...jointHints(facts),
  ];
  return FINANCIAL_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}

/** The sentence of a hint, to the partner whose disclosure it is. */
export const hintMessage = (
  translate: DomainTranslator,
  { code, kind }: Pick<DisclosureHint, 'code' | 'kind'>,
): string =>
  code === 'NOTHING_LISTED'
    ? translate(`disclosureHint.NOTHING_LISTED.${kind as StatableKind}`)
    : translate(`disclosureHint.${code}`);
