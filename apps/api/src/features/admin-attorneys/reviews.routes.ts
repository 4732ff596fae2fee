import {
  attorneyReviewSchema,
  attorneyReviewUpdateSchema,
  canChangeReviewStatus,
  reviewStatusSchema,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { directionQuery, pageOfFile, pageQuery, type PageRequest, pageShape } from '../../kernel/database/keyset';
import { idParam } from '../../kernel/http/common-schemas';
import { listFile } from '../../kernel/http/csv';
import { requireUnchanged } from '../../kernel/http/if-match';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { holdReview, reviewsOfAll, setReviewStatus } from '../../records/reviews/review-desk.repository';
import type { ReviewRow } from '../../records/reviews/review.repository';
import { namesOrEmailsOf } from '../../records/users/user.repository';

const reviewPolicy = { read: isAdmin, list: isAdmin, decide: isAdmin } satisfies Policy<'list' | 'decide', unknown>;

const adminReviewSchema = attorneyReviewSchema
  .extend({ attorneyName: z.string(), clientName: z.string() })
  .meta({ id: 'AdminReview', description: 'A review as admins see it, with both names.' });

async function present(tx: Tx, rows: readonly ReviewRow[]) {
  const names = await namesOrEmailsOf(
    tx,
    rows.flatMap(({ attorneyId, userId }) => [attorneyId, userId]),
  );
  return rows.map((row) => ({
    ...presentEntity(row),
    attorneyId: row.attorneyId,
    userId: row.userId,
    message: row.message,
    rating: row.rating,
    status: row.status,
    attorneyName: names.get(row.attorneyId) ?? '',
    clientName: names.get(row.userId) ?? '',
  }));
}

const reviewFilter = z.object({
  attorneyId: idSchema.optional(),
  status: reviewStatusSchema.optional(),
  direction: directionQuery.default('descending'),
});

/** One page of reviews, with the names of both sides. */
async function findReviews(tx: Tx, query: z.output<typeof reviewFilter> & PageRequest) {
  const { rows, page } = await reviewsOfAll(tx, query);
  return { reviews: await present(tx, rows), page };
}

export const adminReviewOperations = [
  operation({
    route: 'GET /admin/attorney-reviews',
    id: 'adminReviews.list',
    summary: 'What clients said of attorneys; reviews that wait come first',
    tag: 'attorneys',
    query: reviewFilter.extend(pageQuery),
    response: z.object({ reviews: z.array(adminReviewSchema), ...pageShape }).meta({ id: 'AdminReviewPage' }),
    policy: reviewPolicy,
    action: 'list',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const { reviews, page } = await findReviews(tx, query);
      return { reviews, ...page };
    },
  }),
  operation({
    route: 'GET /admin/attorney-reviews/export',
    id: 'adminReviews.export',
    summary: 'The reviews of a filter as CSV',
    tag: 'attorneys',
    isOurs: true,
    changes: true,
    query: reviewFilter,
    produces: 'text/csv',
    response: null,
    policy: reviewPolicy,
    action: 'list',
    load: noSubject,
    handle: ({ services, query, audit }) => {
      audit({ subjectKind: 'attorneyReviews' });
      return listFile<string>(services, {
        name: 'reviews.csv',
        columns: ['id', 'attorney', 'client', 'rating', 'message', 'status', 'created_at'],
        read: async (tx, after) => {
          const { reviews, page } = await findReviews(tx, { ...query, ...pageOfFile(after) });
          return {
            rows: reviews.map((review) => [
              review.id,
              review.attorneyName,
              review.clientName,
              review.rating,
              review.message,
              review.status,
              review.createdAt,
            ]),
            next: page.nextCursor,
          };
        },
      });
    },
  }),
  operation({
    route: 'PATCH /admin/attorney-reviews/{id}',
    id: 'adminReviews.decide',
    summary: 'Approves a review, takes it off or shows it again, with a reason; its words never change',
    description: '`If-Match` takes the milliseconds of `updatedAt`; 409 with `current` where it changed.',
    tag: 'attorneys',
    params: idParam,
    body: attorneyReviewUpdateSchema,
    response: adminReviewSchema,
    policy: reviewPolicy,
    action: 'decide',
    load: noSubject,
    handle: async (call) => {
      const { tx, params, body, actor, now, request, announce } = call;
      const review = await holdReview(tx, params.id);
      const [current] = await present(tx, [review]);
      requireUnchanged(request, review, () => current);
      if (!canChangeReviewStatus(review.status, body.status)) {
        throw problem('REFUSED_BY_RULE', { detail: text('review.notAllowed') });
      }
      const row = await setReviewStatus(tx, review.id, body.status, personOf(actor).id, now);
      await recordAdminAction(call, {
        action: `reviews.${body.status}`,
        subjectKind: 'attorneyReview',
        subjectId: row.id,
        userId: row.userId,
        reason: body.reason,
      });
      announce({ userIds: [row.userId, row.attorneyId], topics: ['purchases'] });
      const [presented] = await present(tx, [row]);
      if (presented === undefined) throw problem('NOT_FOUND');
      return presented;
    },
  }),
];
