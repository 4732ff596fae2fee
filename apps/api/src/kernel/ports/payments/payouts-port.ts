import type { PayoutAccountFacts } from '@troth/domain/attorneys';
import type { Db } from '../../database/database';

/** The provider's name of what it did, or why it refused: a code, no personal value. */
export type MoneyMoved =
  | { readonly id: string; readonly failure: null }
  | { readonly id: null; readonly failure: string };

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
  /** What the firm has there that could be taken back, in cents. @throws when the provider cannot be reached. */
  accountBalanceInCents(db: Db, accountId: string): Promise<number>;
  /** What we have there, on its way included, in cents. @throws when the provider cannot be reached. */
  balanceInCents(db: Db): Promise<number>;
  /**
   * @param transfer.paymentId The payment that it is paid from; null takes it from our own balance.
   * @returns what became of it, a refusal included. @throws where that is not certain: asked again under the same
   *   reference, it moves money once.
   */
  transfer(
    db: Db,
    transfer: {
      readonly reference: string;
      readonly amountInCents: number;
      readonly accountId: string;
      readonly paymentId: string | null;
      /** When it was first asked for: an earlier transfer is not it. */
      readonly requestedAt: Date;
    },
    now: Date,
  ): Promise<MoneyMoved>;
  /** Takes a transfer back, whole or in part. Returns and throws as `transfer` does. */
  reverseTransfer(
    db: Db,
    reversal: { readonly reference: string; readonly transferId: string; readonly amountInCents: number },
    now: Date,
  ): Promise<MoneyMoved>;
}
