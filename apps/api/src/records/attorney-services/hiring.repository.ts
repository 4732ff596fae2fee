import type { AttorneyFacts } from '@troth/domain/attorneys';
import { type Away, isAwayOn } from '@troth/domain/booking';
import { calendarDateIn } from '@troth/domain/dates';
import type { AttorneyServiceType } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { rowsOf, together } from '../../kernel/database/read-together';
import { averageRatingsOf } from '../reviews/review.repository';
import { phoneNumberOf } from '../users/contact';

/**
 * Attorneys with a confirmed license in a state (D50), of every stage: the rules decide who can be hired.
 *
 * @param now Who is away on this day takes no new clients; null to leave days away out of it.
 */
export async function attorneysInState(tx: Tx, stateId: string, now: Date | null): Promise<AttorneyFacts[]> {
  const query = tx
    .selectFrom('attorneys')
    .innerJoin('attorneyStates', 'attorneyStates.attorneyId', 'attorneys.id')
    .innerJoin('users', 'users.id', 'attorneys.id')
    .leftJoin('lawFirms', (join) =>
      join.onRef('lawFirms.id', '=', 'attorneys.lawFirmId').on('lawFirms.deletedAt', 'is', null),
    )
    .leftJoin('attorneyHours', 'attorneyHours.attorneyId', 'attorneys.id')
    .select([
      'attorneys.id',
      'attorneys.stage',
      'attorneys.lawFirmId',
      'lawFirms.isApproved as isFirmApproved',
      'lawFirms.name as lawFirmName',
      'users.email',
      'users.sealedPhoneNumber',
      'attorneys.isTakingNewClients',
      'attorneys.isEmbryoAttorney',
      'attorneys.hasFastTurnaround',
      'attorneys.responseTimeHours',
      'attorneys.yearsOfExperience',
      'attorneyHours.timeZone',
      'attorneyHours.away',
    ])
    .where('attorneyStates.stateId', '=', stateId)
    .where('attorneyStates.deletedAt', 'is', null)
    .where('attorneyStates.verifiedAt', 'is not', null)
    .where('attorneys.deletedAt', 'is', null)
    .where('users.deletedAt', 'is', null);
  const rows = await rowsOf(tx, query);
  const ids = rows.map(({ id }) => id);
  const [services, ratings] = await together(servicesOf(tx, ids), averageRatingsOf(tx, ids));
  const servicesById = new Map<string, AttorneyServiceType[]>();
  for (const { attorneyId, serviceType } of services)
    servicesById.set(attorneyId, [...(servicesById.get(attorneyId) ?? []), serviceType]);
  return rows.map(({ sealedPhoneNumber, timeZone, away, ...row }) => {
    let phoneNumber: string | null | undefined;
    return {
      ...row,
      isTakingNewClients: row.isTakingNewClients && (now === null || !isAway({ timeZone, away }, now)),
      // Opened for whoever compares it, and once: a state has many attorneys.
      get phoneNumber() {
        phoneNumber ??= phoneNumberOf(tx, { id: row.id, sealedPhoneNumber });
        return phoneNumber;
      },
      isFirmApproved: row.isFirmApproved === true,
      licensedStateIds: [stateId],
      services: servicesById.get(row.id) ?? [],
      averageRating: ratings.get(row.id) ?? null,
    };
  });
}

/** The date in a time zone takes longer than all the rest of an attorney: it is asked of whoever names days away. */
const isAway = (
  { timeZone, away }: { readonly timeZone: string | null; readonly away: readonly Away[] | null },
  now: Date,
): boolean => timeZone !== null && away !== null && away.length > 0 && isAwayOn(away, calendarDateIn(timeZone, now));

const servicesOf = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : rowsOf(
        tx,
        tx
          .selectFrom('attorneyServices')
          .select(['attorneyId', 'serviceType'])
          .where('attorneyId', 'in', [...ids])
          .where('deletedAt', 'is', null),
      );

/** The firms of attorneys, wherever they are licensed. */
export async function firmsOf(tx: Tx, attorneyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (attorneyIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('attorneys')
    .select(['id', 'lawFirmId'])
    .where('id', 'in', [...attorneyIds])
    .execute();
  return new Map(rows.flatMap(({ id, lawFirmId }) => (lawFirmId === null ? [] : [[id, lawFirmId] as const])));
}
