import { hasServices, insertServices } from '../../records/attorney-services/offered.repository';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/** An attorney who is approved for the first time offers every service, until an admin says otherwise. */
export async function offerUsualServices(tx: Tx, attorneyId: string, now: Date): Promise<void> {
  if (await hasServices(tx, attorneyId)) return;
  await insertServices(tx, attorneyId, ATTORNEY_SERVICE_TYPES, now);
}
