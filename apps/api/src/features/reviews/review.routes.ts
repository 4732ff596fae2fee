import {
  attorneyReviewCreationSchema,
  attorneyReviewSchema,
  attorneySchema,
  reviewableMeeting,
  reviewableMeetings,
  reviewStatusSchema,
  visibleReviewStatuses,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { presentAttorney } from '../../records/attorneys/attorney.presenter';
import { attorneyViews, loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { userPolicy } from '../../records/users/user.policy';
import { loadUserSubject } from '../../records/users/user.repository';
import { reviewPolicy } from '../../records/reviews/review.policy';
import { type ReviewRow, reviewRepository } from '../../records/reviews/review.repository';

const params = z.object({ id: idSchema, aid: idSchema });

const PAGE_SIZE = 100;

/**
 * @param isNamed Whether the reader knows who wrote it. Who did is nobody else's business but by the first name, where
 * that is asked for.
 */
const present = (
  row: ReviewRow,
  isNamed: boolean,
  firstName?: string | null,
): z.input<typeof attorneyReviewSchema> => ({
  ...presentEntity(row),
  createdById: null,
  updatedById: null,
  attorneyId: row.attorneyId,
  userId: isNamed ? row.userId : null,
  message: row.message,
  rating: row.rating,
  status: row.status,
  ...(firstName === undefined ? {} : { user: { firstName } }),
});

export const reviewOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/attorney-reviews',
    id: 'attorneyReviews.list',
    summary: 'What clients said of an attorney, the newest first',
    description:
      'Customers see approved reviews only; the attorney and admins see every one (D3 and D23). By pages: `after` names the last review of the page before.',
    tag: 'attorneys',
    params,
    query: z.object({
      status: reviewStatusSchema.optional(),
      includeUser: z.enum(['true', 'false']).optional(),
      /** The last review of the page before. */
      after: idSchema.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
    }),
    response: z.array(attorneyReviewSchema),
    policy: reviewPolicy,
    action: 'read',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async ({ tx, actor, subject, query }) => {
      const { id: readerId, userType } = personOf(actor);
      const reader = { isAdmin: userType === 'ADMIN', isTheAttorney: readerId === subject.attorney.id };
      const statuses = visibleReviewStatuses(reader, query.status);
      if (statuses.length === 0) return [];
      const repository = reviewRepository(tx);
      const rows = await repository.listOf(subject.attorney.id, statuses, query);
      const isNamed = ({ userId }: ReviewRow) => reader.isAdmin || reader.isTheAttorney || userId === readerId;
      if (query.includeUser !== 'true') return rows.map((row) => present(row, isNamed(row)));
      const names = await repository.firstNamesOf([...new Set(rows.map(({ userId }) => userId))]);
      return rows.map((row) => present(row, isNamed(row), names.get(row.userId) ?? null));
    },
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/attorney-reviews',
    id: 'attorneyReviews.create',
    summary: 'Reviews an attorney after a meeting, once per purchase; an admin looks at it before it is shown',
    tag: 'attorneys',
    params,
    body: attorneyReviewCreationSchema,
    response: attorneyReviewSchema,
    status: 201,
    policy: reviewPolicy,
    action: 'review',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async ({ tx, now, params: { id, aid }, body, audit }) => {
      const repository = reviewRepository(tx);
      const meeting = reviewableMeeting(await repository.meetingsOf(id, { isHeld: true }), aid);
      if (meeting === 'NOT_MET') throw problem('REFUSED_BY_RULE', { detail: text('review.refusal.NOT_MET') });
      if (meeting === 'REVIEWED') throw problem('ALREADY_EXISTS', { detail: text('review.refusal.REVIEWED') });
      const review = { attorneyId: aid, userId: id, message: body.message, rating: body.rating };
      const row = await repository.insert({ ...review, purchaseItemId: meeting.purchaseItemId }, now);
      audit({ subjectKind: 'attorneyReview', subjectId: row.id });
      return present(row, true);
    },
  }),
  operation({
    route: 'GET /users/{id}/attorneys-needing-reviews',
    id: 'attorneyReviews.listNeeded',
    summary: 'Attorneys whom a customer has met and not reviewed yet',
    tag: 'attorneys',
    params: idParam,
    response: z.array(attorneySchema),
    policy: userPolicy,
    action: 'readOwn',
    load: ({ tx, params: { id } }) => loadUserSubject(tx, id),
    handle: async ({ tx, subject, actor }) => {
      const meetings = reviewableMeetings(await reviewRepository(tx).meetingsOf(subject.id, { isHeld: false }));
      const views = await attorneyViews(tx, [...new Set(meetings.map(({ attorneyId }) => attorneyId))]);
      // Nobody is asked about somebody who is no longer there to be found.
      return views.filter(({ attorney }) => attorney.stage === 'APPROVED').map((view) => presentAttorney(view, actor));
    },
  }),
];
