/**
 * Why two law firms can't become one now.
 *
 * SAME_FIRM: it is the same firm twice. NOT_APPROVED: the firm that stays is not approved, so its attorneys could not work.
 * BOTH_SIDES: the firms advise both partners of a couple, who may not share a firm. MONEY_UNDER_WAY: a payout, a reversal or
 * a refund of the firm that ends has not been answered by the provider. DISPUTED: a bank has not decided about a payment for
 * its services.
 */
export const FIRM_MERGE_REFUSALS = ['SAME_FIRM', 'NOT_APPROVED', 'BOTH_SIDES', 'MONEY_UNDER_WAY', 'DISPUTED'] as const;
export type FirmMergeRefusal = (typeof FIRM_MERGE_REFUSALS)[number];

export interface FirmMergeFacts {
  readonly isSameFirm: boolean;
  readonly isKeptApproved: boolean;
  /** Couples before their notary whose partners are advised by one firm each. */
  readonly couplesOnBothSides: number;
  /** Payouts, reversals and refunds of the firm that ends that the provider has not answered. */
  readonly moneyUnderWay: number;
  /** Open disputes about payments for services of the firm that ends. */
  readonly disputes: number;
}

/** All that stands against a merge, so that an admin can clear it in one go; none when it may be done. Ours. */
export function firmMergeRefusals(facts: FirmMergeFacts): FirmMergeRefusal[] {
  if (facts.isSameFirm) return ['SAME_FIRM'];
  const holds: Readonly<Record<FirmMergeRefusal, boolean>> = {
    SAME_FIRM: false,
    NOT_APPROVED: !facts.isKeptApproved,
    BOTH_SIDES: facts.couplesOnBothSides > 0,
    MONEY_UNDER_WAY: facts.moneyUnderWay > 0,
    DISPUTED: facts.disputes > 0,
  };
  return FIRM_MERGE_REFUSALS.filter((refusal) => holds[refusal]);
}

/** What moves with a firm, as an admin saw it before. */
export interface FirmMergeNumbers {
  readonly attorneys: number;
  readonly payouts: number;
}

/** Whether what moves is still what the admin was shown. */
export const isMergeAsShown = (now: FirmMergeNumbers, shown: FirmMergeNumbers): boolean =>
  now.attorneys === shown.attorneys && now.payouts === shown.payouts;
