import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Wisconsin: both were married before, both have children, each has counsel; a sum for each year takes the place of support. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('WI')
    .named(
      { firstName: 'Ingrid', lastName: 'Halvorsen', gender: 'FEMALE' },
      { firstName: 'Daniel', lastName: 'Kowalski', gender: 'MALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-09-18',
      sp_credit: 'spent',
      sp_gifts_between: 'up_to_limit',
      sp_gifts_limit: '2500',
      mp_scheme: 'joint_title',
      mp_earnings: 'earner',
      mp_equity: 'earner',
      mp_retirement: 'owner',
      mp_cutoff: 'filing',
      hm_current: 'partner_b',
      hm_class: 'yearly_share',
      hm_vest_pct: '2.5',
      hm_future: 'by_down_payment',
      hm_down_payment: 'returned_with_growth',
      hm_end: 'offered_to_carer',
      db_repay: 'half',
      db_marital: 'signer',
      hf_contrib: 'fixed',
      hf_contrib_a: '1500',
      hf_contrib_b: '1800',
      hf_bills: { options: ['groceries', 'utilities', 'childcare', 'other'], typed: 'the cabin on Trout Lake' },
      hf_taxes: 'each_year',
      ss_choice: 'sum_per_year',
      ss_sum: '6000',
      ss_safety: ['illness', 'public_assistance'],
      de_estate: 'both_waive',
      de_home: 'stay',
      de_home_months: '18',
      de_retirement: 'anyone',
      de_pending: 'death',
      in_life: 'partner_b',
      in_life_amt: '250000',
      in_health: 'own',
      fa_step: 'parent',
      at_review: ['every_five_years', 'inheritance', 'home_or_business'],
      at_governing: 'state_of_residence',
    })
    .answering('A', {
      bg_residence: '418 Baldwin Street, Madison, Wisconsin',
      bg_occupation: 'nurse, Mendota Hospital',
      bg_prior_marriage: 'divorced',
      bg_children: 'yes',
      bg_prior_obligations: 'receives',
      un_reasons: ['children', 'keep_own'],
    })
    .answering('B', {
      bg_residence: '77 Lakeview Road, Monona, Wisconsin',
      bg_occupation: 'electrician, Badger Electric',
      bg_prior_marriage: 'widowed',
      bg_children: 'yes',
      bg_prior_obligations: 'none',
      un_reasons: ['children', 'family_wealth'],
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Carol Whitfield, Whitfield Family Law, carol@whitfield.example, Wisconsin',
    })
    .disclosing('A', {
      incomes: [
        { year: 2026, incomeType: 'BASE_SALARY', valueInCents: 9_120_000 },
        { year: 2026, incomeType: 'OTHER', valueInCents: 960_000 },
      ],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'PENSION',
          institution: 'Wisconsin Retirement System',
          valueInCents: 14_280_000,
          valuationBasis: 'STATEMENT',
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'BASE_WAGES', valueInCents: 10_460_000 }],
      realEstates: [
        {
          streetAddress: '77 Lakeview Road',
          city: 'Monona',
          state: 'WI',
          zipcode: '53716',
          country: 'US',
          titleHeldInNameOf: 'Daniel Kowalski',
          purchaseYear: 2011,
          purchaseValueInCents: 22_800_000,
          assessedValueInCents: 41_700_000,
          lastAssessmentYear: 2026,
          mortgagesInCents: 8_350_000,
          equityInCents: 33_350_000,
        },
      ],
      inheritancesTrusts: [
        {
          category: 'INHERITANCE',
          nameOfTrust: 'Estate of Anna Kowalski',
          benefactor: 'Anna Kowalski',
          valueInCents: 6_000_000,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'assets', 'debts'],
    });
