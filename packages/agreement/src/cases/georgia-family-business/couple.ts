import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Georgia: a family business in which the other works, estate rights given up by one side only, support as the law gives up to a ceiling. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('GA')
    .named(
      { firstName: 'William', middleName: 'Tate', lastName: 'Calloway', suffix: 'III', gender: 'MALE' },
      { firstName: 'Denise', lastName: 'Okafor', gender: 'FEMALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-04-24',
      sp_premarital: 'except_listed',
      sp_exceptions: 'The boat “Second Wind” that William keeps at Lake Lanier.',
      sp_business: 'partner_a',
      sp_business_class: 'owner_all',
      sp_business_work: 'yearly_share',
      mp_scheme: 'joint_title',
      mp_earnings: 'earner',
      mp_equity: 'earner',
      mp_retirement: 'owner',
      mp_split: 'state_law',
      hm_current: 'partner_a',
      hm_class: 'shared',
      db_business: 'owner',
      db_indemnity: 'without_costs',
      hf_contrib: 'one_pays',
      ss_choice: 'limited',
      ss_basis: 'guideline',
      ss_amount: '7500',
      ss_months: '3',
      ss_end: ['remarriage', 'death'],
      de_estate: 'partner_b_waives',
      de_home: 'receive',
      de_retirement: 'anyone',
      de_pending: 'divorce',
      in_life: 'partner_a',
      in_life_amt: '1000000',
      fa_step: 'shared',
      lp_ring: 'family_piece_returns',
      lp_confidential: 'yes',
      at_sunset: 'no',
      at_fees: 'loser',
    })
    .answering('A', {
      bg_residence: '1200 Peachtree Battle Avenue, Atlanta, Georgia',
      bg_employment: 'self_employed',
      bg_occupation: 'president of Calloway Paper Company',
      bg_prior_marriage: 'annulled',
      un_reasons: ['business', 'family_wealth'],
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Ruth Pemberton, Pemberton Hale, rpemberton@pembertonhale.example, Georgia',
    })
    .answering('B', {
      bg_residence: '88 Auburn Avenue, Atlanta, Georgia',
      bg_employment: 'caring',
      bg_prior_marriage: 'divorced',
      bg_children: 'yes',
      bg_prior_obligations: 'both',
      un_reasons: ['children', 'fair_exit'],
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 31_000_000 }],
      realEstates: [
        {
          streetAddress: '1200 Peachtree Battle Avenue',
          city: 'Atlanta',
          state: 'GA',
          zipcode: '30327',
          country: 'US',
          titleHeldInNameOf: 'William Tate Calloway III',
          purchaseYear: 2014,
          purchaseValueInCents: 92_500_000,
          assessedValueInCents: 148_000_000,
          lastAssessmentYear: 2026,
          mortgagesInCents: 30_000_000,
          equityInCents: 118_000_000,
        },
      ],
      vehicles: [
        {
          vehicleType: 'BOAT',
          make: 'Sea Ray',
          model: 'Sundancer',
          purchaseYear: 2021,
          purchasePriceInCents: 21_000_000,
          marketValueInCents: 16_500_000,
        },
      ],
      businesses: [
        {
          name: 'Calloway Paper Company',
          businessType: 'S_CORPORATION',
          ownershipPercentage: 62.5,
          valueInCents: 540_000_000,
          valuationBasis: 'APPRAISAL',
          valuationDate: '2026-06-30',
        },
      ],
      nothingToDisclose: ['inheritances-trusts', 'assets', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'OTHER', valueInCents: 1_440_000 }],
      assets: [
        {
          assetAccountType: 'ACCOUNT',
          accountType: 'CHECKING',
          institution: 'Piedmont Bank',
          accountNumber: '0917',
          valueInCents: 1_262_518,
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'debts'],
    });
