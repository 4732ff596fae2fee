import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

type ReminderSettings = components['schemas']['ReminderSettings'];

const own = (userId: string) => ({ params: { path: { id: userId } } });

/** Which reminders a person gets by mail. */
export const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'reminders'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/reminders', { ...own(userId), signal })),
  });

export const changeReminders = (userId: string, body: Partial<ReminderSettings>) =>
  unwrap(api.PATCH('/users/{id}/reminders', { ...own(userId), body }));
