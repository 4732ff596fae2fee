import { VALUATION_MAX_AGE_MONTHS } from '../constants';
import { monthsBefore } from '../dates/calendar';
import { entryAmounts } from '../disclosure/amounts';
import type { EvidenceFacts, ValuationBasis } from '../disclosure/evidence';
import { areFinancialsDone, missingIncomeYears } from '../disclosure/income-completeness';
import { pendingFinancialDisputes } from '../disclosure/joint-entries';
import { type EntryOfKind, listEntries } from '../disclosure/live-entries';
import { otherSide, type Side, SIDES } from '../people/enumerations';
import { agreedOn, chose, type DisclosedFacts, type PreflightFacts } from './facts';
import { type Finding, type Fix, found, questionFixes } from './finding';

type ValuedEntry = Exclude<EntryOfKind, { readonly kind: 'legacy-joint-properties' }>;

const byId = <E extends { readonly id: string }>(entries: readonly E[]): E[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));

const entryFixes = (of: Side, entries: readonly EntryOfKind[]): Fix[] =>
  entries.map(({ kind, entry }) => ({ where: 'ENTRY', of, kind, entryId: entry.id }));

/** Everything that can be listed, each kind in one order. Incomes of nothing have no value that could need a basis. */
const valuedEntries = ({ entries }: DisclosedFacts): ValuedEntry[] =>
  listEntries(entries)
    .filter((one): one is ValuedEntry => one.kind !== 'legacy-joint-properties')
    .filter(({ kind, entry }) => kind !== 'incomes' || entryAmounts(kind, entry).earnedCents !== 0)
    .toSorted((one, other) => (one.entry.id < other.entry.id ? -1 : 1));

const evidenceOf = ({ entry }: ValuedEntry): EvidenceFacts => entry;

/**
 * A disclosure that is missing: too few entries, or a year without income (customer spec §5; row 32). Where nothing at
 * all is listed the agreement would say that a full account was given of nothing (`dis_full`, `dis_waive`).
 */
function missing(disclosed: DisclosedFacts, side: Side, { today, answers }: PreflightFacts): Finding[] {
  const listed = listEntries(disclosed.entries);
  const { incomes } = disclosed.entries;
  const entries = listed.filter(({ kind }) => kind !== 'incomes').map(({ entry }) => entry);
  if (areFinancialsDone({ entries, incomes, today })) return [];
  const missingYears = missingIncomeYears(incomes, today);
  const fixes: Fix[] = [
    { where: 'DISCLOSURE', of: side, kind: entries.length + incomes.length > 2 ? 'incomes' : null },
  ];
  const facts = { entryCount: listed.length, missingYears };
  const saysFull = answers !== null && agreedOn(answers, 'un_disclosure_level', 'exact', 'estimates', 'waive_more');
  if (listed.length > 0 || disclosed.nothingToDisclose.length > 0 || !saysFull)
    return found('DISCLOSURE_MISSING', {
      side,
      fixes,
      facts,
      parameters: {
        count: listed.length,
        years: missingYears.join(', '),
        hasYears: missingYears.length > 0 ? 'yes' : 'no',
      },
    });
  return found('NOTHING_DISCLOSED', { side, fixes: [...fixes, ...questionFixes('un_disclosure_level')], facts });
}

/** The partner who has not confirmed to have received what the other disclosed, or it changed since (ADR 0019). */
function unread(reader: Side, { disclosed }: PreflightFacts): Finding[] {
  const owner = disclosed[otherSide(reader)];
  if (owner === null || owner.receipt === 'CURRENT') return [];
  if (listEntries(owner.entries).length === 0 && owner.nothingToDisclose.length === 0) return [];
  return found('RECEIPT_MISSING', {
    side: reader,
    parameters: { isOutdated: owner.receipt === 'OUTDATED' ? 'yes' : 'no' },
    fixes: [{ where: 'PARTNERS_DISCLOSURE', of: reader }],
    facts: owner.version,
  });
}

