import type { PaymentMethod } from '@troth/domain/purchases';
import type { Db } from '../../database/database';

/** A line as the payment page shows it. */
export interface PaymentLine {
  readonly title: string;
  readonly quantity: number;
  readonly unitPriceInCents: number;
}

export interface NewPaymentSession {
  /** Our checkout's id, which the provider keeps and gives back. */
  readonly reference: string;
  readonly lines: readonly PaymentLine[];
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
  /** `processing`: the person is done, the money is on its way. `refunded`: it was paid and given back whole. */
  readonly state: 'open' | 'processing' | 'paid' | 'refunded' | 'expired';
  /** Why the last try failed, in words for the person; null when none failed. */
  readonly failure: string | null;
  readonly amountInCents: number;
  /** What the provider keeps of it. */
  readonly feeInCents: number;
  /** The method really used, once there is one. */
  readonly method: PaymentMethod | null;
}

/** What a verified delivery says: a hint which session changed, never the truth about it. */
export interface PaymentNotice {
  readonly deliveryId: string;
  readonly type: string;
  readonly sessionId: string | null;
}

/**
 * A payment provider with a page of its own. Each call takes the database to work in: an adapter that keeps its
 * state with us joins the caller's transaction, a remote one ignores it.
 */
export interface PaymentsPort {
  readonly provider: string;
  createSession(db: Db, session: NewPaymentSession, now: Date): Promise<PaymentSession>;
  /** Its state now. @throws when the provider cannot be reached; null when it knows no such session. */
  retrieveSession(db: Db, id: string, now: Date): Promise<PaymentSession | null>;
  /** Closes the page so that nothing can be paid there any more. A session that is not open stays as it is. */
  expireSession(db: Db, id: string): Promise<void>;
  /** Gives the whole amount back. Repeating it changes nothing. */
  refundSession(db: Db, id: string): Promise<void>;
  /**
   * Checks a delivery's signature over its raw bytes.
   * @returns null when it is not the provider's, was altered, or is too old.
   */
  readNotice(db: Db, headers: Headers, bytes: Uint8Array, now: Date): Promise<PaymentNotice | null>;
}
