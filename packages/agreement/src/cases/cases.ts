import { aCouple, type Couple } from '../testing/couple';
import { aFullCouple } from '../testing/full-couple';
import { couple as alaskaAllShared } from './alaska-all-shared/couple';
import { couple as californiaBothRepresented } from './california-both-represented/couple';
import { couple as coloradoCappedMaintenance } from './colorado-capped-maintenance/couple';
import { couple as floridaHomestead } from './florida-homestead/couple';
import { couple as georgiaFamilyBusiness } from './georgia-family-business/couple';
import { couple as louisianaSeparationOfProperty } from './louisiana-separation-of-property/couple';
import { couple as massachusettsLaterInLife } from './massachusetts-later-in-life/couple';
import { couple as minnesotaShortMarriage } from './minnesota-short-marriage/couple';
import { couple as newJerseyAwardsAndEmbryos } from './new-jersey-awards-and-embryos/couple';
import { couple as northCarolinaArbitration } from './north-carolina-arbitration/couple';
import { couple as wisconsinSecondMarriage } from './wisconsin-second-marriage/couple';

/** Couples whose agreements are kept beside this file as outlines that a lawyer can review. */
export const cases: Readonly<Record<string, () => Couple>> = {
  'california-limited-support': () =>
    aFullCouple()
      .inState('CA')
      .agreeOn({ sp_exceptions: 'The 2021 blue Forester registered to Alex; the piano in the living room.' })
      .receiving('A')
      .receiving('B'),

  'new-york-mutual-waiver': () =>
    aFullCouple()
      .inState('NY')
      .named(
        { firstName: 'Zoë', lastName: 'Nguyễn', gender: 'FEMALE' },
        { firstName: '小龍', lastName: '李', gender: 'MALE' },
      )
      .withoutAnswersTo('ss_basis', 'ss_pct', 'ss_months', 'ss_end', 'un_counsel_waiver')
      .agreeOn({
        ss_choice: 'waived',
        at_sunset: 'support_only',
        at_sunset_years: '10',
        fa_embryo_divorce: 'partner_a',
        mp_scheme: 'joint_title',
        sp_exceptions: 'The 2021 blue Forester registered to Zoë; the piano in the living room.',
        at_custom: 'We will spend one week of each summer with the family of 小龍 in Flushing.',
      })
      .answering('A', { bg_residence: '41 Bowne Street, Apartment 6F, Queens, New York' })
      .answering('B', {
        bg_occupation: 'furniture maker, 李 Woodwork LLC',
        bg_residence: '41 Bowne Street, Apartment 6F, Queens, New York',
        un_language: 'other',
        un_hire_attorney: 'own_attorney',
        un_ext_attorney: 'Priya Raman, Raman & Cole, priya@raman-cole.example, New York',
      })
      .disclosing('A', {
        incomes: [
          { year: 2026, incomeType: 'BASE_SALARY', valueInCents: 11_850_000 },
          { year: 2025, incomeType: 'BASE_SALARY', valueInCents: 11_220_000 },
        ],
        realEstates: [
          {
            streetAddress: '41 Bowne Street, Apartment 6F',
            city: 'Queens',
            state: 'NY',
            zipcode: '11355',
            country: 'US',
            titleHeldInNameOf: 'Zoë Nguyễn',
            purchaseYear: 2019,
            purchaseValueInCents: 48_900_000,
            assessedValueInCents: 56_200_000,
            lastAssessmentYear: 2025,
            mortgagesInCents: 30_250_000,
            equityInCents: 25_950_000,
          },
        ],
        vehicles: [
          {
            vehicleType: 'CAR',
            make: 'Subaru',
            model: 'Forester',
            purchaseYear: 2021,
            purchasePriceInCents: 3_140_000,
            marketValueInCents: 2_275_000,
          },
        ],
      })
      .disclosing('B', {
        incomes: [{ year: 2026, incomeType: 'SELF_EMPLOYMENT', valueInCents: 7_450_000 }],
        businesses: [
          { name: '李 Woodwork LLC', businessType: 'LLC', ownershipPercentage: 100, valueInCents: 12_000_000 },
        ],
        nothingToDisclose: ['vehicles', 'inheritances-trusts'],
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
      .disclosing('A', {
        incomes: [{ year: 2026, incomeType: 'BASE_SALARY', valueInCents: 6_800_000 }],
        nothingToDisclose: ['businesses', 'real-estates', 'vehicles', 'inheritances-trusts', 'assets', 'debts'],
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

  'california-both-represented': californiaBothRepresented,
  'louisiana-separation-of-property': louisianaSeparationOfProperty,
  'wisconsin-second-marriage': wisconsinSecondMarriage,
  'minnesota-short-marriage': minnesotaShortMarriage,
  'new-jersey-awards-and-embryos': newJerseyAwardsAndEmbryos,
  'georgia-family-business': georgiaFamilyBusiness,
  'massachusetts-later-in-life': massachusettsLaterInLife,
  'florida-homestead': floridaHomestead,
  'colorado-capped-maintenance': coloradoCappedMaintenance,
  'north-carolina-arbitration': northCarolinaArbitration,
  'alaska-all-shared': alaskaAllShared,
};
