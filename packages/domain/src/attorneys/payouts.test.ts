import { describe, expect, it } from 'vitest';
import { type PayoutFacts, payoutStanding } from './payouts';

const facts = (changes: Partial<PayoutFacts> = {}): PayoutFacts => ({
  pricePaidInCents: 69_900,
  feePaidInCents: 2_057,
  isFeeKnown: true,
  refunds: [],
  paidInCents: 0,
  payoutStatus: 'DUE',
  bookingStatus: 'BOOKED',
  isDisputed: false,
  account: 'READY',
  ...changes,
});

describe('what is due to a firm for a service (customer spec §9 "Payout due")', () => {
  it.each([
    ['price less fee', {}, 67_843],
    ['less a refund', { refunds: [{ amountInCents: 20_000, isComplimentary: false }] }, 47_843],
    ['a kindness is ours to bear', { refunds: [{ amountInCents: 20_000, isComplimentary: true }] }, 67_843],
    ['less what was paid', { paidInCents: 30_000 }, 37_843],
    ['nothing after a full refund', { refunds: [{ amountInCents: 69_900, isComplimentary: false }] }, 0],
    ['nothing once it is settled, though less was paid', { paidInCents: 60_000, payoutStatus: 'PAID' }, 0],
    ['all of it while the fee is unknown', { feePaidInCents: 0, isFeeKnown: false }, 69_900],
  ] as const)('%s', (_what, changes, cents) => {
    expect(payoutStanding(facts(changes)).dueInCents).toBe(cents);
  });

  it.each([
    [null, {}],
    ['ACCOUNT', { account: 'IN_REVIEW' }],
    ['FEE_UNKNOWN', { account: 'IN_REVIEW', isFeeKnown: false }],
    ['NOT_MET', { isFeeKnown: false, bookingStatus: 'SCHEDULED' }],
    ['NOT_MET', { bookingStatus: 'WAITING' }],
    ['DISPUTED', { isDisputed: true, bookingStatus: 'WAITING' }],
    [null, { isDisputed: true, payoutStatus: 'PAID' }],
  ] as const)('waits for %s: %j', (wait, changes) => {
    expect(payoutStanding(facts(changes)).waitsFor).toBe(wait);
  });
});
