import { describe, expect, it } from 'vitest';
import { type DeletionFacts, deletionDueAt, deletionPlan } from './deletion';

const nothing: DeletionFacts = {
  isPaymentUnderWay: false,
  isRefundUnderWay: false,
  isNotarizationUnderWay: false,
  isAppointmentBooked: false,
  hasPurchases: false,
  hasUnusedServices: false,
  documents: [],
};
const planFor = (facts: Partial<DeletionFacts>) => deletionPlan({ ...nothing, ...facts });
const kept = (facts: Partial<DeletionFacts>) => planFor(facts).kept.map(({ what, until }) => `${what} ${until}`);

describe('deleting an account', () => {
  it.each([
    ['isPaymentUnderWay', 'PAYMENT_UNDER_WAY'],
    ['isRefundUnderWay', 'REFUND_UNDER_WAY'],
    ['isNotarizationUnderWay', 'NOTARIZATION_UNDER_WAY'],
    ['isAppointmentBooked', 'APPOINTMENT_BOOKED'],
  ] as const)('waits: %s', (fact, obstacle) => {
    expect(planFor({ [fact]: true }).obstacles).toEqual([obstacle]);
  });

  it('waits for nothing where nothing is under way', () => expect(planFor({}).obstacles).toEqual([]));

  it.each([
    ['of somebody who has just signed up', {}, 'ACCOUNT MESSAGES ADDRESSES', ['AUDIT_LOG ALWAYS']],
    [
      'of somebody alone with a document',
      { documents: [{ hasPartner: false, isNotarized: false }] },
      'ACCOUNT ANSWERS DISCLOSURE AGREEMENT MESSAGES ADDRESSES',
      ['AUDIT_LOG ALWAYS'],
    ],
    [
      'of one of two before anything is notarized',
      { documents: [{ hasPartner: true, isNotarized: false }], hasPurchases: true, hasUnusedServices: true },
      'ACCOUNT ANSWERS DISCLOSURE AGREEMENT MESSAGES ADDRESSES SERVICES',
      ['PARTNER THEIRS', 'MONEY SEVEN_YEARS', 'AUDIT_LOG ALWAYS'],
    ],
    [
      'of one of two who have a notarized agreement',
      { documents: [{ hasPartner: true, isNotarized: true }], hasPurchases: true },
      'ACCOUNT ANSWERS MESSAGES ADDRESSES',
      [
        'AGREEMENT PARTNER_DELETES',
        'DISCLOSURE PARTNER_DELETES',
        'PARTNER THEIRS',
        'MONEY SEVEN_YEARS',
        'AUDIT_LOG ALWAYS',
      ],
    ],
    [
      'of the last who holds a notarized agreement',
      { documents: [{ hasPartner: false, isNotarized: true }] },
      'ACCOUNT ANSWERS DISCLOSURE AGREEMENT MESSAGES ADDRESSES',
      ['AUDIT_LOG ALWAYS'],
    ],
    [
      'of one who has another, older document alone',
      {
        documents: [
          { hasPartner: true, isNotarized: true },
          { hasPartner: false, isNotarized: false },
        ],
      },
      'ACCOUNT ANSWERS DISCLOSURE AGREEMENT MESSAGES ADDRESSES',
      ['AGREEMENT PARTNER_DELETES', 'DISCLOSURE PARTNER_DELETES', 'PARTNER THEIRS', 'AUDIT_LOG ALWAYS'],
    ],
  ])('%s', (_name, facts, erased, remains) => {
    expect(planFor(facts).erased.join(' ')).toBe(erased);
    expect(kept(facts)).toEqual(remains);
  });

  it('is done fourteen days after it was asked for', () => {
    expect(deletionDueAt(new Date('2026-06-15T12:00:00.000Z')).toISOString()).toBe('2026-06-29T12:00:00.000Z');
  });
});
