import type { Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { openedUser, type UserRow } from '../users/contact';
import type { NotarizationRow } from './notarization.repository';

/** Who signs in a notarization. */
export interface CoupleOfRow {
  readonly partners: readonly { readonly side: Side; readonly user: UserRow }[];
  readonly attorneys: readonly { readonly side: Side; readonly user: UserRow }[];
  readonly sideOfPartner: (userId: string) => Side | null;
  readonly sideOfAttorney: (userId: string) => Side | null;
  readonly timeZone: string;
}

/** The people of a notarization's document. One whose document was deleted still has them. */
export async function coupleOfRow(tx: Tx, { documentId }: Pick<NotarizationRow, 'documentId'>): Promise<CoupleOfRow> {
  const document = await tx
    .selectFrom('documents')
    .select(['userAId', 'userBId', 'attorneyAId', 'attorneyBId', 'stateId'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { userAId, userBId, attorneyAId, attorneyBId, stateId } = document;
  const ids = [userAId, userBId, attorneyAId, attorneyBId].filter((id) => id !== null);
  const users = (await tx.selectFrom('users').selectAll().where('id', 'in', ids).execute()).map((row) =>
    openedUser(tx, row),
  );
  const people = (ofA: string | null, ofB: string | null) =>
    (['A', 'B'] as const).flatMap((side) => {
      const user = users.find(({ id }) => id === (side === 'A' ? ofA : ofB));
      return user === undefined ? [] : [{ side, user }];
    });
  const sideAmong = (ofA: string | null, ofB: string | null) => (userId: string) => {
    if (userId === ofA) return 'A' as const;
    return userId === ofB ? ('B' as const) : null;
  };
  return {
    partners: people(userAId, userBId),
    attorneys: people(attorneyAId, attorneyBId),
    sideOfPartner: sideAmong(userAId, userBId),
    sideOfAttorney: sideAmong(attorneyAId, attorneyBId),
    timeZone: (stateId === null ? null : jurisdictionByStateId(stateId)?.timeZone) ?? FALLBACK_TIME_ZONE,
  };
}
