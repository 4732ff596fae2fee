import { useSuspenseQuery } from '@tanstack/react-query';
import { CALL_SOON_MS } from '@troth/domain/attorneys';
import type { CalendarDate } from '@troth/domain/dates';
import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { awayQuery } from '../../shared/away';
import { CallClient } from '../../shared/call-client';
import { ClientsClock } from '../../shared/clients-clock';
import { formatMonthDay } from '@troth/portal/instants';
import { formatAppointment, formatNearDay, formatTime, formatWeekday, localDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { signingDaysQuery } from '../../shared/signing-days';
import { t } from '../../shared/texts';
import classes from './dashboard.module.css';
import { endOfAgenda, weekQuery } from './queries';

/** Noon, so that the day is the same where the reader is, whatever the clocks do. */
const noonOf = (day: CalendarDate) => `${day}T12:00:00`;

/** When the next call is that does not wait yet; nothing without one. */
export function NextCall({ now }: { now: Date }) {
  const { data } = useSuspenseQuery(weekQuery(useAttorney().id, now));
  const soon = new Date(now.getTime() + CALL_SOON_MS);
  const next = data.events.find(({ eventStartAt }) => new Date(eventStartAt) > soon);
  return next === undefined ? null : (
    <Text size="small" tone="secondary" className={classes.then ?? ''}>
      {t('dashboard.then', { when: formatAppointment(next.eventStartAt) })}
    </Text>
  );
}

/** The calls, the days away and the ends of waits of the next seven days, day by day. */
export function Agenda({ now }: { now: Date }) {
  const { id: attorneyId } = useAttorney();
  const until = endOfAgenda(now);
  const {
    data: { events: soon, formerClientIds },
  } = useSuspenseQuery(weekQuery(attorneyId, now));
  const { data: absences } = useSuspenseQuery(awayQuery(attorneyId));
  const { data: signing } = useSuspenseQuery(signingDaysQuery(attorneyId));
  const today = localDay(now);
  const lastDay = localDay(new Date(until));
  // An absence that has begun stands with today, once, however many days it has.
  const away = absences.away
    .filter((days) => days.until >= today && days.from < lastDay)
    .map((days) => ({ ...days, day: days.from < today ? today : days.from }));
  const dayOf = (instant: string) => localDay(new Date(instant));
  const ends = signing.filter(({ at }) => at < until);
  const busyDays = [
    ...away.map(({ day }) => day),
    ...soon.map(({ eventStartAt }) => dayOf(eventStartAt)),
    ...ends.map(({ at }) => dayOf(at)),
  ];
  const days = [...new Set(busyDays)].toSorted().map((day) => ({
    day,
    ofDay: soon.filter(({ eventStartAt }) => dayOf(eventStartAt) === day),
    awayFrom: away.filter((each) => each.day === day),
    endsOn: ends.filter(({ at }) => dayOf(at) === day),
  }));
  return (
    <section>
      <h2 className={classes.asideTitle}>{t('dashboard.week')}</h2>
      {days.length === 0 ? (
        <Text tone="secondary" size="small">
          {t('dashboard.week.none')}
        </Text>
      ) : (
        <ol className={classes.agenda}>
          {days.map(({ day, ofDay, awayFrom, endsOn }) => (
            <li key={day}>
              <p className={classes.day}>
                {formatWeekday(noonOf(day))}
                <small>{formatMonthDay(noonOf(day))}</small>
              </p>
              <ul>
                {awayFrom.map((absence) => (
                  <li key={absence.from}>
                    {absence.until === day
                      ? t('dashboard.week.away')
                      : t('dashboard.week.awayThrough', { day: formatNearDay(absence.until) })}
                    <small>{t('dashboard.week.away.what')}</small>
                  </li>
                ))}
                {ofDay.map((event) => (
                  <li key={event.id}>
                    <b className="troth-num">{formatTime(event.eventStartAt)}</b>{' '}
                    <CallClient event={event} former={formerClientIds} />
                    <small>{enumerationLabel(say, 'attorneyServiceType', event.serviceType)}</small>
                    <ClientsClock event={event} />
                  </li>
                ))}
                {endsOn.map(({ clientId, documentId, clientName, partnerName, at, days: waited }) => (
                  <li key={documentId}>
                    <b className="troth-num">{formatTime(at)}</b>{' '}
                    <Link href={paths.client(clientId)}>
                      {t('dashboard.week.maySign', { client: clientName, partner: partnerName })}
                    </Link>
                    <small>{t('dashboard.week.waitEnds', { days: waited })}</small>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.more}>
        <LinkButton href={paths.appointments()} variant="text" size="sm">
          {t('dashboard.week.all')}
        </LinkButton>
      </div>
    </section>
  );
}