/** Joint entries on which the two do not agree (row 32). */
function disputed({ disclosed }: PreflightFacts): Finding[] {
  const assets = byId(SIDES.flatMap((side) => disclosed[side]?.entries.assets ?? []));
  const versions = new Map(assets.map(({ id, version }) => [id, version]));
  const facts = pendingFinancialDisputes(assets).map((dispute) => ({
    ...dispute,
    version: versions.get(dispute.entryId) ?? null,
    twinVersion: dispute.twinId === null ? null : (versions.get(dispute.twinId) ?? null),
  }));
  if (facts.length === 0) return [];
  return found('FINANCIAL_DISPUTES_PENDING', {
    parameters: { count: facts.length },
    fixes: [{ where: 'JOINT_ENTRIES' }],
    facts,
  });
}

/**
 * Values without the basis on which they were found. Minnesota wants one for each, and the agreement says there that
 * every value has one: an error. Elsewhere the agreement says so of the level of detail that both chose.
 */
function withoutBasis(disclosed: DisclosedFacts, side: Side, { answers, law }: PreflightFacts): Finding[] {
  const lacking = valuedEntries(disclosed).filter((one) => evidenceOf(one).valuationBasis == null);
  const isWanted = law !== null && law.valuesNeedBasis !== null;
  const isPromised = answers !== null && agreedOn(answers, 'un_disclosure_level', 'exact', 'estimates');
  if (lacking.length === 0 || (!isWanted && !isPromised)) return [];
  return found(isWanted ? 'VALUES_WITHOUT_BASIS_BY_LAW' : 'VALUES_WITHOUT_BASIS', {
    side,
    law: law?.valuesNeedBasis ?? null,
    parameters: { count: lacking.length },
    fixes: entryFixes(side, lacking),
  });
}

const ESTIMATES: readonly ValuationBasis[] = ['ONLINE_ESTIMATE', 'OWN_ESTIMATE'];

/** Both chose exact values, backed by statements, and some are estimates. */
function estimated(disclosed: DisclosedFacts, side: Side, { answers }: PreflightFacts): Finding[] {
  if (answers === null || !agreedOn(answers, 'un_disclosure_level', 'exact')) return [];
  const guessed = valuedEntries(disclosed).filter((one) => {
    const { valuationBasis } = evidenceOf(one);
    return valuationBasis != null && ESTIMATES.includes(valuationBasis);
  });
  const fixes = [...entryFixes(side, guessed), ...(guessed.length > 0 ? questionFixes('un_disclosure_level') : [])];
  return found('VALUES_ESTIMATED', { side, parameters: { count: guessed.length }, fixes });
}

/** A stale schedule: values older than `VALUATION_MAX_AGE_MONTHS`. An income has its year for a date. */
function stale(disclosed: DisclosedFacts, side: Side, { today }: PreflightFacts): Finding[] {
  const oldest = monthsBefore(today, VALUATION_MAX_AGE_MONTHS);
  const old = valuedEntries(disclosed).filter((one) => {
    const { valuationDate } = evidenceOf(one);
    return one.kind !== 'incomes' && valuationDate != null && valuationDate < oldest;
  });
  return found('VALUES_OLD', {
    side,
    parameters: { count: old.length, months: VALUATION_MAX_AGE_MONTHS },
    fixes: entryFixes(side, old),
  });
}

const addFix = (of: Side, kind: 'real-estates' | 'businesses'): Fix => ({ where: 'DISCLOSURE', of, kind });

/** Who owns the home in which they will live, against the real estate that is listed (outline, `hm_current`). */
function homeNotListed({ answers, disclosed }: PreflightFacts): Finding[] {
  if (answers === null) return [];
  const lists = (side: Side) => (disclosed[side]?.entries['real-estates'].length ?? 0) > 0;
  const owners = SIDES.filter((side) => agreedOn(answers, 'hm_current', side === 'A' ? 'partner_a' : 'partner_b'));
  const single = owners
    .filter((side) => disclosed[side] !== null && !lists(side))
    .flatMap((side) =>
      found('HOME_NOT_LISTED', { side, fixes: [addFix(side, 'real-estates'), ...questionFixes('hm_current')] }),
    );
  if (!agreedOn(answers, 'hm_current', 'both') || SIDES.some(lists)) return single;
  return found('HOME_NOT_LISTED', {
    fixes: [...SIDES.map((side) => addFix(side, 'real-estates')), ...questionFixes('hm_current')],
  });
}

