import type { DisputeState, PaymentMethod } from '@troth/domain/purchases';
import type { Db } from '../../database/database';

/** A line as the payment page shows it. */
export interface PaymentLine {
  readonly title: string;
  readonly quantity: number;
  readonly unitPriceInCents: number;
  /** The price's name at Stripe; null where it has none there. */
  readonly stripePriceId: string | null;
}

export interface NewPaymentSession {
  /** Our checkout's id, which the provider keeps and gives back. */
  readonly reference: string;
  readonly lines: readonly PaymentLine[];
  /** Taken off the sum of the lines. */
  readonly discount: { readonly label: string; readonly amountInCents: number } | null;
  readonly customerEmail: string;
  /** Where the browser returns to; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

/** A visit to the payment page as the provider has it now. */
export interface PaymentSession {
  readonly id: string;
  readonly url: string;
  readonly reference: string;
  /**
   * `processing`: the person is done, the money is on its way. `failed`: it never came. What was given back of a payment
   * is told by its refunds; it stays `paid`.
   */
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  readonly amountInCents: number;
  /** What the provider keeps of it; null until it says so, which may be later than the payment. */
  readonly feeInCents: number | null;
  /** The method really used, once there is one. */
  readonly method: PaymentMethod | null;
  /** The provider's name of the payment, once there is one: later deliveries name it in place of the visit. */
  readonly paymentId: string | null;
  /** What was given back of it, by whomever. */
  readonly refundedInCents: number;
}

/** What is to be given back of a payment. */
export interface NewRefund {
  /** Our refund's id, which the provider keeps and gives back. Asking again under the same one gives back once. */
  readonly reference: string;
  readonly sessionId: string;
  readonly paymentId: string;
  readonly amountInCents: number;
}

export interface ProviderRefund {
  /** Null for one that the provider refused. */
  readonly id: string | null;
  /** Our refund's id; null for one that was made at the provider's own site. */
  readonly reference: string | null;
  readonly amountInCents: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** Why it failed: a code, no personal value. */
  readonly failure: string | null;
}

/** A payment that the buyer's bank asks back. */
export interface ProviderDispute {
  readonly id: string;
  readonly state: DisputeState;
  /** What was taken of us for it by now, the provider's fee included, less what was given back of that. */
  readonly takenInCents: number;
}

/** What a verified delivery says: a hint what changed, never the truth about it. */
export interface PaymentNotice {
  readonly deliveryId: string;
  readonly type: string;
  /** The visit or the payment that it is about; null when it is about neither. */
  readonly objectId: string | null;
}

/**
 * A payment provider with a page of its own. Each call takes the database, for an adapter that keeps its state with us;
 * a remote one ignores it. But for `readNotice`, which asks nobody, none is made within a transaction: a provider may
 * take its time, and what was locked would wait with it.
 */
export interface PaymentsPort {
  readonly provider: string;
  /** Opens a page. Asked again under the same reference, it gives the same one. */
  createSession(db: Db, session: NewPaymentSession, now: Date): Promise<PaymentSession>;
  /** Its state now. @throws when the provider cannot be reached; null when it knows no such session. */
  retrieveSession(db: Db, id: string, now: Date): Promise<PaymentSession | null>;
  /**
   * Closes the page.
   * @returns whether nothing can be paid there any more; false for one that was paid, or whose money is on its way.
   */
  expireSession(db: Db, id: string, now: Date): Promise<boolean>;
  /** Gives money back. @returns what became of it, a refusal included. @throws when the provider cannot be reached. */
  refund(db: Db, refund: NewRefund, now: Date): Promise<ProviderRefund>;
  /** Every refund of a payment, those made at the provider's own site included. */
  listRefunds(db: Db, payment: { sessionId: string; paymentId: string }, now: Date): Promise<ProviderRefund[]>;
  listDisputes(db: Db, payment: { sessionId: string; paymentId: string }, now: Date): Promise<ProviderDispute[]>;
  /**
   * Checks a delivery's signature over its raw bytes.
   * @returns null when it is not the provider's, was altered, or is too old.
   */
  readNotice(db: Db, headers: Headers, bytes: Uint8Array, now: Date): Promise<PaymentNotice | null>;
}
