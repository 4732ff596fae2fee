import type { PayoutAccountFacts } from '@troth/domain/attorneys';
import type { Db } from '../../database/database';

/**
 * Paying attorneys' shares to their firms. Each call that moves money has a reference, under which it happens once.
 * Each takes the database, for an adapter that keeps its state with us; a remote one ignores it, and none is called
 * within a transaction.
 */
export interface PayoutsPort {
  readonly provider: string;
  /** @returns the account's id; the same one for a firm that has one. */
  createAccount(db: Db, firm: { readonly lawFirmId: string; readonly email: string }, now: Date): Promise<string>;
  /** Where the firm tells the provider about itself: to be followed at once, and not to be kept. */
  onboardingUrl(
    db: Db,
    accountId: string,
    back: { readonly refreshUrl: string; readonly returnUrl: string },
    now: Date,
  ): Promise<string>;
  /** Where the firm sees what it was paid; to be followed at once too. */
  dashboardUrl(db: Db, accountId: string, now: Date): Promise<string>;
  /** @returns null where the provider knows no such account. @throws when the provider cannot be reached. */
  accountStatus(db: Db, accountId: string): Promise<PayoutAccountFacts | null>;
  /**
   * @param transfer.paymentId The payment that it is paid from; null takes it from our own balance.
   * @returns the transfer's id.
   * @throws Problem PROVIDER_FAILED where the provider refuses it.
   */
  transfer(
    db: Db,
    transfer: {
      readonly reference: string;
      readonly amountInCents: number;
      readonly accountId: string;
      readonly paymentId: string | null;
    },
    now: Date,
  ): Promise<string>;
  /** Takes a transfer back, whole or in part. @throws Problem PROVIDER_FAILED where the provider refuses it. */
  reverseTransfer(
    db: Db,
    reversal: { readonly reference: string; readonly transferId: string; readonly amountInCents: number },
    now: Date,
  ): Promise<string>;
}
