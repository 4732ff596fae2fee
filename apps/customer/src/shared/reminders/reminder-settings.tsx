import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReminderTopic } from '@troth/domain/reminders';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { LoadFailed } from '@troth/portal/load-failed';
import { usePerson } from '@troth/portal/person';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { CardSkeleton } from '@troth/ui/skeleton';
import { t } from '../texts';
import { changeReminders, remindersQuery } from './queries';

/** In the order in which a couple meets them. */
const TOPICS = ['QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS'] as const satisfies readonly ReminderTopic[];

/** Which reminders come by mail. What is part of the service, such as a receipt, is no reminder and goes on. */
export function ReminderSettings() {
  return (
    <Section title={t('reminders.title')} description={t('reminders.lead')} hasRule>
      <ReminderTopics topics={TOPICS} />
    </Section>
  );
}

/** Whether reminders of these topics come, to be turned on or off at once. */
export function ReminderTopics({ topics }: { topics: readonly ReminderTopic[] }) {
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
    onSuccess: (_stored, { isWanted }) => announce(t(isWanted ? 'reminders.on' : 'reminders.off')),
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
          label={t(`reminders.${topic}`)}
          description={t(`reminders.${topic}.about`)}
          isChecked={settings[topic]}
          onChange={(isWanted) => change.mutate({ topic, isWanted })}
        />
      ))}
    </Stack>
  );
}
