import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** Alaska: everything is to be community property as far as the law lets the two choose it; what they have is only sketched, and some questions are open. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('AK')
    .named(
      { firstName: 'Sasha', lastName: 'Petroff', gender: null },
      { firstName: 'Mae', lastName: 'Ito', gender: 'FEMALE' },
    )
    .withoutAnswersTo('sp_growth_passive', 'sp_growth_active')
    .agreeOn({
      un_disclosure_level: 'waive_more',
      sp_premarital: { options: ['shared'], typed: 'Sasha’s fishing permit stays with Sasha.' },
      mp_scheme: { options: ['all_shared'], typed: 'Prizes and winnings are shared as well.' },
      mp_equity: 'shared_once_vested',
      hm_current: 'partner_b',
      hm_class: 'shared',
      hf_bills: ['groceries'],
      de_retirement: 'spouse',
      in_health: 'months_shared',
      fa_pets: 'yes',
      fa_pet_home: 'by_turns',
    })
    .answering('A', {
      bg_residence: '31 Katlian Street, Sitka, Alaska',
      bg_employment: 'self_employed',
      bg_occupation: 'troller, vessel Aurora',
      un_hire_attorney: 'undecided',
      db_marital: 'all_shared',
      ss_choice: 'waived',
    })
    .answering('B', {
      bg_residence: '31 Katlian Street, Sitka, Alaska',
      bg_occupation: 'teacher, Sitka School District',
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Paul Demientieff, Sitka, paul@demientieff.example, Alaska',
      db_marital: 'signer',
      ss_choice: 'state_law',
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 6_140_000 }],
      vehicles: [
        {
          vehicleType: 'BOAT',
          make: 'Delta',
          model: 'Aurora',
          purchaseYear: 2016,
          purchasePriceInCents: 9_500_000,
          marketValueInCents: 7_200_000,
        },
      ],
    })
    .disclosing('B', { incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 7_015_000 }] });
