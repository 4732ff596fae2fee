import { averageRating, type MeetingFacts, type ReviewStatus } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import { countRows } from '../../kernel/database/count-rows';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';

export type ReviewRow = Selectable<Schema['attorneyReviews']>;

/** Averages over approved reviews only (D23); null for an attorney without any. */
export async function averageRatingsOf(
  tx: Tx,
  attorneyIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (attorneyIds.length === 0) return new Map();
  const rows = await rowsOf(
    tx,
    tx
      .selectFrom('attorneyReviews')
      .select(['attorneyId', 'rating'])
      .where('attorneyId', 'in', [...attorneyIds])
      .where('status', '=', 'APPROVED')
      .where('deletedAt', 'is', null),
  );
  const ratings = new Map(attorneyIds.map((id) => [id, [] as number[]]));
  for (const { attorneyId, rating } of rows) ratings.get(attorneyId)?.push(rating);
  return new Map([...ratings].map(([id, all]) => [id, averageRating(all)]));
}

/** How many reviews of an attorney wait for approval. */
export const pendingReviewsOf = (tx: Tx, attorneyId: string): Promise<number> =>
  countRows(
    tx
      .selectFrom('attorneyReviews')
      .where('attorneyId', '=', attorneyId)
      .where('status', '=', 'PENDING')
      .where('deletedAt', 'is', null),
  );

export function reviewRepository(tx: Tx) {
  return {
    /** A page of the reviews of an attorney, the newest first: from the first on, or after the one named. */
    listOf: (
      attorneyId: string,
      statuses: readonly ReviewStatus[],
      page: { readonly after?: string | undefined; readonly limit: number },
    ): Promise<ReviewRow[]> => {
      let query = tx
        .selectFrom('attorneyReviews')
        .selectAll()
        .where('attorneyId', '=', attorneyId)
        .where('status', 'in', [...statuses])
        .where('deletedAt', 'is', null);
      const { after } = page;
      if (after !== undefined) {
        query = query.where((eb) =>
          eb(
            eb.refTuple('createdAt', 'id'),
            '<',
            eb
              .selectFrom('attorneyReviews as last')
              .select(['last.createdAt', 'last.id'])
              .where('last.id', '=', after)
              .where('last.attorneyId', '=', attorneyId)
              .$asTuple('createdAt', 'id'),
          ),
        );
      }
      return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
    },

    firstNamesOf: async (userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
      if (userIds.length === 0) return new Map();
      const rows = await tx
        .selectFrom('users')
        .select(['id', 'firstName'])
        .where('id', 'in', [...userIds])
        .execute();
      return new Map(rows.map(({ id, firstName }) => [id, firstName]));
    },

    /** The meetings of a client, and whether each was reviewed; for a review the purchases are held, one at a time. */
    meetingsOf: async (userId: string, { isHeld }: { readonly isHeld: boolean }): Promise<MeetingFacts[]> => {
      const bought = tx
        .selectFrom('purchaseItems')
        .select('id')
        .where('beneficiaryUserId', '=', userId)
        .where('deletedAt', 'is', null)
        .orderBy('id');
      const items = await (isHeld ? bought.forUpdate() : bought).execute();
      if (items.length === 0) return [];
      const ids = items.map(({ id }) => id);
      const events = await tx
        .selectFrom('appointmentEvents')
        .select(['purchaseItemId', 'attorneyId', 'eventStatus', 'serviceCompletedAt'])
        .where('purchaseItemId', 'in', ids)
        .where('deletedAt', 'is', null)
        .orderBy('eventStartAt')
        .orderBy('id')
        .execute();
      const reviewed = await tx
        .selectFrom('attorneyReviews')
        .select('purchaseItemId')
        .where('purchaseItemId', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      return events.map(({ purchaseItemId, attorneyId, eventStatus, serviceCompletedAt }) => ({
        purchaseItemId,
        attorneyId,
        isCompleted: eventStatus === 'BOOKED' && serviceCompletedAt !== null,
        isReviewed: reviewed.some((row) => row.purchaseItemId === purchaseItemId),
      }));
    },

    insert: (
      review: Pick<ReviewRow, 'attorneyId' | 'userId' | 'message' | 'rating'> & { readonly purchaseItemId: string },
      now: Date,
    ): Promise<ReviewRow> =>
      tx
        .insertInto('attorneyReviews')
        .values({
          ...review,
          ...createdBy(review.userId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}
