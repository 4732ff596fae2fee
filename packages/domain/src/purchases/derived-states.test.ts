import { describe, expect, it } from 'vitest';
import {
  attorneyServicesButton,
  bookingStatusOf,
  isNotarizationPaid,
  isPendingReview,
  isPrenupPaid,
  isQaAvailable,
  type PurchaseFacts,
  payoutDueInCents,
  priceInCents,
  qaQuantity,
  representationQuantity,
  requiresAttorney,
} from './derived-states';

const bought = (changes: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  productType: 'PRENUP',
  beneficiaryUserId: 'A',
  paymentStatus: 'SUCCESSFUL',
  bookingStatus: 'WAITING',
  deletedAt: null,
  ...changes,
});

describe('derived purchase states (customer spec §4)', () => {
  it.each([
    [{}, true],
    [{ paymentStatus: 'FULL_REFUNDED' }, false],
    [{ paymentStatus: 'PARTIALLY_REFUNDED' }, false],
    [{ deletedAt: '2026-01-01T00:00:00.000Z' }, false],
    [{ productType: 'NOTARIZATION' }, false],
  ] as const)('the prenup is paid by %j: %s', (changes, isPaid) => {
    expect(isPrenupPaid([bought(changes)])).toBe(isPaid);
  });
  it('notarization is paid likewise', () => {
    expect(isNotarizationPaid([bought({ productType: 'NOTARIZATION' })])).toBe(true);
    expect(isNotarizationPaid([bought()])).toBe(false);
  });
  it('booking belongs to the person represented, whoever bought it', () => {
    const item = bought({ productType: 'REPRESENTATION', beneficiaryUserId: 'B', bookingStatus: 'SCHEDULED' });
    expect(bookingStatusOf([item], 'B', 'REPRESENTATION')).toBe('SCHEDULED');
    expect(bookingStatusOf([item], 'A', 'REPRESENTATION')).toBeNull();
    expect(bookingStatusOf([item], 'B', 'Q_A')).toBeNull();
  });
  it('a partner requires an attorney by flag or by purchase', () => {
    expect(requiresAttorney({ willHireAttorney: false, hasRepresentation: false })).toBe(false);
    expect(requiresAttorney({ willHireAttorney: true, hasRepresentation: false })).toBe(true);
    expect(requiresAttorney({ willHireAttorney: false, hasRepresentation: true })).toBe(true);
  });
  it.each([
    [null, 1, false, true],
    [null, 0, true, true],
    [null, 0, false, false],
    ['WAITING', 1, false, false],
    ['SCHEDULED', 1, false, false],
    ['BOOKED', 1, false, true],
  ] as const)(
    'Q&A with booking %s, %i attorneys, assigned %s: %s',
    (bookingStatus, availableAttorneys, hasAssignedAttorneyOrFirm, isAvailable) => {
      expect(isQaAvailable({ bookingStatus, availableAttorneys, hasAssignedAttorneyOrFirm })).toBe(isAvailable);
    },
  );
  it('a pending review is a live representation whose attorney has not approved', () => {
    const item = bought({ productType: 'REPRESENTATION' });
    expect(isPendingReview(item, () => false)).toBe(true);
    expect(isPendingReview(item, () => true)).toBe(false);
    expect(isPendingReview(bought(), () => false)).toBe(false);
  });
});

describe('header button to attorney services (customer spec §6)', () => {
  const facts = {
    isPrenupPaid: true,
    attorneySupport: 'PARTNER',
    isLoaded: true,
    hasError: false,
    representation: null,
    isNotarized: false,
    qa: null,
  } as const;
  it.each([
    [{}, 'REPRESENTATION'],
    [{ isPrenupPaid: false }, null],
    [{ attorneySupport: 'NONE' }, null],
    [{ isLoaded: false }, null],
    [{ hasError: true }, null],
    [{ representation: 'SCHEDULED' }, 'REPRESENTATION'],
    [{ representation: 'SCHEDULED', isNotarized: true }, null],
    [{ representation: 'SCHEDULED', qa: 'WAITING' }, 'REPRESENTATION'],
    [{ representation: 'BOOKED' }, null],
    [{ representation: 'BOOKED', qa: 'WAITING' }, 'Q_A'],
    [{ representation: 'BOOKED', qa: 'SCHEDULED' }, 'Q_A'],
    [{ representation: 'BOOKED', qa: 'BOOKED' }, null],
  ] as const)('%j: %s', (changes, leadsTo) => {
    expect(attorneyServicesButton({ ...facts, ...changes })).toBe(leadsTo);
  });
});

describe('quantities (customer spec §9; D19)', () => {
  it.each([
    [{ requested: null, maximum: 2, userCanPurchase: true, fianceCanPurchase: true }, 1],
    [{ requested: 1, maximum: 2, userCanPurchase: true, fianceCanPurchase: true }, 1],
    [{ requested: 2, maximum: 2, userCanPurchase: true, fianceCanPurchase: true }, 2],
    [{ requested: 3, maximum: 2, userCanPurchase: true, fianceCanPurchase: true }, 2],
    [{ requested: 0, maximum: 2, userCanPurchase: true, fianceCanPurchase: true }, 1],
    [{ requested: 2, maximum: 2, userCanPurchase: true, fianceCanPurchase: false }, 1],
    [{ requested: 2, maximum: 1, userCanPurchase: false, fianceCanPurchase: true }, 1],
    [{ requested: 2, maximum: 2, userCanPurchase: false, fianceCanPurchase: false }, 0],
    [{ requested: 2, maximum: 0, userCanPurchase: true, fianceCanPurchase: true }, 0],
  ])('%j: %i', (facts, quantity) => {
    expect(representationQuantity(facts)).toBe(quantity);
  });
  it('Q&A is always one, and the price is quantity times price', () => {
    expect(qaQuantity()).toBe(1);
    expect(priceInCents(2, 69_900)).toBe(139_800);
  });
  it('payout due is price paid minus fee paid', () => {
    expect(payoutDueInCents({ pricePaidInCents: 69_900, feePaidInCents: 10_000 })).toBe(59_900);
    expect(payoutDueInCents({ pricePaidInCents: 1, feePaidInCents: 2 })).toBe(0);
  });
});
