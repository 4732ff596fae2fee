import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import type { ReminderTopic } from '@troth/domain/reminders';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { CardSkeleton } from '@troth/ui/skeleton';
import { announce } from './announcer';
import { api, unwrap } from './api';
import { errorText } from './errors';
import { LoadFailed } from './load-failed';
import { t } from './own-texts';
import { usePerson } from './person';

type Settings = components['schemas']['ReminderSettings'];

const own = (userId: string) => ({ params: { path: { id: userId } } });

/** Which mails a person gets that they can do without. */
const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'reminders'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/reminders', { ...own(userId), signal })),
  });

const changeReminders = (userId: string, body: Partial<Settings>) =>
  unwrap(api.PATCH('/users/{id}/reminders', { ...own(userId), body }));

/** Whether mails of these topics come, to be turned on or off at once. */
export function MailTopics<Topic extends ReminderTopic>({
  topics,
  words,
}: {
  topics: readonly Topic[];
  /** What each is called, and when such mails come. */
  words: (topic: Topic) => { readonly label: string; readonly about: string };
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const query = remindersQuery(self.id);
  const { data: settings, error, refetch } = useQuery(query);
  const change = useMutation({
    // One after the other, so that the last answer is the last wish.
    scope: { id: 'reminders' },
    mutationFn: ({ topic, isWanted }: { topic: ReminderTopic; isWanted: boolean }) =>
      changeReminders(self.id, { [topic]: isWanted }),
    onMutate: async ({ topic, isWanted }) => {
      await queryClient.cancelQueries(query);
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, [topic]: isWanted });
    },
    onSuccess: (_stored, { isWanted }) => announce(t(isWanted ? 'mailTopics.on' : 'mailTopics.off')),
    onError: () => void refetch(),
  });

  if (settings === undefined) {
    if (error === null) return <CardSkeleton height={topics.length === 1 ? 56 : 160} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap={4}>
      {change.error !== null && <Notice tone="danger" isAlert title={errorText(change.error)} />}
      {topics.map((topic) => (
        <CheckboxField
          key={topic}
          label={words(topic).label}
          description={words(topic).about}
          isChecked={settings[topic]}
          onChange={(isWanted) => change.mutate({ topic, isWanted })}
        />
      ))}
    </Stack>
  );
}
