import { aCouple, type Couple } from '../testing/couple';
import { aFullCouple } from '../testing/full-couple';

/** Couples whose agreements are kept beside this file as outlines that a lawyer can review. */
export const cases: Readonly<Record<string, () => Couple>> = {
  'california-limited-support': () => aFullCouple().inState('CA'),

  'new-york-mutual-waiver': () =>
    aFullCouple()
      .inState('NY')
      .named(
        { firstName: 'Zoë', lastName: 'Nguyễn', gender: 'FEMALE' },
        { firstName: '小龍', lastName: '李', gender: 'MALE' },
      )
      .agreeOn({
        ss_choice: 'waived',
        at_sunset: 'support_only',
        at_sunset_years: '10',
        fa_embryo_divorce: 'partner_a',
        mp_scheme: 'joint_title',
      })
      .answering('B', {
        un_hire_attorney: 'own_attorney',
        un_ext_attorney: 'Priya Raman, Raman & Cole, priya@raman-cole.example, New York',
      }),

  'texas-separate-income': () =>
    aCouple()
      .inState('TX')
      .named(
        { firstName: 'Sam', lastName: "O'Brien-Smith", gender: 'NON_BINARY' },
        { firstName: 'Sam', lastName: 'Ruiz', suffix: 'Jr.' },
      )
      .agreeOn({
        bg_wedding_date: '2027-10-02',
        un_disclosure_level: 'exact',
        sp_premarital: 'stays',
        sp_growth_passive: 'owner',
        sp_growth_active: 'owner',
        sp_income: 'owner',
        sp_commingling: 'returned',
        sp_credit: 'none',
        sp_gifts_others: 'receiver',
        sp_gifts_between: 'receiver',
        sp_inheritance: 'receiver_all',
        sp_business: 'partner_b',
        sp_business_class: 'owner_all',
        sp_business_work: 'fair_pay',
        mp_scheme: 'nothing_shared',
        mp_earnings: 'earner',
        mp_cutoff: 'filing',
        mp_split: 'equally',
        hm_current: 'partner_b',
        hm_class: 'stays',
        db_premarital: 'borrower',
        db_marital: 'signer',
        ss_choice: 'state_law',
        de_estate: 'state_law',
        at_governing: 'state_of_residence',
        at_fees: 'court',
        at_signing: 'online',
      })
      .answering('A', { un_hire_attorney: 'without', un_counsel_waiver: 'prepare', un_reasons: ['clarity'] })
      .answering('B', {
        un_hire_attorney: 'without',
        un_counsel_waiver: 'prepare',
        un_reasons: ['clarity', 'business'],
      })
      .disclosing('B', {
        businesses: [
          {
            name: 'Ruiz Drilling',
            businessType: 'SOLE_PROPRIETORSHIP',
            ownershipPercentage: 100,
            valueInCents: 45000050,
          },
        ],
      }),

  'iowa-undecided': () =>
    aCouple()
      .inState('IA')
      .agreeOn({ sp_premarital: 'stays', mp_cutoff: 'final_judgment', at_fees: 'own' })
      .answering('A', { mp_split: 'equally', sp_income: 'owner' })
      .answering('B', { mp_split: 'state_law' }),
};
