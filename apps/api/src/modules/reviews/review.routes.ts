import {
  attorneyReviewCreationSchema,
  attorneyReviewSchema,
  attorneySchema,
  REVIEW_STATUSES,
  reviewableMeeting,
  reviewableMeetings,
  reviewStatusSchema,
} from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../auth/actor';
import { idParam } from '../../http/common-schemas';
import { operation } from '../../http/operation';
import { presentEntity } from '../../http/present';
import { problem } from '../../http/problem';
import { text } from '../../texts';
import { presentAttorney } from '../attorneys/attorney.presenter';
import { attorneyViews, loadAttorneySubject } from '../attorneys/attorney.repository';
import { userPolicy } from '../users/user.policy';
import { loadUserSubject } from '../users/user.repository';
import { reviewPolicy } from './review.policy';
import { type ReviewRow, reviewRepository } from './review.repository';

const params = z.object({ id: idSchema, aid: idSchema });

const present = (row: ReviewRow, firstName?: string | null): z.input<typeof attorneyReviewSchema> => ({
  ...presentEntity(row),
  // Who wrote it is nobody's business but by the first name, where that is asked for.
  createdById: null,
  updatedById: null,
  attorneyId: row.attorneyId,
  userId: row.userId,
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
    description: 'Customers see approved reviews only; the attorney and admins see every one (decisions 3 and 23).',
    tag: 'attorneys',
    params,
    query: z.object({ status: reviewStatusSchema.optional(), includeUser: z.enum(['true', 'false']).optional() }),
    response: z.array(attorneyReviewSchema),
    policy: reviewPolicy,
    action: 'read',
    load: ({ tx, params: { id, aid } }) => loadAttorneySubject(tx, { id, aid }),
    handle: async ({ tx, actor, subject, query }) => {
      const reader = personOf(actor);
      const seesAll = reader.userType === 'ADMIN' || reader.id === subject.attorney.id;
      const visible = seesAll ? REVIEW_STATUSES : (['APPROVED'] as const);
      const statuses = visible.filter((status) => query.status === undefined || status === query.status);
      if (statuses.length === 0) return [];
      const repository = reviewRepository(tx);
      const rows = await repository.listOf(subject.attorney.id, statuses);
      if (query.includeUser !== 'true') return rows.map((row) => present(row));
      const names = await repository.firstNamesOf([...new Set(rows.map(({ userId }) => userId))]);
      return rows.map((row) => present(row, names.get(row.userId) ?? null));
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
      const meeting = reviewableMeeting(await repository.holdMeetingsOf(id), aid);
      if (meeting === 'NOT_MET') throw problem('REFUSED_BY_RULE', { detail: text('review.refusal.NOT_MET') });
      if (meeting === 'REVIEWED') throw problem('ALREADY_EXISTS', { detail: text('review.refusal.REVIEWED') });
      const review = { attorneyId: aid, userId: id, message: body.message.trim(), rating: body.rating };
      const row = await repository.insert({ ...review, purchaseItemId: meeting.purchaseItemId }, now);
      audit({ subjectKind: 'attorneyReview', subjectId: row.id });
      return present(row);
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
      const meetings = reviewableMeetings(await reviewRepository(tx).holdMeetingsOf(subject.id));
      const views = await attorneyViews(tx, [...new Set(meetings.map(({ attorneyId }) => attorneyId))]);
      // Nobody is asked about somebody who is no longer there to be found.
      return views.filter(({ attorney }) => attorney.stage === 'APPROVED').map((view) => presentAttorney(view, actor));
    },
  }),
];
