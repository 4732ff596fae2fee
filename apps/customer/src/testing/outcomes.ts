import type { components } from '@troth/api-client';
import { ids } from './couple';

type Facts = components['schemas']['OutcomeFacts'];

const law: Facts['law'] = {
  abbreviation: 'NY',
  name: 'New York',
  property: {
    citation: 'N.Y. Dom. Rel. Law § 236(B)(5)',
    grade: 'high',
    kind: 'EQUITABLE',
    reach: 'SHARED_ONLY',
    division: 'COURT',
    note: null,
  },
  growth: { citation: 'N.Y. Dom. Rel. Law § 236(B)(1)(d)(3)', grade: 'high', shared: 'ACTIVE' },
  income: null,
  paidIn: null,
  support: null,
  intestacy: null,
  elective: null,
  researchedOn: '2026-11-25',
  reviewedByCounsel: false,
};

/** What the years are computed from, in New York, beside the disclosures. */
export const outcomeFacts = (given: Partial<Facts> = {}): Facts => ({
  law,
  answers: { A: { mp_split: { options: ['equally'], typed: null } }, B: {} },
  areBothComplete: false,
  gaps: ['PARTNER_NOT_DONE'],
  changedByHand: [],
  ...given,
});

/** A business of Alex's, worth $200,000. */
export const aBusiness = {
  id: ids.document,
  userId: ids.alex,
  documentId: ids.document,
  currency: 'USD',
  version: 1,
  valueInCents: 20_000_000,
  amountOwedInCents: 0,
  percentageOwned: 100,
  deletedAt: null,
};
