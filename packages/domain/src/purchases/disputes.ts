/** How a dispute stands: `open` until the bank has decided, then for us or against us. */
export type DisputeState = 'open' | 'won' | 'lost';

/**
 * Whether a payment's items are held: nothing of them is paid out while a bank has not decided who keeps the money, nor
 * after it decided against us. Reference 1.7: "flag for admins, hold the payout".
 */
export const isHeldByDispute = (disputes: readonly DisputeState[]): boolean =>
  disputes.some((state) => state !== 'won');

/**
 * Whether what is told of a dispute follows what is known. Once it is decided it is never open again; an appeal may turn
 * a lost one.
 */
export const followsDispute = (known: DisputeState, told: DisputeState): boolean => known === 'open' || told !== 'open';
