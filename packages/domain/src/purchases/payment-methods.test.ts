import { describe, expect, it } from 'vitest';
import { paymentMethodsFor } from './payment-methods';

const all = ['CARD', 'KLARNA', 'AFTERPAY', 'CASHAPP'];
const withoutAfterpay = ['CARD', 'KLARNA', 'CASHAPP'];
const ofAnyAmount = ['CARD', 'CASHAPP'];

describe('the methods for an order (customer spec §3 "Cart")', () => {
  it.each([
    ['nothing', 0, []],
    ['less than can be charged', 49, []],
    ['the least that can be charged', 50, ofAnyAmount],
    ['a cent less than Klarna and Afterpay take', 99, ofAnyAmount],
    ['the least that they take', 100, all],
    ['a prenup', 59_900, all],
    ['the most that Afterpay takes', 400_000, all],
    ['a cent more', 400_001, withoutAfterpay],
    ['the most that Klarna takes', 1_000_000, withoutAfterpay],
    ['a cent more than that', 1_000_001, ofAnyAmount],
    ['the most that a card takes', 99_999_999, ofAnyAmount],
    ['a cent more than a card takes', 100_000_000, ['CASHAPP']],
  ])('%s', (_name, totalInCents, methods) => {
    expect(paymentMethodsFor(totalInCents)).toEqual(methods);
  });
});
