import { savedRepliesSchema } from '@troth/domain/attorneys';
import { idSchema, savedViewsSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation } from '../../kernel/http/operation';
import { houseColumn } from '../../kernel/protection/protected-database';
import { attorneyPolicy } from '../../records/attorneys/attorney.policy';
import { loadAttorneySubject, updateAttorney } from '../../records/attorneys/attorney.repository';

const params = z.object({ id: idSchema, aid: idSchema });
const views = houseColumn('attorneys', 'sealed_client_views');
const replies = houseColumn('attorneys', 'sealed_saved_replies');

const own = { tag: 'attorneys', isOurs: true, params, policy: attorneyPolicy, action: 'keepOwnLists' } as const;

/** What attorneys keep for themselves: each list is read and replaced whole. */
export const ownListOperations = [
  operation({
    ...own,
    route: 'GET /users/{id}/attorneys/{aid}/saved-views',
    id: 'savedViews.read',
    summary: 'Views of the list of clients that the attorney saved by name',
    response: savedViewsSchema,
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of),
    handle: ({ tx, subject: { attorney } }) => {
      const text = views.open(tx, attorney.id, attorney.sealedClientViews);
      return text === null ? { views: [] } : savedViewsSchema.parse(JSON.parse(text));
    },
  }),
  operation({
    ...own,
    route: 'PUT /users/{id}/attorneys/{aid}/saved-views',
    id: 'savedViews.replace',
    summary: 'Keeps the views of the list of clients',
    audited: false,
    body: savedViewsSchema,
    response: savedViewsSchema,
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of, 'change'),
    handle: async ({ tx, body, now, params: { aid } }) => {
      await updateAttorney(tx, aid, { sealedClientViews: views.seal(tx, aid, JSON.stringify(body)) }, aid, now);
      return body;
    },
  }),
  operation({
    ...own,
    route: 'GET /users/{id}/attorneys/{aid}/saved-replies',
    id: 'savedReplies.read',
    summary: 'Replies that the attorney writes often',
    response: savedRepliesSchema,
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of),
    handle: ({ tx, subject: { attorney } }) => {
      const text = replies.open(tx, attorney.id, attorney.sealedSavedReplies);
      return text === null ? { replies: [] } : savedRepliesSchema.parse(JSON.parse(text));
    },
  }),
  operation({
    ...own,
    route: 'PUT /users/{id}/attorneys/{aid}/saved-replies',
    id: 'savedReplies.replace',
    summary: 'Keeps up to five replies',
    audited: false,
    body: savedRepliesSchema,
    response: savedRepliesSchema,
    load: ({ tx, params: of }) => loadAttorneySubject(tx, of, 'change'),
    handle: async ({ tx, body, now, params: { aid } }) => {
      await updateAttorney(tx, aid, { sealedSavedReplies: replies.seal(tx, aid, JSON.stringify(body)) }, aid, now);
      return body;
    },
  }),
];
