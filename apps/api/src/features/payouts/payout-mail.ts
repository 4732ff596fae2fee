import type { Settling } from '../../kernel/jobs/settling';
import type { PayoutRow } from '../../records/payouts/payout.repository';
import { leadsOf } from './firm-account';

/** Notifies a firm's lead of money that came, or that was taken back. The client hears nothing of it. */
export async function mailPayout(
  { tx, sendMail }: Pick<Settling, 'tx' | 'sendMail'>,
  payout: Pick<PayoutRow, 'id' | 'lawFirmId' | 'amountInCents'>,
  state: 'PAID' | 'REVERSED',
  dedupeKey = `payout:${payout.id}`,
): Promise<void> {
  for (const { email } of await leadsOf(tx, payout.lawFirmId)) {
    await sendMail({
      kind: 'payout',
      to: email,
      data: { state, amountInCents: payout.amountInCents },
      dedupeKey: `${dedupeKey}:${email}`,
    });
  }
}
