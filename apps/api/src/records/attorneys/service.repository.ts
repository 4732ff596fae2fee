import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/** What an attorney offers. */
export const servicesOf = (tx: Tx, attorneyId: string) =>
  tx
    .selectFrom('attorneyServices')
    .selectAll()
    .where('attorneyId', '=', attorneyId)
    .where('deletedAt', 'is', null)
    .orderBy('serviceType')
    .execute();

/** Where a service is booked; null where the attorney names no page, or doesn't offer it. */
export async function bookingLinkOf(
  tx: Tx,
  attorneyId: string,
  serviceType: AttorneyServiceType,
): Promise<string | null> {
  const service = await tx
    .selectFrom('attorneyServices')
    .select('bookingLink')
    .where('attorneyId', '=', attorneyId)
    .where('serviceType', '=', serviceType)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return service?.bookingLink ?? null;
}
