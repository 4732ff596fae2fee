import { api, unwrap } from '@troth/portal/api';
import type { KeptViews } from '@troth/portal/saved-views';

/** Views of the list of clients, kept with the attorney. */
export function clientViews(id: string): KeptViews {
  const at = { params: { path: { id, aid: id } } };
  return {
    queryKey: ['users', id, 'saved-views'],
    read: (signal) => unwrap(api.GET('/users/{id}/attorneys/{aid}/saved-views', { ...at, signal })),
    replace: (views) => unwrap(api.PUT('/users/{id}/attorneys/{aid}/saved-views', { ...at, body: { views } })),
  };
}
