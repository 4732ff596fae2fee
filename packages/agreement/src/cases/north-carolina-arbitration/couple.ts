import type { Couple } from '../../testing/couple';
import { aPlainCouple } from '../../testing/plain-couple';

/** North Carolina: two businesses, arbitration under the state's family act, a payment on infidelity, one sum in place of support, both represented. */
export const couple = (): Couple =>
  aPlainCouple()
    .inState('NC')
    .named(
      { firstName: 'Tyrell', lastName: 'Haynes', gender: 'MALE' },
      { firstName: 'Noah', lastName: 'Brandt', gender: 'MALE' },
    )
    .agreeOn({
      bg_wedding_date: '2027-11-06',
      sp_growth_passive: 'shared',
      sp_growth_active: 'shared',
      sp_gifts_between: 'receiver',
      sp_business: 'both',
      sp_business_class: 'shared',
      sp_business_work: 'pay_and_credit',
      sp_wedding_gifts: 'money_shared',
      sp_injury: 'injured',
      mp_cars: 'title',
      mp_goods: 'payer',
      hm_second: 'deed',
      lp_off_ring: 'giver_unless_cancels',
      lp_off_costs: 'payer',
      lp_digital: ['own_accounts'],
      sp_business_later: 'founder_repays',
      sp_ip: 'creator',
      mp_scheme: 'nothing_shared',
      mp_earnings: 'earner',
      mp_equity: 'earner',
      mp_retirement: 'owner',
      hm_current: 'undecided',
      hm_stay: 'partner_b',
      db_study: 'student',
      db_business: 'owner',
      hf_contrib: 'same',
      hf_bills: ['vehicles'],
      hf_taxes: 'separately',
      ss_choice: 'lump_sum',
      ss_lump: '80000',
      ss_safety: ['public_assistance'],
      ss_interim: 'same_terms',
      de_estate: 'partner_a_waives',
      de_gift: 'amount',
      de_gift_amt: '120000',
      de_home: 'none',
      de_retirement: 'anyone',
      in_life: 'partner_a',
      in_life_amt: '100000',
      fa_degree: 'nothing',
      lp_ring: 'giver',
      lp_infidelity: 'payment',
      lp_infidelity_amt: '15000',
      at_dispute: 'mediation_arbitration',
      at_fees: 'loser',
      at_fees_interim: 'higher_earner',
    })
    .answering('A', {
      bg_residence: '920 Trade Street NW, Winston-Salem, North Carolina',
      bg_employment: 'self_employed',
      bg_occupation: 'brewer, Twin City Ales',
      un_reasons: ['business'],
    })
    .answering('B', {
      bg_residence: '920 Trade Street NW, Winston-Salem, North Carolina',
      bg_employment: 'self_employed',
      bg_occupation: 'potter, Brandt Stoneware',
      un_reasons: ['business', 'debts'],
      un_hire_attorney: 'own_attorney',
      un_ext_attorney: 'Leila Farrow, Farrow PLLC, leila@farrow.example, North Carolina',
    })
    .disclosing('A', {
      incomes: [{ year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 7_700_000 }],
      businesses: [{ name: 'Twin City Ales', businessType: 'LLC', ownershipPercentage: 50, valueInCents: 22_000_000 }],
      nothingToDisclose: ['real-estates', 'vehicles', 'inheritances-trusts', 'assets', 'debts'],
    })
    .disclosing('B', {
      incomes: [{ year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 4_390_000 }],
      businesses: [
        {
          name: 'Brandt Stoneware',
          businessType: 'SOLE_PROPRIETORSHIP',
          ownershipPercentage: 100,
          valueInCents: 4_500_000,
        },
      ],
      nothingToDisclose: ['real-estates', 'vehicles', 'inheritances-trusts', 'assets', 'debts'],
    });
