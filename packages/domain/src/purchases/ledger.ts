/**
 * The accounts of the ledger. PROVIDER is our balance at the payment provider; SALES, DISCOUNTS, FEES, REFUNDS and
 * PAYOUTS say why it moved; DISPUTES is what the provider took for payments that a bank asked back; HELD is money that came for something the couple had already, until it is given back;
 * OUTSIDE is where an attorney's share came from that was paid elsewhere, so that PROVIDER stays the provider's balance.
 */
export const LEDGER_ACCOUNTS = [
  'PROVIDER',
  'SALES',
  'DISCOUNTS',
  'FEES',
  'REFUNDS',
  'PAYOUTS',
  'HELD',
  'DISPUTES',
  'OUTSIDE',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What a posting records. RETURN gives back what was HELD; REFUND_FAILED takes back a refund that never arrived. */
export const LEDGER_POSTING_KINDS = [
  'PAYMENT',
  'PAYMENT_HELD',
  'FEE',
  'REFUND',
  'RETURN',
  'REFUND_FAILED',
  'PAYOUT',
  'PAYOUT_REVERSAL',
  'DISPUTE',
  'DISPUTE_RETURN',
] as const;
export type LedgerPostingKind = (typeof LEDGER_POSTING_KINDS)[number];

/** One line of a posting. Positive cents are a debit, negative ones a credit. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  /** Null for money that was held for no item. */
  readonly purchaseItemId: string | null;
  readonly amountInCents: number;
}

/** A thing that was sold: its price on the list, and what a discount took off. */
export interface SoldItem {
  readonly purchaseItemId: string;
  readonly listPriceInCents: number;
  readonly discountInCents: number;
}

/** Cents of one item. */
export interface ItemAmount {
  readonly purchaseItemId: string | null;
  readonly amountInCents: number;
}

/** Nothing is written about nothing. */
const written = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter(({ amountInCents }) => amountInCents !== 0);

/** Moves cents of each item from one account to another; negative zero is no number of the ledger's. */
const moved = (from: LedgerAccount, to: LedgerAccount, amounts: readonly ItemAmount[]): LedgerEntry[] =>
  written(
    amounts.flatMap(({ purchaseItemId, amountInCents }) => [
      { account: to, purchaseItemId, amountInCents },
      { account: from, purchaseItemId, amountInCents: 0 - amountInCents },
    ]),
  );

/** A payment: what came in and what a discount took off, against the price on the list. */
export const paymentEntries = (items: readonly SoldItem[]): LedgerEntry[] =>
  written(
    items.flatMap(({ purchaseItemId, listPriceInCents, discountInCents }) => [
      { account: 'PROVIDER', purchaseItemId, amountInCents: listPriceInCents - discountInCents },
      { account: 'DISCOUNTS', purchaseItemId, amountInCents: discountInCents },
      { account: 'SALES', purchaseItemId, amountInCents: 0 - listPriceInCents },
    ]),
  );

/** Money for something that the couple had already: it is theirs until it is given back. */
export const heldPaymentEntries = (amountInCents: number): LedgerEntry[] =>
  moved('HELD', 'PROVIDER', [{ purchaseItemId: null, amountInCents }]);

/** What the provider keeps. */
export const feeEntries = (fees: readonly ItemAmount[]): LedgerEntry[] => moved('PROVIDER', 'FEES', fees);

/** What was given back of an item; of money that was only held, where no item is named. */
export const refundEntries = (refunds: readonly ItemAmount[]): LedgerEntry[] =>
  refunds.flatMap((refund) => moved('PROVIDER', refund.purchaseItemId === null ? 'HELD' : 'REFUNDS', [refund]));

/** A refund that never arrived: the money is back with us. */
export const failedRefundEntries = (refunds: readonly ItemAmount[]): LedgerEntry[] =>
  refunds.flatMap((refund) => moved(refund.purchaseItemId === null ? 'HELD' : 'REFUNDS', 'PROVIDER', [refund]));

/** An attorney's share that was paid out. */
export const payoutEntries = (payouts: readonly ItemAmount[]): LedgerEntry[] => moved('PROVIDER', 'PAYOUTS', payouts);

/** An attorney's share that was paid without the provider: the provider's balance stays as it was. Decisions, row 52. */
export const outsidePayoutEntries = (payouts: readonly ItemAmount[]): LedgerEntry[] =>
  moved('OUTSIDE', 'PAYOUTS', payouts);

/** A payout that was taken back, whole or in part. */
export const payoutReversalEntries = (payouts: readonly ItemAmount[]): LedgerEntry[] =>
  moved('PAYOUTS', 'PROVIDER', payouts);

/** What the provider took of us for a dispute, its fee included. */
export const disputeEntries = (taken: readonly ItemAmount[]): LedgerEntry[] => moved('PROVIDER', 'DISPUTES', taken);

/** What it gave back of that. */
export const disputeReturnEntries = (returned: readonly ItemAmount[]): LedgerEntry[] =>
  moved('DISPUTES', 'PROVIDER', returned);

/**
 * Whether a posting may be written: its entries add up to zero, for each item too, and each is a whole number
 * of cents other than zero.
 */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<string | null, number>();
  for (const { purchaseItemId, amountInCents } of entries) {
    if (!Number.isSafeInteger(amountInCents) || amountInCents === 0) return false;
    sums.set(purchaseItemId, (sums.get(purchaseItemId) ?? 0) + amountInCents);
  }
  return entries.length > 0 && [...sums.values()].every((sum) => sum === 0);
}
