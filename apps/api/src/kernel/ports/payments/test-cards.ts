/**
 * The cards of the sandbox page, by their last digits, as payment providers' test modes have them. What is typed is
 * judged by these digits alone and never stored.
 */
export const testCards = {
  '4242': { outcome: 'PAID' },
  '0002': { outcome: 'DECLINED' },
  '9995': { outcome: 'INSUFFICIENT_FUNDS' },
  '3155': { outcome: 'AUTHENTICATION' },
  '0036': { outcome: 'PROCESSING' },
  '5126': { outcome: 'PAID_REFUNDS_FAIL' },
} as const satisfies Record<string, { outcome: CardOutcome }>;

export type CardOutcome =
  | 'PAID'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  /** Asks for one more consent, on a second page. */
  | 'AUTHENTICATION'
  /** Settles after a minute. */
  | 'PROCESSING'
  /** Is paid; giving back succeeds first and fails a minute later. */
  | 'PAID_REFUNDS_FAIL';

export type TestCard = keyof typeof testCards;
/** Integer-like keys come in numeric order; the page begins with the card that succeeds. */
export const TEST_CARDS = ['4242', '0002', '9995', '3155', '0036', '5126'] as const satisfies readonly TestCard[];

/** What a person decides on the second page: for a card that asks for consent, and for Klarna, Afterpay and Cash App. */
export const APPROVALS = ['APPROVE', 'REFUSE', 'APPROVE_LATER', 'REFUSE_LATER'] as const;
export type Approval = (typeof APPROVALS)[number];
