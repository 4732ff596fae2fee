import { LEAST_CHARGE_IN_CENTS } from './charge';
import { PAYMENT_METHODS, type PaymentMethod } from './enumerations';

interface MethodLimits {
  readonly leastInCents: number;
  /** Null where nothing is documented: the provider judges by the buyer's account. */
  readonly mostInCents: number | null;
}

/**
 * What each method can pay at once, in US dollars, of a business in the United States and a buyer there. Klarna,
 * Afterpay and Cash App Pay take only buyers in the business's own country; a card comes from anywhere. Read on
 * 2026-11-22, without a merchant account to try it with:
 *
 * - Card: Stripe's largest `amount` has eight digits (docs.stripe.com/api/payment_intents/create#amount).
 * - Klarna: $1 to $10,000 in the United States. Stripe's page (docs.stripe.com/payments/klarna) names countries and
 *   currencies and no amounts; these are those of WooPayments, which sells through Stripe (`KlarnaDefinition.php`).
 * - Afterpay: $1 to $4,000 in the United States, by four payments up to $2,000 and monthly ones above, as
 *   developer.squareup.com/docs/payment-minimums and WooCommerce's gateway for Stripe have it. It takes no orders of
 *   other businesses, and its terms leave some kinds of services out: docs.stripe.com/payments/afterpay-clearpay.
 * - Cash App Pay: only what Stripe charges at least; how much at most is the buyer's account's
 *   (docs.stripe.com/payments/cash-app-pay).
 */
export const PAYMENT_METHOD_LIMITS: Readonly<Record<PaymentMethod, MethodLimits>> = {
  CARD: { leastInCents: LEAST_CHARGE_IN_CENTS, mostInCents: 99_999_999 },
  KLARNA: { leastInCents: 100, mostInCents: 1_000_000 },
  AFTERPAY: { leastInCents: 100, mostInCents: 400_000 },
  CASHAPP: { leastInCents: LEAST_CHARGE_IN_CENTS, mostInCents: null },
};

/**
 * The methods that an order of this total may be offered. Within these limits a provider still chooses: Klarna and
 * Afterpay look at each buyer, and at the kind of business. So what is named here may be missing from the payment page,
 * and is promised nowhere; what is not named here is never offered.
 *
 * @returns in the order of customer spec §3 "Cart"; empty where nothing, or too little to charge, is to be paid.
 */
export const paymentMethodsFor = (totalInCents: number): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => {
    const { leastInCents, mostInCents } = PAYMENT_METHOD_LIMITS[method];
    return totalInCents >= leastInCents && (mostInCents === null || totalInCents <= mostInCents);
  });
