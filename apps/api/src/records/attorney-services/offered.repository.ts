import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';

/** Which services an attorney offers. */

export const hasServices = async (tx: Tx, attorneyId: string): Promise<boolean> =>
  (await tx.selectFrom('attorneyServices').select('id').where('attorneyId', '=', attorneyId).executeTakeFirst()) !==
  undefined;

export const insertServices = async (
  tx: Tx,
  attorneyId: string,
  serviceTypes: readonly AttorneyServiceType[],
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('attorneyServices')
    .values(serviceTypes.map((serviceType) => ({ attorneyId, serviceType, createdAt: now, updatedAt: now })))
    .execute();
};
