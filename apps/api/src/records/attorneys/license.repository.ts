import type { StatedLicense } from '@troth/domain/attorneys';
import type { Tx } from '../../kernel/database/database';
import type { AttorneyStateRow } from './attorney.repository';

const licenses = (tx: Tx) => tx.selectFrom('attorneyStates').selectAll().where('deletedAt', 'is', null);

/** The license of an attorney for a state. @param hold `change` holds its row. */
export const findLicense = (
  tx: Tx,
  attorneyId: string,
  stateId: string,
  hold: 'read' | 'change' = 'read',
): Promise<AttorneyStateRow | undefined> => {
  const find = licenses(tx).where('attorneyId', '=', attorneyId).where('stateId', '=', stateId);
  return (hold === 'change' ? find.forUpdate() : find).executeTakeFirst();
};

/** The licenses of an attorney whose last day is known. */
export const licensesThatExpire = (
  tx: Tx,
  attorneyId: string,
): Promise<{ readonly stateId: string; readonly expiresOn: string }[]> =>
  tx
    .selectFrom('attorneyStates')
    .select(['stateId', 'expiresOn'])
    .where('attorneyId', '=', attorneyId)
    .where('expiresOn', 'is not', null)
    .where('deletedAt', 'is', null)
    .$narrowType<{ expiresOn: string }>()
    .execute();

/** The attorneys whose license for a state is verified. */
export const attorneysLicensedIn = async (tx: Tx, stateId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('attorneyStates')
    .select('attorneyId')
    .where('stateId', '=', stateId)
    .where('verifiedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ attorneyId }) => attorneyId));
};

interface KeptLicense extends StatedLicense {
  readonly order: number;
  /** When an admin confirmed it, and who. */
  readonly verifiedAt: Date | null;
  readonly verifiedById: string | null;
}

/** Adds licenses to an attorney; one for a state that the attorney has, or once had, is replaced. */
export async function putLicenses(
  tx: Tx,
  attorneyId: string,
  stated: readonly KeptLicense[],
  by: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('attorneyStates')
    .values(
      stated.map(({ stateId, barLicenseNum, expiresOn, order, verifiedAt, verifiedById }) => ({
        attorneyId,
        stateId,
        barLicenseNum,
        expiresOn: expiresOn ?? null,
        order,
        verifiedAt,
        verifiedById,
        createdAt: now,
        createdById: by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['attorneyId', 'stateId']).doUpdateSet((eb) => ({
        barLicenseNum: eb.ref('excluded.barLicenseNum'),
        expiresOn: eb.ref('excluded.expiresOn'),
        order: eb.ref('excluded.order'),
        verifiedAt: eb.ref('excluded.verifiedAt'),
        verifiedById: eb.ref('excluded.verifiedById'),
        updatedAt: now,
        updatedById: by,
        deletedAt: null,
      })),
    )
    .execute();
}

export async function endLicenses(
  tx: Tx,
  attorneyId: string,
  stateIds: readonly string[],
  by: string | null,
  now: Date,
): Promise<void> {
  if (stateIds.length === 0) return;
  await tx
    .updateTable('attorneyStates')
    .set({ deletedAt: now, updatedAt: now, updatedById: by, verifiedAt: null, verifiedById: null })
    .where('attorneyId', '=', attorneyId)
    .where('stateId', 'in', stateIds)
    .execute();
}

/** @param verifiedAt Null takes the confirmation back. */
export async function setVerified(
  tx: Tx,
  id: string,
  verifiedAt: Date | null,
  by: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('attorneyStates')
    .set({ verifiedAt, verifiedById: verifiedAt === null ? null : by, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .execute();
}

/** Confirms every license of an attorney that is not confirmed yet. */
export async function confirmLicenses(tx: Tx, attorneyId: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('attorneyStates')
    .set({ verifiedAt: now, verifiedById: by, updatedAt: now, updatedById: by })
    .where('attorneyId', '=', attorneyId)
    .where('verifiedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
}
