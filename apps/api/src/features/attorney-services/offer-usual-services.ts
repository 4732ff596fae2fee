import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/** Whoever is approved for the first time offers every service, until an admin says otherwise. */
export async function offerUsualServices(tx: Tx, attorneyId: string, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('attorneyServices')
    .select('id')
    .where('attorneyId', '=', attorneyId)
    .executeTakeFirst();
  if (known !== undefined) return;
  await tx
    .insertInto('attorneyServices')
    .values(ATTORNEY_SERVICE_TYPES.map((serviceType) => ({ attorneyId, serviceType, createdAt: now, updatedAt: now })))
    .execute();
}
