import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { ActionLog } from './action-log';

/** What admins did about a person. */
export const actionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', id, 'actions'],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/users/{id}/actions', { params: { path: { id } }, signal })),
  });

export function PersonLog({ userId }: { userId: string }) {
  const { data } = useQuery(actionsQuery(userId));
  return data === undefined ? null : <ActionLog actions={data} />;
}
