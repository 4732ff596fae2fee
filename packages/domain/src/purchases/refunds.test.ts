import { describe, expect, it } from 'vitest';
import { paymentStatusAfter, refundableInCents, refundRefusal, transferableInCents } from './refunds';

const refund = (amountInCents: number, isComplimentary = false) => ({ amountInCents, isComplimentary });

describe('refunds (decisions, row 21)', () => {
  it.each([
    [99, null],
    [100, null],
    [101, 'MORE_THAN_LEFT'],
    [0, 'NOT_AN_AMOUNT'],
    [-1, 'NOT_AN_AMOUNT'],
    [0.5, 'NOT_AN_AMOUNT'],
  ] as const)('never exceed the price: %d of 100 gives %s', (amount, refusal) => {
    expect(refundRefusal(amount, { pricePaidInCents: 100, refunds: [] })).toBe(refusal);
  });

  it('count what is on its way already', () => {
    const facts = { pricePaidInCents: 100, refunds: [refund(60), refund(30, true)] };
    expect(refundableInCents(100, facts.refunds)).toBe(10);
    expect(refundRefusal(10, facts)).toBeNull();
    expect(refundRefusal(11, facts)).toBe('MORE_THAN_LEFT');
    expect(refundRefusal(1, { pricePaidInCents: 100, refunds: [refund(100)] })).toBe('NOTHING_LEFT');
  });

  it.each([
    ['nothing', [], 'SUCCESSFUL'],
    ['a kindness', [refund(100, true)], 'SUCCESSFUL'],
    ['a part', [refund(99)], 'PARTIALLY_REFUNDED'],
    ['all', [refund(100)], 'FULL_REFUNDED'],
    ['all, a part of it as a kindness', [refund(40, true), refund(60)], 'FULL_REFUNDED'],
    ['a part, and a kindness', [refund(40, true), refund(59)], 'PARTIALLY_REFUNDED'],
  ] as const)('leave the status after %s', (_name, refunds, status) => {
    expect(paymentStatusAfter(100, refunds)).toBe(status);
  });

  it('cap what a firm may get: due less refunds that were no kindness, less what it got', () => {
    const facts = {
      pricePaidInCents: 69_900,
      feePaidInCents: 2_057,
      refunds: [],
      transferredInCents: 0,
      isDisputed: false,
    };
    expect(transferableInCents(facts)).toBe(67_843);
    expect(transferableInCents({ ...facts, refunds: [refund(10_000), refund(5_000, true)] })).toBe(57_843);
    expect(transferableInCents({ ...facts, transferredInCents: 67_000 })).toBe(843);
    expect(transferableInCents({ ...facts, refunds: [refund(69_900)] })).toBe(0);
    expect(transferableInCents({ ...facts, isDisputed: true })).toBe(0);
  });
});
