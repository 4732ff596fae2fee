/**
 * The least that can be charged. Stripe says it of a payment's `amount`: "The minimum amount is $0.50 US"; the sandbox
 * keeps to it as well, so that nothing is sold there which could not be sold for money.
 */
export const LEAST_CHARGE_IN_CENTS = 50;

/** Whether an order of this total can be paid: it is large enough to be charged, or nothing is to be charged. */
export const isPayable = (totalInCents: number): boolean => totalInCents === 0 || totalInCents >= LEAST_CHARGE_IN_CENTS;
