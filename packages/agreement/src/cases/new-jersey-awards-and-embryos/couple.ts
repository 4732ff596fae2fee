import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** New Jersey: awards shared by time, embryos, a fixed monthly alimony, the whole agreement ending after some years. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('NJ')
    .named(
      { firstName: 'Priya', lastName: 'Venkataraman', gender: 'FEMALE' },
      { firstName: 'Hannah', lastName: 'Goldberg', gender: 'FEMALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-05-30',
      sp_growth_active: 'partly',
      sp_growth_pct: '50',
      sp_credit: 'spent_and_growth',
      sp_equity: 'time_rule',
      sp_ip: 'royalties_shared',
      mp_scheme: 'joint_title',
      mp_earnings: 'partly',
      mp_earnings_pct: '60',
      mp_equity: 'same_as_pay',
      mp_retirement: 'owner',
      mp_split: 'fixed_percent',
      mp_split_pct_a: '50',
      hm_current: 'both',
      hm_future: 'equal',
      hm_end: 'offered_to_a',
      db_repay: 'all',
      hf_bills: ['housing', 'utilities', 'groceries', 'insurance', 'travel', 'health'],
      hf_time_out: 'retirement',
      hf_time_out_amt: '23000',
      ss_choice: 'limited',
      ss_basis: 'fixed',
      ss_amount: '3200',
      ss_months: '4',
      ss_end: ['remarriage', 'cohabitation', 'retirement', 'death'],
      ss_safety: ['young_child', 'illness'],
      de_retirement: 'anyone',
      de_pending: 'divorce',
      in_life: 'both',
      in_life_amt: '750000',
      in_health: 'until_judgment',
      fa_embryo: 'yes',
      fa_embryo_divorce: 'both_together',
      fa_embryo_death: 'survivor',
      lp_confidential: 'yes',
      lp_social: 'no_breakup_posts',
      at_sunset: 'all',
      at_sunset_years: '20',
      at_review: ['child', 'move'],
      at_dispute: 'mediation_arbitration',
      at_fees: 'court',
      at_signing: 'online',
    })
    .answering('A', {
      bg_residence: '9 Erie Street, Apartment 12C, Jersey City, New Jersey',
      bg_occupation: 'product manager, Larkspur Software',
      un_reasons: ['clarity', 'fair_exit'],
    })
    .answering('B', {
      bg_residence: '9 Erie Street, Apartment 12C, Jersey City, New Jersey',
      bg_employment: 'self_employed',
      bg_occupation: 'composer for film and television',
      un_reasons: { options: ['keep_own', 'other'], typed: 'to keep the rights in my music simple' },
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Jerome Baker, Baker & Lindqvist, jbaker@baker-lindqvist.example, New Jersey',
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 21_400_000 }],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'INCENTIVE_STOCK_OPTIONS',
          institution: 'Larkspur Software',
          description: '20,000 options, four-year vesting from January 2025',
          valueInCents: 18_000_000,
          valuationBasis: 'STATEMENT',
        },
        {
          assetAccountType: 'ACCOUNT',
          accountType: 'SAVINGS',
          institution: 'Hudson Savings Bank',
          accountNumber: '5520',
          valueInCents: 4_000_000,
          isJoint: true,
          userAPercentage: 50,
          userBPercentage: 50,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'inheritances-trusts', 'debts'],
    })
    .disclosing('B', {
      incomes: [
        { year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 6_800_000 },
        { year: 2026, incomeType: 'ROYALTIES', valueInCents: 2_145_060 },
      ],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'IP_INTEREST',
          description: 'catalog of scores',
          valueInCents: 11_000_000,
        },
        {
          assetAccountType: 'ACCOUNT',
          accountType: 'SAVINGS',
          institution: 'Hudson Savings Bank',
          accountNumber: '5520',
          valueInCents: 4_000_000,
          isJoint: true,
          userAPercentage: 50,
          userBPercentage: 50,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'inheritances-trusts', 'debts'],
    });
