import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { EventWork } from '../../kernel/events/event';
import { emailsOf } from '../../records/users/user.repository';

export async function mailChosenAttorney(
  { tx, sendMail }: EventWork,
  {
    purchaseItemId,
    attorneyId,
    serviceType,
  }: { readonly purchaseItemId: string; readonly attorneyId: string; readonly serviceType: AttorneyServiceType },
): Promise<void> {
  const dedupeKey = `attorney-chosen:${purchaseItemId}:${attorneyId}`;
  for (const { email } of await emailsOf(tx, [attorneyId]))
    await sendMail({ kind: 'attorney-chosen', to: email, data: { serviceType }, dedupeKey });
}

/** The client chooses again. */
export async function mailAttorneyGone(
  { tx, sendMail }: EventWork,
  {
    purchaseItemId,
    clientId,
    why,
  }: { readonly purchaseItemId: string; readonly clientId: string; readonly why: string },
): Promise<void> {
  const dedupeKey = `attorney-gone:${purchaseItemId}`;
  for (const { email } of await emailsOf(tx, [clientId]))
    await sendMail({ kind: 'attorney-gone', to: email, data: { why }, dedupeKey });
}
