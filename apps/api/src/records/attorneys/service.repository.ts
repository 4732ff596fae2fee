import type { AttorneyServiceType } from '@troth/domain/purchases';
import { countRows } from '../../kernel/database/count-rows';
import { createdBy } from '../../kernel/database/columns';
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

/** How many still have a service of this kind from the attorney. */
export const livePurchasesOf = (tx: Tx, attorneyId: string, serviceType: AttorneyServiceType): Promise<number> =>
  countRows(
    tx
      .selectFrom('purchaseItems')
      .innerJoin('products', 'products.id', 'purchaseItems.productId')
      .where('purchaseItems.attorneyId', '=', attorneyId)
      .where('products.productType', '=', serviceType)
      .where('purchaseItems.paymentStatus', '=', 'SUCCESSFUL')
      .where('purchaseItems.deletedAt', 'is', null),
  );

export async function updateService(
  tx: Tx,
  id: string,
  changes: { readonly deletedAt: Date } | { readonly bookingLink: string | null },
  by: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('attorneyServices')
    .set({ ...changes, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .execute();
}

export async function insertServices(
  tx: Tx,
  attorneyId: string,
  services: readonly { readonly serviceType: AttorneyServiceType; readonly bookingLink: string | null }[],
  by: string,
  now: Date,
): Promise<void> {
  if (services.length === 0) return;
  const made = { attorneyId, ...createdBy(by, now) };
  await tx
    .insertInto('attorneyServices')
    .values(services.map((service) => ({ ...service, ...made })))
    .execute();
}
