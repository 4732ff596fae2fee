import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';

export type PersonalArchive = components['schemas']['PersonalArchive'];

const own = (userId: string) => ({ params: { path: { id: userId } } });

/** How far the archive of everything that Troth has of a person is. */
export const archiveQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'personal-archive'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/personal-archive', { ...own(userId), signal })),
  });

export const requestArchive = (userId: string) => unwrap(api.POST('/users/{id}/personal-archive', own(userId)));

/** Has the browser save the archive. Its address works once, so it is asked for when it is needed. */
export async function downloadArchive(userId: string): Promise<void> {
  const { url } = await unwrap(api.POST('/users/{id}/personal-archive/link', own(userId)));
  const link = document.createElement('a');
  link.href = url;
  // The browser writes it to the disk as it comes; it may be too large to be held here.
  link.download = '';
  link.click();
}
