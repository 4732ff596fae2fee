import type { Side } from '@troth/domain/people';
import type { EventWork } from '../../kernel/events/event';
import type { DocumentRow } from '../../records/couples/couple';
import { emailsOf } from '../../records/users/user.repository';

interface Approval {
  readonly document: DocumentRow;
  readonly side: Side;
}

const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

/** The own client hears of an approval; with the last one both partners hear that the text is final. */
export async function mailGrant({ tx, sendMail }: EventWork, { document, side }: Approval): Promise<void> {
  const isFinal = document.status === 'FULLY_APPROVED';
  const client = side === 'A' ? document.userAId : document.userBId;
  const readers = isFinal ? [document.userAId, document.userBId] : [client];
  for (const { email } of await emailsOf(tx, present(readers))) {
    await sendMail({ kind: isFinal ? 'agreement-approved' : 'attorney-approved', to: email, data: {} });
  }
}

/** Both partners, and the other side's attorney, hear that an approval was taken back. */
export async function mailRescission(
  { tx, sendMail }: EventWork,
  { document, side, reason }: Approval & { readonly reason: string | null },
): Promise<void> {
  const partners = await emailsOf(tx, present([document.userAId, document.userBId]));
  const colleague = await emailsOf(tx, present([side === 'A' ? document.attorneyBId : document.attorneyAId]));
  for (const { email } of partners)
    await sendMail({ kind: 'approval-rescinded', to: email, data: { portal: 'customer', reason } });
  for (const { email } of colleague)
    await sendMail({ kind: 'approval-rescinded', to: email, data: { portal: 'attorney', reason } });
}
