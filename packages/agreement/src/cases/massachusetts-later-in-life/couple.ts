import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Massachusetts: two retired people with grown children; nothing is shared, one gives up support, both their rights in estates, a home to stay in. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('MA')
    .named(
      { firstName: 'Margaret', lastName: 'Sullivan', gender: 'FEMALE' },
      { firstName: 'Arthur', lastName: 'Pereira', suffix: 'Jr.', gender: 'MALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-10-16',
      mp_scheme: 'nothing_shared',
      mp_earnings: 'earner',
      mp_equity: 'earner',
      mp_retirement: 'owner',
      mp_cutoff: 'written_notice',
      hm_current: 'partner_a',
      hm_class: 'stays',
      hm_future: 'by_down_payment',
      db_repay: 'all',
      db_marital: 'signer',
      hf_contrib: 'same',
      hf_bills: ['housing', 'utilities', 'groceries', 'travel', 'health', 'vehicles'],
      hf_taxes: 'separately',
      ss_choice: 'partner_a_waives',
      ss_safety: ['illness', 'public_assistance'],
      ss_interim: 'law',
      de_estate: 'both_waive',
      de_home: 'stay',
      de_home_months: '24',
      de_retirement: 'anyone',
      de_pending: 'death',
      in_health: 'own',
      fa_step: 'parent',
      lp_infidelity: 'values',
      at_governing: 'state_of_residence',
      at_dispute: 'nothing',
    })
    .answering('A', {
      bg_residence: '14 Elm Street, Concord, Massachusetts',
      bg_employment: 'retired',
      bg_prior_marriage: 'widowed',
      bg_children: 'yes',
      bg_prior_obligations: 'none',
      un_reasons: ['children', 'family_wealth'],
    })
    .answering('B', {
      bg_residence: '230 Rivet Street, New Bedford, Massachusetts',
      bg_employment: 'retired',
      bg_prior_marriage: 'divorced',
      bg_children: 'yes',
      bg_prior_obligations: 'pays',
      un_reasons: ['children', 'keep_own'],
    })
    .sharing('B', 'bg_health', 'yes')
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'OTHER', valueInCents: 6_230_000 }],
      realEstates: [
        {
          streetAddress: '14 Elm Street',
          city: 'Concord',
          state: 'MA',
          zipcode: '01742',
          country: 'US',
          titleHeldInNameOf: 'Margaret Sullivan',
          purchaseYear: 1991,
          purchaseValueInCents: 24_900_000,
          assessedValueInCents: 118_500_000,
          lastAssessmentYear: 2026,
        },
      ],
      inheritancesTrusts: [
        {
          category: 'TRUST',
          nameOfTrust: 'Sullivan Family Trust',
          benefactor: 'Thomas Sullivan',
          valueInCents: 85_000_000,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'assets', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'OTHER', valueInCents: 4_815_000 }],
      assets: [
        {
          assetAccountType: 'ASSET',
          assetType: 'IRA',
          institution: 'Harbor Securities',
          beneficiary: 'Lucia Pereira',
          valueInCents: 31_250_000,
        },
      ],
      debts: [
        { creditor: 'Seaport Bank', natureOfDebt: 'line of credit', yearIncurred: 2022, amountDueInCents: 1_150_000 },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts'],
    });
