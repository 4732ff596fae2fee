import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Colorado: nobody is represented, so that the notice of rights and both waivers are in; maintenance is a part of the gap between incomes. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('CO')
    .named(
      { firstName: 'Jordan', lastName: 'Whitehorse', gender: 'MALE' },
      { firstName: 'Casey', lastName: 'Lund', gender: 'FEMALE' },
    )
    .withoutAnswersTo('sp_growth_passive', 'sp_growth_active')
    .agreeOn({
      bg_wedding_date: '2027-07-03',
      un_disclosure_level: 'estimates',
      sp_premarital: 'shared',
      sp_income: 'shared',
      sp_commingling: 'shared',
      sp_credit: 'none',
      sp_inheritance: 'shared',
      sp_ip: 'shared',
      mp_scheme: 'all_shared',
      mp_cutoff: 'final_judgment',
      hm_current: 'both',
      hf_joint: 'everything',
      hf_contrib: 'by_income',
      hf_time_out: 'monthly',
      hf_time_out_amt: '650.75',
      ss_choice: 'limited',
      ss_basis: 'income_gap',
      ss_pct: '25',
      ss_months: '5',
      ss_end: ['cohabitation'],
      ss_safety: ['young_child'],
      ss_interim: 'as_before',
      hm_stay: 'owner',
      db_study: 'living_shared',
      sp_wedding_gifts: 'both',
      sp_injury: 'pay_shared',
      mp_cars: 'driver',
      mp_goods: 'in_turn',
      hm_second: 'shared',
      hf_tax_due: 'equally',
      lp_off_ring: 'wearer',
      lp_off_costs: 'equally',
      lp_digital: ['copies', 'wallet_keys', 'survivor'],
      sp_business_later: 'shared',
      de_gift: 'half',
      de_home: 'receive',
      fa_embryo: 'yes',
      fa_embryo_divorce: 'donate_research',
      fa_embryo_death: 'discard',
      fa_pets: 'yes',
      fa_pet_home: 'partner_a',
      fa_move: 'gap_covered',
      fa_degree: 'half_repaid',
      at_review: ['every_five_years', 'child', 'home_or_business', 'inheritance', 'move'],
      at_dispute: 'collaborative',
      at_fees_interim: 'shared',
    })
    .answering('A', {
      bg_residence: '1640 Pearl Street, Denver, Colorado',
      bg_employment: 'not_working',
      un_hire_attorney: 'without',
      un_counsel_waiver: 'prepare',
    })
    .answering('B', {
      bg_residence: '1640 Pearl Street, Denver, Colorado',
      bg_occupation: 'hydrologist, Front Range Water',
      un_hire_attorney: 'without',
      un_counsel_waiver: 'prepare',
    })
    .disclosing('A', {
      assets: [
        {
          assetAccountType: 'ACCOUNT',
          accountType: 'CHECKING',
          institution: 'Mile High Credit Union',
          accountNumber: '3308',
          valueInCents: 218_845,
        },
      ],
      nothingToDisclose: ['incomes', 'businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 10_150_000 }],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'RETIREMENT_401K',
          institution: 'Front Range Water plan',
          valueInCents: 5_540_000,
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'debts'],
    });
