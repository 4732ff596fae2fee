import type { EventWork } from '../../kernel/events/event';
import type { PayoutRow } from '../../records/payouts/payout.repository';
import { leadsOf } from '../../records/payouts/firm-account.repository';

/** Notifies a firm's lead of money that came, or that was taken back. The client hears nothing of it. */
export async function mailPayout(
  { tx, sendMail }: EventWork,
  {
    payout,
    state,
    reference = `payout:${payout.id}`,
  }: {
    readonly payout: Pick<PayoutRow, 'id' | 'lawFirmId' | 'amountInCents'>;
    readonly state: 'PAID' | 'REVERSED';
    readonly reference?: string;
  },
): Promise<void> {
  for (const { id, email } of await leadsOf(tx, payout.lawFirmId)) {
    await sendMail({
      kind: 'payout',
      to: email,
      readerId: id,
      data: { state, amountInCents: payout.amountInCents },
      dedupeKey: `${reference}:${email}`,
    });
  }
}
