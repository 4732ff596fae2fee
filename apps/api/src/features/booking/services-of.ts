import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Actor } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { servicesBought } from '../../records/payments/purchase-item.repository';

/** Where a service is booked is for the attorney, for admins, and for whom a live purchase with them is (D3). */
export async function maySeeBookingLink(
  tx: Tx,
  attorneyId: string,
  actor: Actor,
): Promise<(serviceType: AttorneyServiceType) => boolean> {
  if (actor.kind !== 'person') return () => false;
  if (actor.userType === 'ADMIN' || actor.id === attorneyId) return () => true;
  const held = await servicesBought(tx, actor.id, attorneyId);
  return (serviceType) => held.some(({ productType }) => productType === serviceType);
}
