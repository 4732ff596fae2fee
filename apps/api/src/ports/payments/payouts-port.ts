/** A law firm's account at the payment provider, as far as a payout asks. */
export interface FirmAccount {
  readonly isDetailsSubmitted: boolean;
  /** Whether a transfer to it would be taken. */
  readonly canReceiveTransfers: boolean;
  readonly canBePaidOut: boolean;
  /** What the provider still wants to know of the firm. */
  readonly due: readonly string[];
  readonly disabledReason: string | null;
}

/** Paying attorneys' shares to their firms. Each call that moves money has a reference, under which it happens once. */
export interface PayoutsPort {
  /** @returns the account's id; the same one for a firm that has one. */
  createAccount(firm: { readonly lawFirmId: string; readonly email: string }): Promise<string>;
  /** Where the firm tells the provider about itself: to be followed at once, and not to be kept. */
  onboardingUrl(accountId: string, back: { readonly refreshUrl: string; readonly returnUrl: string }): Promise<string>;
  dashboardUrl(accountId: string): Promise<string>;
  accountStatus(accountId: string): Promise<FirmAccount>;
  /**
   * @param transfer.paymentId The payment that it is paid from; null takes it from our own balance.
   * @returns the transfer's id.
   */
  transfer(transfer: {
    readonly reference: string;
    readonly amountInCents: number;
    readonly accountId: string;
    readonly paymentId: string | null;
  }): Promise<string>;
  /** Takes a transfer back, whole or in part. */
  reverseTransfer(reversal: {
    readonly reference: string;
    readonly transferId: string;
    readonly amountInCents: number;
  }): Promise<string>;
}
