import { describe, expect, it } from 'vitest';
import { ATTORNEY_STAGES, REVIEW_STATUSES } from '../attorneys/enumerations';
import {
  ACCOUNT_TYPES,
  ASSET_ACCOUNT_TYPES,
  ASSET_TYPES,
  BUSINESS_TYPES,
  FINANCIAL_KINDS,
  INCOME_TYPES,
  INHERITANCE_CATEGORIES,
  VEHICLE_TYPES,
} from '../disclosure/enumerations';
import { VALUATION_BASES } from '../disclosure/evidence';
import { DOCUMENT_STATUSES } from '../documents/enumerations';
import { en } from '../generated/messages/en';
import { ATTORNEY_SUPPORTS, DISTRIBUTION_LAWS, SPOUSAL_SUPPORT_LAWS } from '../jurisdictions/enumerations';
import { CURRENCIES } from '../money/enumerations';
import { DEADLINE_REASONS, DEADLINE_STEPS } from '../deadlines/steps';
import { GENDERS, PRONOUNS, USER_TYPES } from '../people/enumerations';
import {
  ATTORNEY_SERVICE_TYPES,
  BOOKING_STATUSES,
  EVENT_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  PAYOUT_STATUSES,
  PRODUCT_TYPES,
} from '../purchases/enumerations';
import { SECTION_STATUSES } from '../questionnaire/enumerations';
import { EVENT_FILTERS } from '../records/enumerations';
import { SUPPORT_TICKET_STATUSES, SUPPORT_TOPICS } from '../support/enumerations';
import { type EnumerationName, enumerationLabel } from './labels';
import { say } from './say';

const values: Readonly<Record<EnumerationName, readonly string[]>> = {
  accountType: ACCOUNT_TYPES,
  assetAccountType: ASSET_ACCOUNT_TYPES,
  assetType: ASSET_TYPES,
  attorneyServiceType: ATTORNEY_SERVICE_TYPES,
  attorneyStage: ATTORNEY_STAGES,
  attorneySupport: ATTORNEY_SUPPORTS,
  bookingStatus: BOOKING_STATUSES,
  businessType: BUSINESS_TYPES,
  currency: CURRENCIES,
  deadlineReason: DEADLINE_REASONS,
  deadlineStep: DEADLINE_STEPS,
  distributionLaw: DISTRIBUTION_LAWS,
  documentStatus: DOCUMENT_STATUSES,
  eventFilter: EVENT_FILTERS,
  eventStatus: EVENT_STATUSES,
  financialKind: FINANCIAL_KINDS,
  gender: GENDERS,
  incomeType: INCOME_TYPES,
  inheritanceCategory: INHERITANCE_CATEGORIES,
  paymentMethod: PAYMENT_METHODS,
  paymentStatus: PAYMENT_STATUSES,
  payoutStatus: PAYOUT_STATUSES,
  productType: PRODUCT_TYPES,
  pronouns: PRONOUNS,
  reviewStatus: REVIEW_STATUSES,
  sectionStatus: SECTION_STATUSES,
  spousalSupportLaw: SPOUSAL_SUPPORT_LAWS,
  supportTicketStatus: SUPPORT_TICKET_STATUSES,
  supportTopic: SUPPORT_TOPICS,
  userType: USER_TYPES,
  valuationBasis: VALUATION_BASES,
  vehicleType: VEHICLE_TYPES,
};

describe('labels of enumerations', () => {
  it.each(Object.entries(values))('%s has one for each value and for nothing else', (enumeration, expected) => {
    const labelled = Object.keys(en)
      .filter((key) => key.startsWith(`${enumeration}.`))
      .map((key) => key.slice(enumeration.length + 1));
    expect(labelled.sort()).toEqual([...expected].sort());
  });
  it('says them in words', () => {
    expect(enumerationLabel(say, 'accountType', 'HEALTH_SAVINGS')).toBe('Health savings');
    expect(enumerationLabel(say, 'pronouns', 'THEY_THEM_THEIRS')).toBe('they/them/theirs');
  });
});
