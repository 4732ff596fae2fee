import { eventKind } from '../../kernel/events/event';
import type { PayoutRow } from './payout.repository';

/** Money went to a firm, or came back from it. */
export const payoutBooked = eventKind<{
  readonly payout: Pick<PayoutRow, 'id' | 'lawFirmId' | 'amountInCents'>;
  readonly state: 'PAID' | 'REVERSED';
  /** Of the reversal, where it is one. */
  readonly reference?: string;
}>('PayoutBooked');
