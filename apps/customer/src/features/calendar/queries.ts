import { api, unwrap } from '@troth/portal/api';

export async function downloadCalendar(userId: string): Promise<Blob> {
  const bytes: unknown = await unwrap(
    api.GET('/users/{id}/calendar.ics', { params: { path: { id: userId } }, parseAs: 'blob' }),
  );
  if (!(bytes instanceof Blob)) throw new TypeError('the calendar came without bytes');
  return bytes;
}
