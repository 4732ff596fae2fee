import type { FindingCode } from './codes';
import { agreedAnswer, agreedNumber, agreedOn, chose, type CoupleAnswerFacts } from './facts';
import { type Finding, found, questionFixes } from './finding';
import { type Side, SIDES } from '../people/enumerations';

/** Answers that both gave alike and that do not go together: question keys with the options that meet there. */
export interface Contradiction {
  readonly code: FindingCode;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/**
 * Pairs of answers that contradict each other. An error says the opposite of the same thing; a warning is an exception
 * that the couple may well want (a section on one kind of property goes before a general one,
 * ADR 0027) and should have seen; a question is only unusual. The questionnaire
 * rules out the first six already, as far as one partner's answers go. Outline of the questionnaire, section 16.
 */
export const CONTRADICTIONS: readonly Contradiction[] = [
  // What is acquired after the wedding.
  { code: 'EVERYTHING_SHARED_PAY_KEPT', answers: { mp_scheme: ['all_shared'], mp_earnings: ['earner'] } },
  { code: 'EVERYTHING_SHARED_BONUSES_KEPT', answers: { mp_scheme: ['all_shared'], mp_equity: ['earner'] } },
  { code: 'EVERYTHING_SHARED_RETIREMENT_KEPT', answers: { mp_scheme: ['all_shared'], mp_retirement: ['owner'] } },
  { code: 'NOTHING_SHARED_PAY_SHARED', answers: { mp_scheme: ['nothing_shared'], mp_earnings: ['shared'] } },
  {
    code: 'NOTHING_SHARED_BONUSES_SHARED',
    answers: { mp_scheme: ['nothing_shared'], mp_equity: ['shared_once_vested'] },
  },
  { code: 'NOTHING_SHARED_RETIREMENT_SHARED', answers: { mp_scheme: ['nothing_shared'], mp_retirement: ['shared'] } },
  { code: 'EVERYTHING_SHARED_PAY_PARTLY', answers: { mp_scheme: ['all_shared'], mp_earnings: ['partly'] } },
  {
    code: 'EVERYTHING_SHARED_RETIREMENT_PARTLY',
    answers: { mp_scheme: ['all_shared'], mp_retirement: ['contributions_shared'] },
  },
  {
    code: 'EVERYTHING_SHARED_HOME_BY_SHARES',
    answers: { mp_scheme: ['all_shared'], hm_future: ['by_down_payment', 'as_deed_says', 'fixed_percent'] },
  },
  { code: 'EVERYTHING_SHARED_DEBTS_KEPT', answers: { mp_scheme: ['all_shared'], db_marital: ['signer'] } },
  { code: 'NOTHING_SHARED_PAY_PARTLY', answers: { mp_scheme: ['nothing_shared'], mp_earnings: ['partly'] } },
  {
    code: 'NOTHING_SHARED_RETIREMENT_PARTLY',
    answers: { mp_scheme: ['nothing_shared'], mp_retirement: ['contributions_shared'] },
  },
  { code: 'NOTHING_SHARED_JOINT_ACCOUNT', answers: { mp_scheme: ['nothing_shared'], hf_joint: ['everything'] } },
  { code: 'NOTHING_SHARED_DEBTS_SHARED', answers: { mp_scheme: ['nothing_shared'], db_marital: ['all_shared'] } },
  // The optional questions on single kinds of property (ADR 0174).
  {
    code: 'EVERYTHING_SHARED_SECOND_HOME_KEPT',
    answers: { mp_scheme: ['all_shared'], hm_second: ['deed', 'paid'] },
  },
  {
    code: 'EVERYTHING_SHARED_NEW_BUSINESS_KEPT',
    answers: { mp_scheme: ['all_shared'], sp_business_later: ['founder', 'founder_repays'] },
  },
  { code: 'EVERYTHING_SHARED_CARS_KEPT', answers: { mp_scheme: ['all_shared'], mp_cars: ['title'] } },
  { code: 'EVERYTHING_SHARED_GOODS_KEPT', answers: { mp_scheme: ['all_shared'], mp_goods: ['payer'] } },
  {
    code: 'NOTHING_SHARED_SECOND_HOME_SHARED',
    answers: { mp_scheme: ['nothing_shared'], hm_second: ['shared'] },
  },
  {
    code: 'NOTHING_SHARED_NEW_BUSINESS_SHARED',
    answers: { mp_scheme: ['nothing_shared'], sp_business_later: ['shared'] },
  },
  { code: 'NOTHING_SHARED_CARS_SHARED', answers: { mp_scheme: ['nothing_shared'], mp_cars: ['driver', 'sold'] } },
  { code: 'NOTHING_SHARED_GOODS_SHARED', answers: { mp_scheme: ['nothing_shared'], mp_goods: ['in_turn', 'home'] } },
  { code: 'NOTHING_SHARED_INJURY_SHARED', answers: { mp_scheme: ['nothing_shared'], sp_injury: ['shared'] } },
  // The fees are to come out of what there may not be.
  { code: 'NOTHING_SHARED_FEES_SHARED', answers: { mp_scheme: ['nothing_shared'], at_fees_interim: ['shared'] } },
  // “Both of us, always”, and gifts from others.
  {
    code: 'ALL_DEBTS_SHARED_STUDY_KEPT',
    answers: { db_marital: ['all_shared'], db_study: ['student', 'living_shared'] },
  },
  {
    code: 'GIFTS_SHARED_WEDDING_GIFTS_KEPT',
    answers: { sp_gifts_others: ['shared'], sp_wedding_gifts: ['by_guest', 'money_shared'] },
  },
  // “However long the marriage lasts”, and the promise expires or shrinks as it lasts.
  {
    code: 'LUMP_SUM_EXPIRES',
    answers: { ss_choice: ['lump_sum'], at_sunset: ['all', 'support_only', 'fades'] },
  },
  // Pay and retirement plans have no title in two names.
  { code: 'JOINT_TITLE_PAY_SHARED', answers: { mp_scheme: ['joint_title'], mp_earnings: ['shared', 'partly'] } },
  { code: 'JOINT_TITLE_BONUSES_SHARED', answers: { mp_scheme: ['joint_title'], mp_equity: ['shared_once_vested'] } },
  {
    code: 'JOINT_TITLE_RETIREMENT_SHARED',
    answers: { mp_scheme: ['joint_title'], mp_retirement: ['shared', 'contributions_shared'] },
  },
  // What was there before the wedding.
  { code: 'PREMARITAL_SHARED_HOME_KEPT', answers: { sp_premarital: ['shared'], hm_class: ['stays'] } },
  { code: 'PREMARITAL_SHARED_WORKS_KEPT', answers: { sp_premarital: ['shared'], sp_ip: ['creator'] } },
  // What vests later and a business of the future are not owned before in every sense.
  { code: 'PREMARITAL_SHARED_EQUITY_KEPT', answers: { sp_premarital: ['shared'], sp_equity: ['holder'] } },
  { code: 'PREMARITAL_SHARED_BUSINESS_KEPT', answers: { sp_premarital: ['shared'], sp_business_class: ['owner_all'] } },
  { code: 'PREMARITAL_KEPT_HOME_SHARED', answers: { sp_premarital: ['stays'], hm_class: ['shared'] } },
  { code: 'PREMARITAL_KEPT_BUSINESS_SHARED', answers: { sp_premarital: ['stays'], sp_business_class: ['shared'] } },
  { code: 'PREMARITAL_KEPT_DEBTS_SHARED', answers: { sp_premarital: ['stays'], db_premarital: ['shared'] } },
  // Growth. The first gives up any claim to what the second repays.
  {
    code: 'GROWTH_KEPT_BUT_REPAID',
    answers: { sp_growth_active: ['owner'], sp_credit: ['spent_and_growth'] },
  },
  {
    code: 'GROWTH_THE_OTHER_WAY_ROUND',
    answers: { sp_growth_passive: ['shared'], sp_growth_active: ['owner'] },
  },
  // Business.
  {
    code: 'BUSINESS_KEPT_SHARE_GAINED',
    answers: { sp_business_class: ['owner_all'], sp_business_work: ['yearly_share'] },
  },
  { code: 'BUSINESS_KEPT_DEBTS_SHARED', answers: { sp_business_class: ['owner_all'], db_business: ['shared'] } },
  { code: 'BUSINESS_SHARED_DEBTS_KEPT', answers: { sp_business_class: ['shared'], db_business: ['owner'] } },
  // Homes: shares by the down payment, and the down payment back before the shares.
  {
    code: 'DOWN_PAYMENT_COUNTED_TWICE',
    answers: { hm_future: ['by_down_payment'], hm_down_payment: ['returned', 'returned_with_growth'] },
  },
  // Death and daily life.
  { code: 'ESTATE_BY_LAW_HOME_GIVEN_UP', answers: { de_estate: ['state_law'], de_home: ['none'] } },
  { code: 'PET_COSTS_WITHOUT_PETS', answers: { fa_pets: ['no'], hf_bills: ['pets'] } },
];

/** A reason that a partner gave (the recital prints it), and terms that do the opposite. Only the author is told. */
export const REASONS_AGAINST_TERMS: readonly (Contradiction & { readonly reason: string })[] = [
  { code: 'REASON_KEEP_OWN', reason: 'keep_own', answers: { sp_premarital: ['shared'] } },
  { code: 'REASON_FAMILY_WEALTH', reason: 'family_wealth', answers: { sp_inheritance: ['shared'] } },
  { code: 'REASON_DEBTS', reason: 'debts', answers: { db_premarital: ['shared'] } },
  { code: 'REASON_BUSINESS', reason: 'business', answers: { sp_business_class: ['shared'] } },
];

const meets = (answers: CoupleAnswerFacts, wanted: Contradiction['answers']): boolean =>
  Object.entries(wanted).every(([questionKey, options]) => agreedOn(answers, questionKey, ...options));

/** What was answered to some questions, for the hash of a confirmation. */
const answered = (answers: CoupleAnswerFacts, questionKeys: readonly string[]) =>
  Object.fromEntries(
    questionKeys.map((questionKey) => {
      const answer = agreedAnswer(answers, questionKey);
      return [questionKey, { options: [...(answer?.options ?? [])].sort(), typed: answer?.typed ?? null }];
    }),
  );

const contradicted = (answers: CoupleAnswerFacts, code: FindingCode, questionKeys: readonly string[]): Finding[] =>
  found(code, { fixes: questionFixes(...questionKeys), facts: answered(answers, questionKeys) });

/** All of something: a part that is all is no part. */
const ALL_PERCENT = 100;

/** Percentages of a part, with the question that says "partly". */
const PARTS: Readonly<Record<string, string>> = {
  sp_growth_pct: 'sp_growth_active',
  mp_earnings_pct: 'mp_earnings',
};

/**
 * The support terms are to end automatically, and there are none: support is left to the law, or the state leaves no
 * other choice. The clause would end nothing.
 */
function sunsetWithoutTerms(answers: CoupleAnswerFacts): Finding[] {
  const hasTerms = agreedAnswer(answers, 'ss_choice') !== null && !agreedOn(answers, 'ss_choice', 'state_law');
  if (hasTerms || !agreedOn(answers, 'at_sunset', 'support_only')) return [];
  return contradicted(answers, 'SUNSET_WITHOUT_SUPPORT_TERMS', ['at_sunset']);
}

/** A marriage counts as short for longer than the terms on support last, so that the later years say nothing. */
function shortMarriageOutlastsTerms(answers: CoupleAnswerFacts): Finding[] {
  if (!agreedOn(answers, 'ss_choice', 'waived_if_short') || !agreedOn(answers, 'at_sunset', 'all', 'support_only'))
    return [];
  const short = agreedNumber(answers, 'ss_short_years');
  const sunset = agreedNumber(answers, 'at_sunset_years');
  if (short === null || sunset === null || short <= sunset) return [];
  return contradicted(answers, 'SHORT_MARRIAGE_OUTLASTS_TERMS', ['ss_short_years', 'at_sunset_years']);
}

/**
 * The terms on support are to end after a number of years, and the only term is a waiver that applies to a shorter
 * marriage: by then nothing is left to end. As many years count: the waiver applies to fewer.
 */
function sunsetAfterShortMarriage(answers: CoupleAnswerFacts): Finding[] {
  if (!agreedOn(answers, 'ss_choice', 'waived_if_short') || !agreedOn(answers, 'at_sunset', 'support_only')) return [];
  const short = agreedNumber(answers, 'ss_short_years');
  const sunset = agreedNumber(answers, 'at_sunset_years');
  if (short === null || sunset === null || sunset < short) return [];
  return contradicted(answers, 'SUNSET_AFTER_SHORT_MARRIAGE', ['ss_short_years', 'at_sunset_years']);
}

/**
 * The terms on support are to apply before the final judgment too, but they pay nothing until then: a sum is due only
 * after the judgment, and monthly support only from a cutoff that is the judgment. A partner who chose "as we agreed"
 * would have given up all support for that time. Where the couple simply waived support, that is what they said.
 * @see ADR 0174. States that keep temporary support do not offer the answer at all.
 */
function nothingUntilJudgment(answers: CoupleAnswerFacts): Finding[] {
  if (!agreedOn(answers, 'ss_interim', 'same_terms')) return [];
  if (agreedOn(answers, 'ss_choice', 'sum_per_year', 'lump_sum'))
    return contradicted(answers, 'NOTHING_UNTIL_JUDGMENT', ['ss_choice', 'ss_interim']);
  return agreedOn(answers, 'ss_choice', 'limited') && agreedOn(answers, 'mp_cutoff', 'final_judgment')
    ? contradicted(answers, 'NOTHING_UNTIL_JUDGMENT', ['mp_cutoff', 'ss_interim'])
    : [];
}

/**
 * Life insurance counts toward the minimum for the survivor (ADR 0174). If each insures the other for at least as much,
 * the minimum promises nothing more. A policy of one alone leaves the other's death to the minimum.
 */
function minimumMetByInsurance(answers: CoupleAnswerFacts): Finding[] {
  if (!agreedOn(answers, 'de_gift', 'amount') || !agreedOn(answers, 'in_life', 'both')) return [];
  const minimum = agreedNumber(answers, 'de_gift_amt');
  const insured = agreedNumber(answers, 'in_life_amt');
  if (minimum === null || insured === null || insured < minimum) return [];
  return contradicted(answers, 'MINIMUM_MET_BY_INSURANCE', ['de_gift_amt', 'in_life_amt']);
}

/** "Part of it is shared", and the part is all of it. */
function partsThatAreAll(answers: CoupleAnswerFacts): Finding[] {
  const whole = Object.keys(PARTS).filter(
    (questionKey) =>
      agreedOn(answers, PARTS[questionKey] ?? '', 'partly') && agreedNumber(answers, questionKey) === ALL_PERCENT,
  );
  return contradicted(answers, 'PART_IS_ALL', whole);
}

function reasonsAgainstTerms(answers: CoupleAnswerFacts, side: Side): Finding[] {
  return REASONS_AGAINST_TERMS.filter(
    (each) => chose(answers, side, 'un_reasons', each.reason) && meets(answers, each.answers),
  ).flatMap(({ code, answers: terms }) =>
    found(code, { side, isPrivate: true, fixes: questionFixes('un_reasons', ...Object.keys(terms)) }),
  );
}

/** Answers that do not go together. */
export const contradictions = (answers: CoupleAnswerFacts): Finding[] => [
  ...CONTRADICTIONS.filter(({ answers: wanted }) => meets(answers, wanted)).flatMap(({ code, answers: wanted }) =>
    contradicted(answers, code, Object.keys(wanted)),
  ),
  ...sunsetWithoutTerms(answers),
  ...shortMarriageOutlastsTerms(answers),
  ...sunsetAfterShortMarriage(answers),
  ...nothingUntilJudgment(answers),
  ...minimumMetByInsurance(answers),
  ...partsThatAreAll(answers),
  ...SIDES.flatMap((side) => reasonsAgainstTerms(answers, side)),
];
