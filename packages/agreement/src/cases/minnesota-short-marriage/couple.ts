import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Minnesota: support given up if the marriage is short; one is represented, the other goes without and signs the waiver. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('MN')
    .named(
      { firstName: 'Robin', lastName: 'Ostergaard', gender: 'NON_BINARY' },
      { firstName: 'Thandiwe', lastName: 'Moyo', gender: 'FEMALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-08-07',
      un_disclosure_level: 'estimates',
      sp_growth_active: 'shared',
      sp_income: 'shared',
      sp_commingling: 'shared',
      sp_gifts_others: 'shared',
      sp_gifts_between: 'shared',
      sp_inheritance: 'growth_shared',
      sp_equity: 'shared_once_vested',
      mp_scheme: 'all_shared',
      mp_equity: 'shared_once_vested',
      mp_retirement: 'contributions_shared',
      mp_split: 'by_contribution',
      mp_cutoff: 'final_judgment',
      hm_future: 'fixed_percent',
      db_premarital: 'shared',
      db_marital: 'all_shared',
      db_indemnity: 'no_claim',
      hf_joint: 'household',
      hf_contrib: 'one_pays',
      hf_time_out: 'per_year',
      hf_time_out_amt: '12000',
      ss_choice: 'waived_if_short',
      ss_short_years: '5',
      ss_safety: ['young_child'],
      de_retirement: 'spouse',
      in_health: 'months_shared',
      fa_pets: 'yes',
      fa_pet_home: 'partner_b',
      fa_move: 'costs_shared',
      lp_ring: 'giver',
      at_sunset: 'support_only',
      at_sunset_years: '12',
      at_review: ['child'],
      at_fees: 'higher_earner',
      at_custom: 'We will keep Sunday evenings free for each other.',
    })
    .answering('A', {
      bg_residence: '3301 Lyndale Avenue South, Minneapolis, Minnesota',
      bg_employment: 'student',
      un_hire_attorney: 'without',
      un_counsel_waiver: 'prepare',
      un_reasons: ['clarity', 'fair_exit', 'debts'],
    })
    .answering('B', {
      bg_residence: '3301 Lyndale Avenue South, Minneapolis, Minnesota',
      bg_occupation: 'software engineer, Northstar Systems',
      un_language: 'other',
    })
    .receiving('A')
    .receiving('B', { confirmedOn: '2026-10-30', isOfWhatIsListed: false })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_WAGES', valueInCents: 1_840_000 }],
      debts: [
        {
          creditor: 'Federal Student Aid',
          natureOfDebt: 'student loans',
          yearIncurred: 2023,
          amountDueInCents: 5_412_377,
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'assets'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 14_600_000 }],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'UNVESTED_RSU',
          institution: 'Northstar Systems',
          description: '1,200 units vesting to 2029',
          valueInCents: 9_600_000,
          valuationBasis: 'STATEMENT',
          valuationDate: '2026-10-31',
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'debts'],
    });
