import type { ReviewStatus } from '@troth/domain/attorneys';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { inOrder, pageOfIds, type PageRequest, type SortDirection } from '../../kernel/database/keyset';
import { notFound } from '../../kernel/http/problem';
import type { ReviewRow } from './review.repository';

/** Reviews of all attorneys, as admins decide about them. */

interface ReviewFilter {
  readonly attorneyId?: string | undefined;
  readonly status?: ReviewStatus | undefined;
  readonly direction: SortDirection;
}

/** One page of reviews; those that wait come first. */
export async function reviewsOfAll(tx: Tx, { attorneyId, status, direction, ...request }: ReviewFilter & PageRequest) {
  const where = [sql<SqlBool>`deleted_at is null`];
  if (attorneyId !== undefined) where.push(sql<SqlBool>`attorney_id = ${attorneyId}`);
  if (status !== undefined) where.push(sql<SqlBool>`status = ${status}`);
  const { ids, page } = await pageOfIds(
    tx,
    {
      from: sql`attorney_reviews`,
      id: sql<string>`attorney_reviews.id`,
      where,
      order: [sql`(attorney_reviews.status = 'PENDING')`, sql`attorney_reviews.created_at`],
      direction,
    },
    request,
  );
  const rows =
    ids.length === 0 ? [] : await tx.selectFrom('attorneyReviews').selectAll().where('id', 'in', ids).execute();
  return { rows: inOrder(ids, rows), page };
}

/** The review, held until the transaction ends. @throws Problem NOT_FOUND */
export const holdReview = (tx: Tx, id: string): Promise<ReviewRow> =>
  tx
    .selectFrom('attorneyReviews')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);

export const setReviewStatus = (tx: Tx, id: string, status: ReviewStatus, by: string, now: Date): Promise<ReviewRow> =>
  tx
    .updateTable('attorneyReviews')
    .set({ status, updatedAt: now, updatedById: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
