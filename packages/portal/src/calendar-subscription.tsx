import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@troth/ui/button';
import { CalendarIcon, CopyIcon } from '@troth/ui/icons';
import { Row, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Skeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { api, unwrap } from './api';
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
        <NewAddress url={make.data.url} webcalUrl={make.data.webcalUrl} />
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

function NewAddress({ url, webcalUrl }: { url: string; webcalUrl: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Stack gap={3}>
      <TextField
        label={t('calendar.address')}
        help={t('calendar.addressHelp')}
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <Row gap={2}>
        <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {t('calendar.copy')}
        </Button>
        <LinkButton size="sm" href={webcalUrl} icon={<CalendarIcon size={16} />}>
          {t('calendar.open')}
        </LinkButton>
      </Row>
      <Text as="span" size="caption" tone={copied === 'failed' ? 'danger' : 'success'} role="status">
        {copied === 'yes' && t('calendar.copied')}
        {copied === 'failed' && t('calendar.copyFailed')}
      </Text>
    </Stack>
  );
}
