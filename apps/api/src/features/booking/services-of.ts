import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Actor } from '../../kernel/auth/actor';
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

/** Where a service is booked is for the attorney, for admins, and for whom a live purchase with them is (decision 3). */
export async function maySeeBookingLink(
  tx: Tx,
  attorneyId: string,
  actor: Actor,
): Promise<(serviceType: AttorneyServiceType) => boolean> {
  if (actor.kind !== 'person') return () => false;
  if (actor.userType === 'ADMIN' || actor.id === attorneyId) return () => true;
  const held = await tx
    .selectFrom('purchaseItems')
    .innerJoin('products', 'products.id', 'purchaseItems.productId')
    .select('products.productType')
    .where('purchaseItems.attorneyId', '=', attorneyId)
    .where('purchaseItems.beneficiaryUserId', '=', actor.id)
    .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
    .where('purchaseItems.deletedAt', 'is', null)
    .execute();
  return (serviceType) => held.some(({ productType }) => productType === serviceType);
}
