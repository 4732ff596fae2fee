import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Florida: a homestead that stays its owner's, alimony given up from the judgment on, a payment on infidelity, one side represented. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('FL')
    .named(
      { firstName: 'Carlos', lastName: 'Ibáñez', gender: 'MALE' },
      { firstName: 'Brooke', lastName: 'Lindgren', gender: 'PREFER_NO_ANSWER' },
    )
    .withoutAnswersTo('hf_contrib')
    .agreeOn({
      bg_wedding_date: '2027-02-14',
      sp_growth_active: 'shared',
      sp_credit: 'spent',
      sp_inheritance: 'growth_shared',
      sp_business: 'partner_b',
      sp_business_class: 'growth_shared',
      sp_business_work: 'fair_pay',
      mp_scheme: 'state_default',
      hm_current: 'partner_a',
      hm_class: 'stays',
      hm_future: 'as_deed_says',
      db_business: 'shared',
      hf_joint: 'no',
      hf_bills: ['housing', 'utilities'],
      ss_choice: 'waived',
      ss_safety: ['young_child', 'illness', 'public_assistance'],
      de_estate: 'both_waive',
      de_home: 'none',
      de_retirement: 'anyone',
      fa_embryo: 'yes',
      fa_embryo_divorce: 'donate_family',
      fa_embryo_death: 'donate',
      fa_pets: 'yes',
      fa_pet_home: 'main_carer',
      lp_ring: 'wearer',
      lp_infidelity: 'payment',
      lp_infidelity_amt: '25000',
      lp_social: 'consent',
      at_sunset: 'fades',
      at_sunset_years: '10',
      at_signing: 'online',
    })
    .answering('A', {
      bg_residence: '512 Alhambra Circle, Coral Gables, Florida',
      bg_occupation: 'pilot, Caribe Air',
      un_language: 'spanish',
      un_reasons: ['keep_own', 'clarity'],
    })
    .answering('B', {
      bg_residence: '512 Alhambra Circle, Coral Gables, Florida',
      bg_employment: 'self_employed',
      bg_occupation: 'veterinarian, Lindgren Animal Clinic',
      un_hire_attorney: 'without',
      un_counsel_waiver: 'get_counsel',
      un_reasons: ['business', 'clarity'],
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 18_800_000 }],
      realEstates: [
        {
          streetAddress: '512 Alhambra Circle',
          city: 'Coral Gables',
          state: 'FL',
          zipcode: '33134',
          country: 'US',
          titleHeldInNameOf: 'Carlos Ibáñez',
          purchaseYear: 2018,
          purchaseValueInCents: 61_000_000,
          assessedValueInCents: 97_500_000,
          lastAssessmentYear: 2026,
          mortgagesInCents: 42_000_000,
          equityInCents: 55_500_000,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'inheritances-trusts', 'assets', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 13_275_000 }],
      businesses: [
        { name: 'Lindgren Animal Clinic', businessType: 'LLC', ownershipPercentage: 100, valueInCents: 38_000_000 },
      ],
      debts: [
        {
          creditor: 'Gulfstream Bank',
          natureOfDebt: 'practice loan',
          yearIncurred: 2021,
          amountDueInCents: 14_700_000,
        },
      ],
      nothingToDisclose: ['real-estates', 'vehicles', 'inheritances-trusts', 'assets'],
    });
