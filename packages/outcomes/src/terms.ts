import { centsOfDollars } from '@troth/domain/money';
import type { OutcomeAnswers, OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import { WHOLE } from './cents';

/** Where a rule stands: a clause of the agreement, a statute, or nowhere: then it is our reading. */
export type Source =
  | { readonly kind: 'CLAUSE'; readonly key: string }
  | { readonly kind: 'LAW'; readonly citation: string; readonly grade: 'high' | 'medium' | 'low' }
  | { readonly kind: 'OURS' };

/** The named rules; nothing moves between the estates by any other. */
export const RULES = [
  'OPENING',
  'PREMARITAL',
  'PASSIVE_GROWTH',
  'EFFORT_GROWTH',
  'INVESTED',
  'INCOME',
  'MIXING',
  'REIMBURSEMENT',
  'INHERITANCE',
  'BUSINESS',
  'AWARDS',
  'PAY',
  'RETIREMENT',
  'HOME_NOW',
  'HOME_BOUGHT',
  'DOWN_PAYMENT',
  'DEBT_BEFORE',
  'DEBT_REPAID',
  'DIVISION',
  'REACH',
  'SUPPORT',
  'RIGHTS_AT_DEATH',
  'LEAST_AT_DEATH',
  'HOME_AT_DEATH',
  'PLAN_AT_DEATH',
  'INSURANCE',
  'TITLE',
] as const;
export type Rule = (typeof RULES)[number];

/** What a rule says here, and where that stands. */
export interface Ruling {
  readonly rule: Rule;
  /** The option's key, or a name of ours for what the law says. */
  readonly choice: string;
  readonly source: Source;
  /** Numbers that it reads: basis points or cents, by name. */
  readonly inputs?: Readonly<Record<string, number>>;
  /** The clause that would have ruled, had its words not been changed by hand. */
  readonly changedByHand?: string;
}

export type Split = { readonly kind: 'PERCENT'; readonly aBp: number } | { readonly kind: 'CONTRIBUTION' | 'COURT' };

/** All rules of one world, as numbers and choices. The agreement and the law are told in the same words. */
export interface Terms {
  readonly isShared: boolean;
  readonly passiveBp: number;
  readonly effortBp: number;
  readonly investedBp: number;
  /** What that is worth later: a part of the equity, its amount, or also its part of the rise in value. */
  readonly paidIn: 'EQUITY' | 'AMOUNT' | 'FRACTION';
  readonly incomeBp: number;
  readonly mixing: 'shared' | 'traceable' | 'returned';
  readonly reimbursement: 'none' | 'spent' | 'spent_and_growth';
  readonly inheritance: 'receiver_all' | 'growth_shared' | 'shared';
  readonly business: 'owner_all' | 'growth_shared' | 'shared' | 'by_cause';
  readonly awards: 'holder' | 'time_rule' | 'shared_once_vested';
  /** Share of pay that is shared; null: by the name on the account. */
  readonly payBp: number | null;
  readonly retirement: 'owner' | 'shared' | 'contributions_shared';
  readonly homeNow: null | {
    readonly side: Side;
    readonly choice: 'stays' | 'shared' | 'yearly_share';
    readonly yearlyBp: number;
  };
  readonly homeBought: 'equal' | 'by_down_payment' | 'law';
  readonly downPayment: 'returned' | 'returned_with_growth' | 'not_returned';
  readonly areDebtsShared: boolean;
  readonly debtRepaidBp: number;
  readonly split: Split;
  readonly reach: OutcomeLaw['property']['reach'];
  readonly support:
    | { readonly kind: 'LAW' | 'WAIVED' }
    | { readonly kind: 'WAIVED_IF_SHORT'; readonly years: number }
    | { readonly kind: 'WAIVED_BY'; readonly side: Side }
    | { readonly kind: 'SUM' | 'LUMP'; readonly cents: number }
    | { readonly kind: 'FIXED' | 'GUIDELINE'; readonly cents: number; readonly months: number }
    | { readonly kind: 'GAP'; readonly bp: number; readonly months: number };
  /** Who gave up the rights of a survivor. */
  readonly hasWaived: Readonly<Record<Side, boolean>>;
  /** The least that a survivor receives because of the death: a sum, or a part of the estate. */
  readonly leastAtDeath:
    | null
    | { readonly kind: 'SUM'; readonly cents: number }
    | { readonly kind: 'PART'; readonly bp: number };
  readonly homeAtDeath: 'law' | 'none' | 'stay' | 'receive';
  readonly planAtDeath: 'law' | 'spouse' | 'anyone';
  /** Life insurance on a partner's life, for the other. */
  readonly insuredCents: Readonly<Record<Side, number>>;
  readonly rulings: Readonly<Record<Rule, Ruling>>;
  /** Clauses that cannot be computed, by key. */
  readonly notComputed: readonly string[];
}

/** `12.5` is 1250 basis points; null when nothing usable was typed. */
function bpOf(typed: string | null | undefined): number | null {
  const number = typed === null || typed === undefined || typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) && number > 0 ? Math.round(number * 100) : null;
}

