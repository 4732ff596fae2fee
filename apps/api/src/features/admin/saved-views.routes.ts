import { ADMIN_LISTS, savedViewsSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import { noSubject, operation } from '../../kernel/http/operation';
import { adminPolicy } from '../../records/attorneys/attorney.policy';
import { replaceSavedViews, savedViewsOf } from '../../records/admin-actions/saved-view.repository';

const own = {
  tag: 'admin',
  isOurs: true,
  params: z.object({ list: z.enum(ADMIN_LISTS) }),
  response: savedViewsSchema,
  policy: adminPolicy,
  action: 'list',
  load: noSubject,
} as const;

/** Each admin's own: another admin never sees them. */
export const adminSavedViewOperations = [
  operation({
    ...own,
    route: 'GET /admin/saved-views/{list}',
    id: 'adminSavedViews.read',
    summary: 'Views of a list that the admin saved by name',
    handle: ({ tx, actor, params }) => savedViewsOf(tx, personOf(actor).id, params.list),
  }),
  operation({
    ...own,
    route: 'PUT /admin/saved-views/{list}',
    id: 'adminSavedViews.replace',
    summary: 'Keeps the views of a list',
    audited: false,
    body: savedViewsSchema,
    handle: async ({ tx, actor, params: { list }, body, now }) => {
      await replaceSavedViews(tx, { userId: personOf(actor).id, list, views: body, now });
      return body;
    },
  }),
];
