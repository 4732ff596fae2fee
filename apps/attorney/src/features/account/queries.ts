import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

export const servicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'attorney-services'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/attorneys/{aid}/attorney-services', { params: { path: { id, aid: id } }, signal })),
  });
