import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Louisiana: separation of property, support given up, nobody represented, a private act before a notary. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('LA')
    .named(
      { firstName: 'Elise', lastName: 'Fontenot', gender: 'FEMALE' },
      { firstName: 'Marcus', middleName: 'James', lastName: 'Batiste', gender: 'MALE' },
    )
    .withoutAnswersTo('fa_embryo')
    .agreeOn({
      bg_wedding_date: '2027-03-20',
      un_disclosure_level: 'waive_more',
      sp_commingling: 'returned',
      mp_scheme: 'joint_title',
      mp_earnings: 'earner',
      mp_equity: 'earner',
      mp_retirement: 'owner',
      mp_cutoff: 'written_notice',
      hm_current: 'partner_a',
      hm_class: 'stays',
      hm_future: 'as_deed_says',
      hm_down_payment: 'not_returned',
      hm_end: 'offered_to_b',
      db_repay: 'all',
      db_marital: 'signer',
      hf_contrib: 'same',
      hf_bills: ['housing', 'utilities', 'pets'],
      ss_choice: 'waived',
      ss_safety: ['illness'],
      fa_pets: 'yes',
      fa_pet_home: 'by_turns',
      at_dispute: 'collaborative',
      at_fees: 'loser',
    })
    .answering('A', {
      bg_residence: '2217 Dauphine Street, New Orleans, Louisiana',
      bg_occupation: 'chemist, Crescent City Water Board',
      un_reasons: ['keep_own', 'debts'],
      un_hire_attorney: 'without',
      un_counsel_waiver: 'prepare',
    })
    .answering('B', {
      bg_residence: '605 Jackson Street, Thibodaux, Louisiana',
      bg_occupation: 'deputy clerk of court, Lafourche Parish',
      un_hire_attorney: 'without',
      un_counsel_waiver: 'prepare',
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 8_450_000 }],
      realEstates: [
        {
          streetAddress: '2217 Dauphine Street',
          city: 'New Orleans',
          state: 'LA',
          zipcode: '70117',
          country: 'US',
          titleHeldInNameOf: 'Elise Fontenot',
          purchaseYear: 2020,
          purchaseValueInCents: 31_500_000,
          assessedValueInCents: 34_000_000,
          lastAssessmentYear: 2025,
          mortgagesInCents: 21_200_000,
          equityInCents: 12_800_000,
        },
      ],
      nothingToDisclose: ['businesses', 'vehicles', 'inheritances-trusts', 'debts', 'assets'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'BASE_WAGES', valueInCents: 5_230_000 }],
      vehicles: [
        {
          vehicleType: 'TRUCK',
          make: 'Ford',
          model: 'F-150',
          purchaseYear: 2022,
          purchasePriceInCents: 4_800_000,
          marketValueInCents: 3_350_000,
          loanInCents: 1_925_000,
        },
      ],
      debts: [
        {
          creditor: 'Pelican Credit Union',
          natureOfDebt: 'credit card',
          yearIncurred: 2024,
          amountDueInCents: 612_040,
        },
      ],
      nothingToDisclose: ['businesses', 'real-estates', 'inheritances-trusts', 'assets'],
    });
