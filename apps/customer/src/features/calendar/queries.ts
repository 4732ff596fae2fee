import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

const own = (userId: string) => ({ params: { path: { id: userId } } });

/** Whether there is a secret calendar address; the address itself is told once, when it is made. */
export const calendarFeedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'calendar-feed'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/calendar-feed', { ...own(userId), signal })),
  });

/** Makes the address, or one in place of the last, which then opens nothing any more. */
export const makeCalendarFeed = (userId: string) => unwrap(api.POST('/users/{id}/calendar-feed', own(userId)));

export const revokeCalendarFeed = (userId: string) => unwrap(api.DELETE('/users/{id}/calendar-feed', own(userId)));

export async function downloadCalendar(userId: string): Promise<Blob> {
  const bytes: unknown = await unwrap(api.GET('/users/{id}/calendar.ics', { ...own(userId), parseAs: 'blob' }));
  if (!(bytes instanceof Blob)) throw new TypeError('the calendar came without bytes');
  return bytes;
}