/** Who owns a business or expects to start one, against the businesses that are listed. */
function business(side: Side, { answers, disclosed }: PreflightFacts): Finding[] {
  const own = disclosed[side];
  if (answers === null || own === null) return [];
  const listed = own.entries.businesses;
  const isNamed = agreedOn(answers, 'sp_business', 'both', side === 'A' ? 'partner_a' : 'partner_b');
  if (isNamed && listed.length === 0 && !own.nothingToDisclose.includes('businesses'))
    return found('BUSINESS_NOT_LISTED', {
      side,
      fixes: [addFix(side, 'businesses'), ...questionFixes('sp_business')],
    });
  const isSilent = agreedOn(answers, 'sp_business', 'neither', side === 'A' ? 'partner_b' : 'partner_a');
  if (!isSilent || listed.length === 0) return [];
  return found('BUSINESS_WITHOUT_TERMS', {
    side,
    parameters: { count: listed.length },
    fixes: questionFixes('sp_business'),
  });
}

/** A joint account is listed, and both answered that they will have none. */
function jointAccount({ answers, disclosed }: PreflightFacts): Finding[] {
  if (answers === null || !agreedOn(answers, 'hf_joint', 'no')) return [];
  const entries = SIDES.flatMap((of) =>
    byId(disclosed[of]?.entries.assets ?? [])
      .filter(({ isJoint, assetAccountType }) => isJoint && assetAccountType === 'ACCOUNT')
      .map(({ id }): Fix => ({ where: 'ENTRY', of, kind: 'assets', entryId: id })),
  );
  return found('JOINT_ACCOUNT_LISTED', {
    fixes: entries.length === 0 ? [] : [...questionFixes('hf_joint'), ...entries],
  });
}

const SUPPORT_WORDS = /support|alimony|maintenance/iu;

/**
 * Support from an earlier relationship that is paid or received, and not listed: "must also appear in debts or incomes"
 * (outline, `bg_prior_obligations`). The answer is its author's.
 */
function obligations(side: Side, { answers, disclosed }: PreflightFacts): Finding[] {
  const own = disclosed[side];
  if (answers === null || own === null) return [];
  const isPaid = own.entries.debts.some(({ creditor, natureOfDebt }) =>
    SUPPORT_WORDS.test(`${creditor} ${natureOfDebt ?? ''}`),
  );
  const isReceived = own.entries.incomes.some(({ incomeType }) =>
    ['PA_CHILD_SUPPORT', 'PA_ALIMONY_RECEIVED'].includes(incomeType),
  );
  const kinds = [
    ...(chose(answers, side, 'bg_prior_obligations', 'pays', 'both') && !isPaid ? (['debts'] as const) : []),
    ...(chose(answers, side, 'bg_prior_obligations', 'receives', 'both') && !isReceived ? (['incomes'] as const) : []),
  ];
  const fixes = kinds.map((kind): Fix => ({ where: 'DISCLOSURE', of: side, kind }));
  return found('OBLIGATIONS_NOT_LISTED', {
    side,
    isPrivate: true,
    fixes: fixes.length === 0 ? [] : [...fixes, ...questionFixes('bg_prior_obligations')],
  });
}

/** What the disclosures lack, and where they do not fit what was answered. */
export function disclosureFindings(facts: PreflightFacts): Finding[] {
  const ofEach = SIDES.flatMap((side) => {
    const own = facts.disclosed[side];
    return own === null
      ? []
      : [
          ...missing(own, side, facts),
          ...withoutBasis(own, side, facts),
          ...estimated(own, side, facts),
          ...stale(own, side, facts),
        ];
  });
  return [
    ...ofEach,
    ...SIDES.flatMap((side) => [...unread(side, facts), ...business(side, facts), ...obligations(side, facts)]),
    ...disputed(facts),
    ...homeNotListed(facts),
    ...jointAccount(facts),
  ];
}
