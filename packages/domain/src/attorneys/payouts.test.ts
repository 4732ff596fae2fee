import { describe, expect, it } from 'vitest';
import {
  committedInCents,
  type MadePayout,
  paidToAttorneyInCents,
  type PayoutFacts,
  type PayoutItemFacts,
  payoutRefusal,
  type PayoutRequest,
  payoutStanding,
  payoutSums,
  reversalsOf,
  reversibleInCents,
} from './payouts';

const facts = (changes: Partial<PayoutFacts> = {}): PayoutFacts => ({
  pricePaidInCents: 69_900,
  feePaidInCents: 2_057,
  isFeeKnown: true,
  refunds: [],
  paidInCents: 0,
  payoutStatus: 'DUE',
  bookingStatus: 'BOOKED',
  isDisputed: false,
  isApproved: true,
  account: 'READY',
  ...changes,
});

describe('sums by month and year', () => {
  const items = [
    {
      boughtAt: '2025-12-31T23:30:00.000Z',
      dueInCents: 100,
      payments: [
        { paidOn: '2026-01-01', amountInCents: 700, reversedInCents: 200 },
        { paidOn: '2025-12-31', amountInCents: 40, reversedInCents: 0 },
      ],
    },
    { boughtAt: '2026-01-15T12:00:00.000Z', dueInCents: 0, payments: [] },
  ];

  it.each([
    [
      'MONTH' as const,
      [
        { period: '2026-01', dueInCents: 0, paidInCents: 500 },
        { period: '2025-12', dueInCents: 100, paidInCents: 40 },
      ],
    ],
    [
      'YEAR' as const,
      [
        { period: '2026', dueInCents: 0, paidInCents: 500 },
        { period: '2025', dueInCents: 100, paidInCents: 40 },
      ],
    ],
  ])('by %s: a payment where it was made, what is due where the service was bought', (by, expected) => {
    expect(payoutSums(items, by)).toEqual(expected);
  });

  it('have no period without an amount', () => {
    expect(payoutSums([{ boughtAt: '2026-01-15T12:00:00.000Z', dueInCents: 0, payments: [] }], 'MONTH')).toEqual([]);
  });
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
    ['NOT_APPROVED', { account: 'IN_REVIEW', isApproved: false }],
    ['FEE_UNKNOWN', { isApproved: false, isFeeKnown: false }],
    ['NOT_MET', { isFeeKnown: false, bookingStatus: 'SCHEDULED' }],
    ['NOT_MET', { bookingStatus: 'WAITING' }],
    ['DISPUTED', { isDisputed: true, bookingStatus: 'WAITING' }],
    [null, { isDisputed: true, payoutStatus: 'PAID' }],
  ] as const)('waits for %s: %j', (wait, changes) => {
    expect(payoutStanding(facts(changes)).waitsFor).toBe(wait);
  });
});

const itemFacts = (changes: Partial<PayoutItemFacts> = {}): PayoutItemFacts => ({
  ...facts(),
  isService: true,
  hasCharge: true,
  ...changes,
});
const request = (changes: Partial<PayoutRequest> = {}): PayoutRequest => ({
  amountInCents: null,
  reason: 'Due for the service',
  isOutside: false,
  outside: null,
  allowsOwnBalance: false,
  ...changes,
});
const elsewhere = { paidOn: '2026-06-10', reference: 'Check 1042' };

describe('paying a firm (decisions, row 52)', () => {
  it.each([
    ['all that is due', {}, {}, null],
    ['one cent', { amountInCents: 1, reason: 'A part' }, {}, null],
    ['nothing', { amountInCents: 0, reason: 'A part' }, {}, 'NOT_AN_AMOUNT'],
    ['half a cent', { amountInCents: 0.5, reason: 'A part' }, {}, 'NOT_AN_AMOUNT'],
    ['2^53 cents', { amountInCents: 2 ** 53 }, {}, 'NOT_AN_AMOUNT'],
    ['all that is due, without saying why', { reason: null }, {}, 'REASON_MISSING'],
    ['one cent less', { amountInCents: 67_842 }, {}, null],
    ['one cent less, without saying why', { amountInCents: 67_842, reason: null }, {}, 'REASON_MISSING'],
    ['exactly what is due', { amountInCents: 67_843 }, {}, null],
    ['one cent more', { amountInCents: 67_844 }, {}, 'MORE_THAN_DUE'],
    ['what is settled', {}, { payoutStatus: 'PAID' }, 'CLOSED'],
    ['the prenup itself', {}, { isService: false }, 'NO_ATTORNEY'],
    ['what is on its way already', {}, { paidInCents: 67_843 }, 'NOTHING_DUE'],
    ['before the call', {}, { bookingStatus: 'SCHEDULED' }, 'NOT_MET'],
    ['what a bank asks back', {}, { isDisputed: true }, 'DISPUTED'],
    ['before the fee is known', {}, { isFeeKnown: false }, 'FEE_UNKNOWN'],
    ['a firm that is not approved', {}, { isApproved: false }, 'NOT_APPROVED'],
    ['a firm without an account', {}, { account: 'NOT_STARTED' }, 'ACCOUNT'],
    ['what no charge stands behind', {}, { hasCharge: false }, 'NO_CHARGE'],
    [
      'the same, from our balance, without a reason',
      { allowsOwnBalance: true, reason: null },
      { hasCharge: false },
      'REASON_MISSING',
    ],
    ['the same, with one', { allowsOwnBalance: true, reason: 'A gift' }, { hasCharge: false }, null],
    ['elsewhere, without day and reference', { isOutside: true, reason: 'By check' }, {}, 'OUTSIDE_FACTS'],
    ['elsewhere, without a reason', { isOutside: true, outside: elsewhere, reason: null }, {}, 'REASON_MISSING'],
    [
      'elsewhere, to a firm without an account',
      { isOutside: true, outside: elsewhere, reason: 'By check' },
      { account: 'NOT_STARTED', hasCharge: false },
      null,
    ],
    ['here, with the day of another payment', { outside: elsewhere }, {}, 'OUTSIDE_FACTS'],
  ] as const)('%s', (_what, asked, changes, refusal) => {
    expect(payoutRefusal(request(asked), itemFacts(changes))).toBe(refusal);
  });
});

describe('payouts that were made', () => {
  const made = (
    id: string,
    amountInCents: number,
    status: MadePayout['status'],
    [reversedInCents, reversingInCents] = [0, 0],
  ): MadePayout => ({ id, amountInCents, status, reversedInCents, reversingInCents });
  const some = [
    made('5', 500, 'REQUESTED'),
    made('4', 350, 'PAID', [100, 50]),
    made('3', 50, 'SKIPPED'),
    made('2', 70, 'FAILED'),
    made('1', 1_000, 'PAID'),
    made('0', 20, 'REVERSED', [20, 0]),
  ];

  it('count while they are on their way, and arrived once they are', () => {
    expect(committedInCents(some)).toBe(1_800);
    expect(paidToAttorneyInCents(some)).toBe(1_300);
    expect(reversibleInCents(some)).toBe(1_200);
  });

  it.each([
    [200, [{ payoutId: '4', amountInCents: 200 }]],
    [
      201,
      [
        { payoutId: '4', amountInCents: 200 },
        { payoutId: '1', amountInCents: 1 },
      ],
    ],
    [
      1_200,
      [
        { payoutId: '4', amountInCents: 200 },
        { payoutId: '1', amountInCents: 1_000 },
      ],
    ],
    [1_201, null],
  ])('%i cents come back of the newest first', (cents, parts) => {
    expect(reversalsOf(some, cents)).toEqual(parts);
  });
});
