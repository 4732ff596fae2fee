import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** California: each has counsel, so that a fixed support can bind; a home of both, a start-up, little else out of the ordinary. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('CA')
    .named(
      { firstName: 'Mei', lastName: 'Tanaka', gender: 'FEMALE' },
      { firstName: 'James', lastName: 'Whitaker', gender: 'MALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-05-08',
      sp_growth_active: 'shared',
      sp_credit: 'spent',
      sp_gifts_between: 'up_to_limit',
      sp_gifts_limit: '3000',
      sp_business: 'partner_a',
      sp_business_class: 'growth_shared',
      sp_business_work: 'pay_and_credit',
      sp_equity: 'time_rule',
      mp_equity: 'shared_once_vested',
      hm_current: 'both',
      hm_end: 'offered_to_carer',
      db_repay: 'half',
      db_business: 'owner',
      hf_bills: ['housing', 'utilities', 'groceries', 'childcare'],
      hf_time_out: 'per_year',
      hf_time_out_amt: '20000',
      ss_choice: 'limited',
      ss_basis: 'fixed',
      ss_amount: '4000',
      ss_months: '1',
      ss_end: ['remarriage', 'death'],
      ss_safety: ['young_child', 'illness', 'public_assistance'],
      de_estate: 'both_waive',
      de_home: 'stay',
      de_home_months: '1',
      de_retirement: 'anyone',
      de_pending: 'death',
      in_health: 'until_judgment',
      fa_pets: 'yes',
      fa_pet_home: 'main_carer',
      at_sunset: 'fades',
      at_sunset_years: '12',
      at_review: ['child', 'home_or_business'],
      at_fees: 'higher_earner',
    })
    .answering('A', {
      bg_residence: '2718 Ellis Street, Berkeley, California',
      bg_employment: 'self_employed',
      bg_occupation: 'founder of Kelp Robotics, Inc.',
      un_reasons: ['business', 'clarity'],
    })
    .answering('B', {
      bg_residence: '2718 Ellis Street, Berkeley, California',
      bg_occupation: 'pediatric nurse, Bayside Hospital',
      un_reasons: ['clarity', 'fair_exit'],
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Dolores Vega, Vega Family Law, dvega@vegalaw.example, California',
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 15_000_000 }],
      businesses: [
        {
          name: 'Kelp Robotics, Inc.',
          businessType: 'CORPORATION',
          ownershipPercentage: 38,
          valueInCents: 210_000_000,
          valuationBasis: 'APPRAISAL',
          valuationDate: '2026-08-15',
        },
      ],
      nothingToDisclose: ['vehicles', 'inheritances-trusts', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'BASE_WAGES', valueInCents: 13_240_000 }],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'RETIREMENT_401K',
          institution: 'Bayside Hospital plan',
          valueInCents: 8_115_000,
          valuationBasis: 'STATEMENT',
        },
        {
          assetAccountType: 'ACCOUNT',
          accountType: 'SAVINGS',
          institution: 'Golden Gate Savings',
          accountNumber: '6641',
          valueInCents: 2_400_000,
          isJoint: true,
          userAPercentage: 50,
          userBPercentage: 50,
        },
      ],
      debts: [
        {
          creditor: 'Federal Student Aid',
          natureOfDebt: 'student loans',
          yearIncurred: 2014,
          amountDueInCents: 1_986_045,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'inheritances-trusts'],
    });
