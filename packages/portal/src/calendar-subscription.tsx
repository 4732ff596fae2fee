import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@troth/ui/button';
import { CalendarIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Skeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { api, unwrap } from './api';
import { CopyField } from './copy-field';
import { errorText } from './errors';
import { formatLongDay } from './instants';
import { LoadFailed } from './load-failed';
import { t } from './own-texts';
import { usePerson } from './person';

const own = (userId: string) => ({ params: { path: { id: userId } } });

/** Whether there is a secret calendar address; the address itself is shown once, when it is created. */
const calendarFeedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'calendar-feed'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/calendar-feed', { ...own(userId), signal })),
  });

const makeCalendarFeed = (userId: string) => unwrap(api.POST('/users/{id}/calendar-feed', own(userId)));

const revokeCalendarFeed = (userId: string) => unwrap(api.DELETE('/users/{id}/calendar-feed', own(userId)));

/** The secret address of a person's calendar: created, copied, replaced, revoked. Only its fingerprint is stored. */
export function CalendarSubscription() {
  const self = usePerson();
  const queryClient = useQueryClient();
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery(self.id));
  const keep = (next: NonNullable<typeof feed>) =>
    queryClient.setQueryData(calendarFeedQuery(self.id).queryKey, { ...next, url: null, webcalUrl: null });
  const make = useMutation({ mutationFn: () => makeCalendarFeed(self.id), onSuccess: keep });
  const revoke = useMutation({
    mutationFn: () => revokeCalendarFeed(self.id),
    onSuccess: (next) => {
      make.reset();
      keep(next);
    },
  });

  if (feed === undefined) {
    if (error === null) return <Skeleton width="100%" height={44} />;
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  const failure = make.error ?? revoke.error;
  const trouble = failure !== null && <Notice tone="danger" isAlert title={errorText(failure)} />;
  if (!feed.isActive) {
    return (
      <Stack gap={3}>
        {trouble}
        <div>
          <Button size="sm" icon={<CalendarIcon size={16} />} isLoading={make.isPending} onClick={() => make.mutate()}>
            {t('calendar.subscribe')}
          </Button>
        </div>
        <Text size="caption" tone="hint">
          {t('calendar.subscribeHelp')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      {trouble}
      {make.data?.url != null && make.data.webcalUrl !== null ? (
        <CopyField
          label={t('calendar.address')}
          help={t('calendar.addressHelp')}
          value={make.data.url}
          copyText={t('calendar.copy')}
          failedText={t('calendar.copyFailed')}
        >
          <LinkButton size="sm" href={make.data.webcalUrl} icon={<CalendarIcon size={16} />}>
            {t('calendar.open')}
          </LinkButton>
        </CopyField>
      ) : (
        <Text size="small" tone="secondary">
          {feed.createdAt !== null && t('calendar.active', { date: formatLongDay(feed.createdAt) })}{' '}
          {feed.lastReadAt === null
            ? t('calendar.neverRead')
            : t('calendar.lastRead', { date: formatLongDay(feed.lastReadAt) })}
        </Text>
      )}
      <Row gap={2}>
        <Button size="sm" isLoading={make.isPending} onClick={() => make.mutate()}>
          {t('calendar.replace')}
        </Button>
        <Button size="sm" variant="text" isLoading={revoke.isPending} onClick={() => revoke.mutate()}>
          {t('calendar.revoke')}
        </Button>
      </Row>
      <Text size="caption" tone="hint">
        {t('calendar.replaceHelp')}
      </Text>
    </Stack>
  );
}
