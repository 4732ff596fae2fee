import { queryOptions } from '@tanstack/react-query';
import type { SavedReplies } from '@troth/domain/attorneys';
import { api, unwrap } from '@troth/portal/api';

const at = (id: string) => ({ params: { path: { id, aid: id } } });

/** Replies that the attorney writes often. */
export const repliesQuery = (attorneyId: string) =>
  queryOptions({
    queryKey: ['users', attorneyId, 'saved-replies'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/saved-replies', { ...at(attorneyId), signal })),
  });

export const saveReplies = (attorneyId: string, body: SavedReplies) =>
  unwrap(api.PUT('/users/{id}/attorneys/{aid}/saved-replies', { ...at(attorneyId), body }));