/** A typed count of months or years, as it reads: 2.5 stays 2.5. */
const numberOf = (typed: string | null | undefined): number | null => {
  const bp = bpOf(typed);
  return bp === null ? null : bp / 100;
};

/** How what the law leaves open is read: at its low or its high end. Without an open question both are the same. */
export type Reading = 'LOW' | 'HIGH';

/** Stands in for a percentage that the partners compare only once they agree on sharing a part. */
const NOT_COMPARED_BP = WHOLE / 2;

/** A third of an estate, in basis points. */
const THIRD = Math.trunc(WHOLE / 3);

const OURS: Source = { kind: 'OURS' };

/**
 * The terms of one world: those of the answers that have effect, and of the law where they are silent.
 *
 * @param answers None, for the law alone.
 * @param changedByHand Clauses whose words are no longer those of the answers: the law stands in for them, and they are named.
 */
export function termsOf(
  answers: OutcomeAnswers,
  law: OutcomeLaw,
  reading: Reading,
  changedByHand: readonly string[] = [],
): Terms {
  const rulings = {} as Record<Rule, Ruling>;
  const notComputed = new Set<string>();
  const byHand = new Map<Rule, string>();
  const isByHand = (clause: string, name: Rule) => {
    if (!changedByHand.includes(clause)) return false;
    notComputed.add(clause);
    byHand.set(name, clause);
    return true;
  };
  const chosen = (key: string): string | null => answers[key]?.options[0] ?? null;
  const typed = (key: string) => answers[key]?.typed;
  const money = (key: string): number | null => {
    const text = typed(key);
    const cents = text === null || text === undefined ? null : centsOfDollars(text);
    return cents !== null && cents > 0 ? cents : null;
  };
  const lawSource = (fact: { readonly citation: string; readonly grade: 'high' | 'medium' | 'low' } | null): Source =>
    fact === null ? OURS : { kind: 'LAW', citation: fact.citation, grade: fact.grade };
  /** The answer if its clause is in the agreement, otherwise the law's choice. */
  function rule<Choice extends string>(
    name: Rule,
    clause: string,
    choice: Choice | null,
    byLaw: Choice,
    source: Source,
    inputs?: Ruling['inputs'],
  ): Choice {
    const isClause = choice !== null && !isByHand(clause, name);
    const ruling = isClause ? choice : byLaw;
    rulings[name] = {
      rule: name,
      choice: isClause ? choice : `law_${byLaw}`,
      source: isClause ? { kind: 'CLAUSE', key: clause } : source,
      ...(isClause && inputs !== undefined && { inputs }),
    };
    return ruling;
  }
  const property = lawSource(law.property);
  const growth = law.growth?.shared ?? (reading === 'LOW' ? 'NONE' : 'ACTIVE');
  const isIncomeShared = law.income?.isShared ?? (law.growth === null && reading === 'HIGH');

  const premarital = chosen('sp_premarital');
  if (premarital === 'except_listed') notComputed.add('sep_exceptions');
  const isShared =
    rule(
      'PREMARITAL',
      'sep_premarital',
      premarital as 'stays' | 'shared' | 'except_listed' | null,
      'stays',
      property,
    ) === 'shared';
  const hasGrowth = premarital !== 'shared';
  const passive = rule(
    'PASSIVE_GROWTH',
    'sep_growth_passive',
    hasGrowth ? (chosen('sp_growth_passive') as 'owner' | 'shared' | null) : null,
    growth === 'ALL' ? 'shared' : 'owner',
    lawSource(law.growth),
  );
  const growthPct = bpOf(typed('sp_growth_pct'));
  const active = hasGrowth ? (chosen('sp_growth_active') as 'owner' | 'shared' | 'partly' | null) : null;
  const activeInputs = active === 'partly' ? { bp: growthPct ?? NOT_COMPARED_BP } : undefined;
  const bpOfActive = (choice: 'owner' | 'shared' | 'partly') =>
    choice === 'owner' ? 0 : choice === 'shared' ? WHOLE : (growthPct ?? NOT_COMPARED_BP);
  const effortBp = bpOfActive(
    rule(
      'EFFORT_GROWTH',
      'sep_growth_active',
      active,
      growth === 'NONE' ? 'owner' : 'shared',
      lawSource(law.growth),
      activeInputs,
    ),
  );
  const investedBp = bpOfActive(rule('INVESTED', 'sep_growth_active', active, 'shared', property, activeInputs));
  const isGrowthRuled = rulings.INVESTED.source.kind === 'CLAUSE';
  const credit = chosen('sp_credit') as Terms['reimbursement'] | null;
  // Where the law gives the amount back, the clause on reimbursement stands in its place.
  const isCreditRuled =
    !isGrowthRuled && law.paidIn?.kind === 'AMOUNT' && credit !== null && !changedByHand.includes('sep_credit');
  // Where the law measures a part of the rise, so does a clause that shares it.
  const isMeasuredByLaw = law.paidIn?.kind === 'FRACTION' || !isGrowthRuled;
  const paidIn = isMeasuredByLaw && law.paidIn !== null ? law.paidIn.kind : 'EQUITY';
  if (isCreditRuled) {
    rulings.INVESTED = { rule: 'INVESTED', choice: 'owner', source: { kind: 'CLAUSE', key: 'sep_credit' } };
  } else if (!isGrowthRuled && law.paidIn !== null) {
    rulings.INVESTED = {
      rule: 'INVESTED',
      choice: `law_${law.paidIn.kind.toLowerCase()}`,
      source: lawSource(law.paidIn),
    };
  }
  const income = rule(
    'INCOME',
    'sep_income',
    chosen('sp_income') as 'owner' | 'shared' | null,
    isIncomeShared ? 'shared' : 'owner',
    lawSource(law.income),
  );
  const mixing = rule('MIXING', 'sep_trace', chosen('sp_commingling') as Terms['mixing'] | null, 'shared', OURS);
  const reimbursement = rule('REIMBURSEMENT', 'sep_credit', credit, 'none', property);
  const inheritance = rule(
    'INHERITANCE',
    'sep_inherit',
    chosen('sp_inheritance') as Terms['inheritance'] | null,
    growth === 'ALL' ? 'growth_shared' : 'receiver_all',
    property,
  );
  const hasBusiness = chosen('sp_business') !== null && chosen('sp_business') !== 'neither';
  const business = rule<Terms['business']>(
    'BUSINESS',
    'sep_business',
    hasBusiness ? (chosen('sp_business_class') as 'owner_all' | 'growth_shared' | 'shared' | null) : null,
    'by_cause',
    lawSource(law.growth),
  );
  const awards = rule('AWARDS', 'sep_equity', chosen('sp_equity') as Terms['awards'] | null, 'time_rule', OURS);

  const scheme = chosen('mp_scheme');
  const isSharedInPart =
    chosen('mp_earnings') === 'shared' ||
    chosen('mp_earnings') === 'partly' ||
    chosen('mp_retirement') === 'shared' ||
    chosen('mp_retirement') === 'contributions_shared';
  const schemeClause = scheme === 'nothing_shared' && isSharedInPart ? 'shr_rule_only' : 'shr_rule';
  const isSchemeOwn = scheme !== null && scheme !== 'state_default' && !isByHand(schemeClause, 'PAY');
  const earningsPct = bpOf(typed('mp_earnings_pct'));
  const earnings = chosen('mp_earnings');
  const earningsAnswer = earnings as 'shared' | 'earner' | 'partly' | null;
  let payBp: number | null;
  if (earningsAnswer !== null && !isByHand('shr_earn', 'PAY')) {
    payBp = earningsAnswer === 'shared' ? WHOLE : earningsAnswer === 'earner' ? 0 : (earningsPct ?? NOT_COMPARED_BP);
    rulings.PAY = {
      rule: 'PAY',
      choice: earningsAnswer,
      source: { kind: 'CLAUSE', key: 'shr_earn' },
      inputs: { bp: payBp },
    };
  } else if (isSchemeOwn) {
    payBp = scheme === 'joint_title' ? null : scheme === 'nothing_shared' ? 0 : WHOLE;
    rulings.PAY = { rule: 'PAY', choice: scheme, source: { kind: 'CLAUSE', key: schemeClause } };
  } else {
    payBp = WHOLE;
    rulings.PAY = { rule: 'PAY', choice: 'law_shared', source: property };
  }
  const retired = chosen('mp_retirement') as Terms['retirement'] | null;
  let retirement: Terms['retirement'];
  if (retired === null && isSchemeOwn) {
    retirement = scheme === 'all_shared' ? 'shared' : 'owner';
    rulings.RETIREMENT = { rule: 'RETIREMENT', choice: retirement, source: { kind: 'CLAUSE', key: schemeClause } };
  } else {
    retirement = rule('RETIREMENT', 'shr_retire', retired, 'shared', property);
  }

  const current = chosen('hm_current');
  const homeOwner: Side | null = current === 'partner_a' ? 'A' : current === 'partner_b' ? 'B' : null;
  const homeClass = chosen('hm_class') as 'stays' | 'shared' | 'yearly_share' | null;
  const vestBp = bpOf(typed('hm_vest_pct'));
  const isHomeRuled =
    homeOwner !== null &&
    homeClass !== null &&
    (homeClass !== 'yearly_share' || vestBp !== null) &&
    !isByHand('hom_now', 'HOME_NOW');
  rulings.HOME_NOW = isHomeRuled
    ? {
        rule: 'HOME_NOW',
        choice: homeClass,
        source: { kind: 'CLAUSE', key: homeClass === 'yearly_share' ? 'hom_vest' : 'hom_now' },
        ...(homeClass === 'yearly_share' && { inputs: { bp: vestBp ?? 0 } }),
      }
    : { rule: 'HOME_NOW', choice: 'law_by_cause', source: lawSource(law.growth) };

  const bought = chosen('hm_future');
  const homeBought = rule<Terms['homeBought']>(
    'HOME_BOUGHT',
    'hom_future_shares',
    bought === null ? null : bought === 'by_down_payment' ? 'by_down_payment' : 'equal',
    'law',
    property,
  );
  // The deed is not there yet: both names, in equal shares, is what is shown.
  if (bought === 'as_deed_says' || bought === 'fixed_percent')
    rulings.HOME_BOUGHT = { ...rulings.HOME_BOUGHT, choice: bought };
  const downPayment = rule(
    'DOWN_PAYMENT',
    'hom_future_down_payment',
    chosen('hm_down_payment') as Terms['downPayment'] | null,
    'not_returned',
    OURS,
  );
  const debtBefore = rule(
    'DEBT_BEFORE',
    'deb_before',
    chosen('db_premarital') as 'borrower' | 'shared' | null,
    'borrower',
    property,
  );
  const repaid = rule(
    'DEBT_REPAID',
    'deb_repay',
    chosen('db_repay') as 'none' | 'half' | 'all' | null,
    law.paidIn?.areDebtsRepaid ? 'all' : 'none',
    law.paidIn?.areDebtsRepaid ? lawSource(law.paidIn) : OURS,
  );

  const splitPct = bpOf(typed('mp_split_pct_a'));
  const splitChoice = chosen('mp_split');
  const splitAnswer = splitChoice === 'fixed_percent' && (splitPct === null || splitPct > WHOLE) ? null : splitChoice;
  if (splitChoice !== null && splitAnswer === null) notComputed.add('shr_split');
  const isSplitOwn = splitAnswer !== null && !isByHand('shr_split', 'DIVISION');
  const lawSplit: Split = law.property.division === 'EQUAL' ? { kind: 'PERCENT', aBp: WHOLE / 2 } : { kind: 'COURT' };
  const split: Split =
    !isSplitOwn || splitAnswer === 'state_law'
      ? lawSplit
      : splitAnswer === 'by_contribution'
        ? { kind: 'CONTRIBUTION' }
        : { kind: 'PERCENT', aBp: splitAnswer === 'fixed_percent' ? (splitPct ?? 0) : WHOLE / 2 };
  const lawChoice = law.property.division === 'EQUAL' ? 'law_equal' : 'law_court';
  rulings.DIVISION = {
    rule: 'DIVISION',
    choice: isSplitOwn && splitAnswer !== 'state_law' ? splitAnswer : lawChoice,
    source: isSplitOwn && splitAnswer !== 'state_law' ? { kind: 'CLAUSE', key: 'shr_split' } : property,
    ...(splitAnswer === 'fixed_percent' && isSplitOwn && { inputs: { bp: splitPct ?? 0 } }),
  };
  // The clause on division, and the one on what each brought, keep a court from what is separate.
  const isSeparateKept = isSplitOwn || (premarital !== null && !changedByHand.includes('sep_premarital'));
  const reach = isSeparateKept ? 'SHARED_ONLY' : law.property.reach;
  rulings.REACH = {
    rule: 'REACH',
    choice: isSeparateKept ? 'kept' : `law_${law.property.reach.toLowerCase()}`,
    source: isSeparateKept ? { kind: 'CLAUSE', key: isSplitOwn ? 'shr_split' : 'sep_premarital' } : property,
  };

  const { support, ruling: supportRuling } = supportTerms();
  rulings.SUPPORT = supportRuling;

  const estate = isByHand('dth_estate', 'RIGHTS_AT_DEATH') ? null : chosen('de_estate');
  const hasWaived = {
    A: estate === 'both_waive' || estate === 'partner_a_waives',
    B: estate === 'both_waive' || estate === 'partner_b_waives',
  };
  rulings.RIGHTS_AT_DEATH =
    estate === null || estate === 'state_law'
      ? { rule: 'RIGHTS_AT_DEATH', choice: 'law', source: lawSource(law.intestacy ?? law.elective) }
      : { rule: 'RIGHTS_AT_DEATH', choice: estate, source: { kind: 'CLAUSE', key: 'dth_estate' } };
  const least = chosen('de_gift');
  const leastCents = money('de_gift_amt');
  const leastBp = least === 'third' ? THIRD : least === 'half' ? WHOLE / 2 : null;
  const leastGiven: Terms['leastAtDeath'] =
    leastBp !== null
      ? { kind: 'PART', bp: leastBp }
      : least === 'amount' && leastCents !== null
        ? { kind: 'SUM', cents: leastCents }
        : null;
  if (least === 'amount' && leastCents === null) notComputed.add('dth_gift');
  const leastAtDeath = leastGiven === null || isByHand('dth_gift', 'LEAST_AT_DEATH') ? null : leastGiven;
  rulings.LEAST_AT_DEATH =
    leastAtDeath === null
      ? { rule: 'LEAST_AT_DEATH', choice: 'none', source: OURS }
      : {
          rule: 'LEAST_AT_DEATH',
          choice: `least_${least}`,
          source: { kind: 'CLAUSE', key: 'dth_gift' },
          inputs: leastAtDeath.kind === 'SUM' ? { cents: leastAtDeath.cents } : { bp: leastAtDeath.bp },
        };
  const homeAtDeath = rule('HOME_AT_DEATH', 'dth_home', chosen('de_home') as Terms['homeAtDeath'] | null, 'law', OURS);
  const planAtDeath = rule(
    'PLAN_AT_DEATH',
    'dth_retire',
    chosen('de_retirement') as Terms['planAtDeath'] | null,
    'law',
    { kind: 'LAW', citation: '29 U.S.C. § 1055', grade: 'high' },
  );
  const insured = isByHand('ins_life', 'INSURANCE') ? null : chosen('in_life');
  const insuredCents = money('in_life_amt') ?? 0;
  rulings.INSURANCE = { rule: 'INSURANCE', choice: insured ?? 'none', source: { kind: 'CLAUSE', key: 'ins_life' } };
  rulings.OPENING = { rule: 'OPENING', choice: 'disclosed', source: OURS };
  rulings.TITLE = {
    rule: 'TITLE',
    choice: law.property.kind === 'COMMUNITY' ? 'community' : 'title',
    source: property,
  };
  for (const [name, clause] of byHand) {
    if (rulings[name].source.kind !== 'CLAUSE') rulings[name] = { ...rulings[name], changedByHand: clause };
  }

  return {
    isShared,
    passiveBp: passive === 'shared' ? WHOLE : 0,
    effortBp,
    investedBp: isCreditRuled ? 0 : investedBp,
    paidIn,
    incomeBp: income === 'shared' ? WHOLE : 0,
    mixing,
    reimbursement,
    inheritance,
    business,
    awards,
    payBp,
    retirement,
    homeNow: isHomeRuled ? { side: homeOwner, choice: homeClass, yearlyBp: vestBp ?? 0 } : null,
    homeBought,
    downPayment,
    areDebtsShared: debtBefore === 'shared',
    debtRepaidBp: repaid === 'all' ? WHOLE : repaid === 'half' ? WHOLE / 2 : 0,
    split,
    reach,
    support,
    hasWaived,
    leastAtDeath,
    homeAtDeath,
    planAtDeath,
    insuredCents: {
      A: insured === 'partner_a' || insured === 'both' ? insuredCents : 0,
      B: insured === 'partner_b' || insured === 'both' ? insuredCents : 0,
    },
    rulings,
    notComputed: [...notComputed],
  };

  function supportTerms(): { support: Terms['support']; ruling: Ruling } {
    const clause = (choice: string, key: string, inputs?: Ruling['inputs']): Ruling => ({
      rule: 'SUPPORT',
      choice,
      source: { kind: 'CLAUSE', key },
      ...(inputs !== undefined && { inputs }),
    });
    const choice = chosen('ss_choice');
    if (choice === 'waived') {
      if (isByHand('sup_waive', 'SUPPORT'))
        return { support: { kind: 'LAW' }, ruling: { rule: 'SUPPORT', choice: 'law', source: lawSource(law.support) } };
      return { support: { kind: 'WAIVED' }, ruling: clause('waived', 'sup_waive') };
    }
    if ((choice === 'partner_a_waives' || choice === 'partner_b_waives') && !isByHand('sup_one', 'SUPPORT')) {
      const side = choice === 'partner_a_waives' ? 'A' : 'B';
      return {
        support: { kind: 'WAIVED_BY', side },
        ruling: clause(side === 'A' ? 'waived_by_a' : 'waived_by_b', 'sup_one'),
      };
    }
    const lump = money('ss_lump');
    if (choice === 'lump_sum' && lump !== null && !isByHand('sup_lump', 'SUPPORT')) {
      return { support: { kind: 'LUMP', cents: lump }, ruling: clause(choice, 'sup_lump', { cents: lump }) };
    }
    const years = numberOf(typed('ss_short_years'));
    if (choice === 'waived_if_short' && years !== null && !isByHand('sup_short', 'SUPPORT')) {
      return { support: { kind: 'WAIVED_IF_SHORT', years }, ruling: clause(choice, 'sup_short', { years }) };
    }
    const sum = money('ss_sum');
    if (choice === 'sum_per_year' && sum !== null && !isByHand('sup_sum', 'SUPPORT')) {
      return { support: { kind: 'SUM', cents: sum }, ruling: clause(choice, 'sup_sum', { cents: sum }) };
    }
    const months = numberOf(typed('ss_months'));
    if (choice === 'limited' && months !== null && !isByHand('sup_terms', 'SUPPORT')) {
      const basis = chosen('ss_basis');
      const cents = money('ss_amount');
      const bp = bpOf(typed('ss_pct'));
      if ((basis === 'fixed' || basis === 'guideline') && cents !== null) {
        const kind = basis === 'fixed' ? 'FIXED' : 'GUIDELINE';
        return { support: { kind, cents, months }, ruling: clause(basis, 'sup_terms', { cents, months }) };
      }
      if (basis === 'income_gap' && bp !== null) {
        return { support: { kind: 'GAP', bp, months }, ruling: clause(basis, 'sup_terms', { bp, months }) };
      }
    }
    // An answer whose amounts are not known: the law stands in, and the clause is named.
    if (choice !== null && choice !== 'state_law') notComputed.add('sup_terms');
    return { support: { kind: 'LAW' }, ruling: { rule: 'SUPPORT', choice: 'law', source: lawSource(law.support) } };
  }
}
