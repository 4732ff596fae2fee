import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { AWAY_MAX, type Away, areAwayApart, changeRefusal } from '@troth/domain/booking';
import { announce } from '@troth/portal/announcer';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { callsQuery } from '../../shared/appointments';
import { useAttorney } from '../../shared/attorney';
import { CallClient } from '../../shared/call-client';
import { awayQuery } from '../../shared/away';
import { formatAppointment, formatNearDay, localDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './appointments.module.css';
import { CallButton, type CallChange, CallChangeDialog, Offered } from './call-buttons';

const MOST_CALLS_LISTED = 100;
const own = (attorneyId: string) => ({ params: { path: { id: attorneyId, aid: attorneyId } } });

/** The days on which an attorney takes no calls, with those that are booked on them all the same. */
export function DaysAway() {
  const { id } = useAttorney();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(awayQuery(id));
  const today = localDay(new Date());
  const away = data.away.filter(({ until }) => until >= today);
  const change = useMutation({
    mutationFn: ({ next }: { next: readonly Away[]; said: string }) =>
      unwrap(
        api.PUT('/users/{id}/attorneys/{aid}/away', { ...own(id), body: { away: [...next], expected: data.away } }),
      ),
    onSuccess: (next, { said }) => {
      queryClient.setQueryData(awayQuery(id).queryKey, next);
      announce(said);
    },
    // Another tab was first: what is listed below is no longer right.
    onError: () => queryClient.invalidateQueries({ queryKey: awayQuery(id).queryKey }),
  });
  const remove = (days: Away) =>
    change.mutate({
      next: away.filter(({ from }) => from !== days.from),
      said: t('away.removed'),
    });
  return (
    <Section title={t('away.title')} description={t('away.text')} hasRule>
      <Stack gap={4}>
        {change.error !== null && (
          <Notice tone="danger" isAlert title={t('account.notSaved')}>
            {errorText(change.error)}
          </Notice>
        )}
        {away.length > 0 && (
          <ul className={classes.away} aria-label={t('away.title')}>
            {away.map((days) => {
              const named = { from: formatNearDay(days.from), until: formatNearDay(days.until) };
              return (
                <li key={days.from}>
                  <Row gap={4} justify="between">
                    <Text>{t(days.from === days.until ? 'away.day' : 'away.days', named)}</Text>
                    <Button
                      size="sm"
                      disabled={change.isPending}
                      aria-label={t('away.remove.of', named)}
                      onClick={() => remove(days)}
                    >
                      {t('away.remove')}
                    </Button>
                  </Row>
                  <CallsWhileAway away={days} />
                </li>
              );
            })}
          </ul>
        )}
        {away.length < AWAY_MAX && (
          <NewDaysAway
            // Empty again once they are in the list.
            key={JSON.stringify(away)}
            away={away}
            isSaving={change.isPending}
            onAdd={(days) => change.mutate({ next: [...away, days], said: t('away.saved') })}
          />
        )}
      </Stack>
    </Section>
  );
}

function NewDaysAway({
  away,
  isSaving,
  onAdd,
}: {
  away: readonly Away[];
  isSaving: boolean;
  onAdd: (days: Away) => void;
}) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isChecked, setChecked] = useState(false);
  const today = localDay(new Date());
  const isMissing = from === '' || until === '';
  const isTurned = !isMissing && until < from;
  const isTwice = !isMissing && !isTurned && !areAwayApart([...away, { from, until }]);
  const untilError = isMissing ? until === '' && t('away.missing') : isTurned && t('away.order');
  const fromError = isMissing ? from === '' && t('away.missing') : isTwice && t('away.twice');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isMissing && !isTurned && !isTwice && !isSaving) onAdd({ from, until });
      }}
    >
      <div className={classes.picker}>
        <DateField
          label={t('away.from')}
          value={from}
          min={today}
          error={(isChecked && fromError) || undefined}
          onChange={setFrom}
        />
        <DateField
          label={t('away.until')}
          value={until}
          min={from || today}
          error={(isChecked && untilError) || undefined}
          onChange={setUntil}
        />
        <Button type="submit" isLoading={isSaving}>
          {t('away.save')}
        </Button>
      </div>
    </form>
  );
}

/** The calls that are booked on the days away, each to be moved or canceled. */
function CallsWhileAway({ away }: { away: Away }) {
  const attorney = useAttorney();
  const end = new Date(`${away.until}T00:00:00`);
  end.setDate(end.getDate() + 1);
  const { data } = useSuspenseQuery(
    callsQuery(attorney.id, {
      filter: 'future',
      from: new Date(`${away.from}T00:00:00`).toISOString(),
      until: end.toISOString(),
      limit: MOST_CALLS_LISTED,
    }),
  );
  const [change, setChange] = useState<CallChange>(null);
  const now = new Date().toISOString();
  if (data.events.length === 0) return <Text tone="secondary">{t('away.noCalls')}</Text>;
  return (
    <div>
      <Text>{t('away.calls', { count: data.total ?? data.events.length })}</Text>
      <ul className={classes.awayCalls}>
        {data.events.map((event) => (
          <li key={event.id}>
            <div>
              <CallClient event={event} former={data.formerClientIds} />
              {', '}
              <time dateTime={event.eventStartAt}>{formatAppointment(event.eventStartAt)}</time>
              <div>
                <Offered event={event} />
              </div>
            </div>
            {changeRefusal(event, now) === null && (
              <Row gap={2}>
                {event.provider === 'builtin' && (
                  <CallButton
                    event={event}
                    action="away.move"
                    isMain
                    onClick={() => setChange({ event, kind: 'OFFER' })}
                  />
                )}
                <CallButton
                  event={event}
                  action="appointments.cancel"
                  onClick={() => setChange({ event, kind: 'CANCEL' })}
                />
              </Row>
            )}
          </li>
        ))}
      </ul>
      <CallChangeDialog change={change} onClose={() => setChange(null)} />
    </div>
  );
}
