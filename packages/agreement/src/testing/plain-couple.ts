import { aCouple, type Couple } from './couple';

/**
 * A couple who answered every question that is asked of everybody, each in the simplest way: what is theirs stays
 * theirs, what comes later follows the state, and no term is added. Cases change what their story is about.
 */
export function aPlainCouple(): Couple {
  return aCouple()
    .agreeOn({
      bg_wedding_date: '2027-06-12',
      un_disclosure_level: 'exact',
      sp_premarital: 'stays',
      sp_growth_passive: 'owner',
      sp_growth_active: 'owner',
      sp_income: 'owner',
      sp_commingling: 'traceable',
      sp_credit: 'none',
      sp_gifts_others: 'receiver',
      sp_gifts_between: 'receiver',
      sp_inheritance: 'receiver_all',
      sp_business: 'neither',
      sp_equity: 'holder',
      mp_scheme: 'state_default',
      mp_earnings: 'shared',
      mp_equity: 'same_as_pay',
      mp_retirement: 'shared',
      mp_split: 'equally',
      mp_cutoff: 'filing',
      hm_current: 'rented',
      hm_future: 'equal',
      hm_down_payment: 'returned',
      hm_end: 'sold',
      db_premarital: 'borrower',
      db_repay: 'none',
      db_marital: 'household_shared',
      db_indemnity: 'with_costs',
      hf_joint: 'household',
      hf_contrib: 'by_income',
      hf_taxes: 'jointly',
      hf_time_out: 'none',
      ss_choice: 'state_law',
      de_estate: 'state_law',
      de_home: 'none',
      de_retirement: 'spouse',
      in_life: 'none',
      fa_embryo: 'no',
      at_sunset: 'no',
      at_governing: 'chosen_state',
      at_dispute: 'mediation',
      at_fees: 'own',
      at_signing: 'in_person',
    })
    .agreeOn({ bg_employment: 'employed', bg_prior_marriage: 'never', bg_children: 'no' })
    .agreeOn({ un_reasons: ['clarity'], un_hire_attorney: 'through_service', un_language: 'english' });
}
