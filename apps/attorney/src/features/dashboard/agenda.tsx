import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import { callsQuery } from '../../shared/appointments';
import { useAttorney } from '../../shared/attorney';
import { formatDate, formatTime, formatWeekday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './dashboard.module.css';

const DAYS = 7;
/** More than anybody has in a week. */
const MOST_CALLS = 100;

/** The calls of the next seven days, day by day. */
export function Agenda({ now }: { now: Date }) {
  // To the day, so that the same week is asked for once.
  const until = new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS + 1).toISOString();
  const {
    data: { events: soon },
  } = useSuspenseQuery(callsQuery(useAttorney().id, { filter: 'future', until, limit: MOST_CALLS }));
  const days = [...new Set(soon.map(({ eventStartAt }) => formatDate(eventStartAt)))].map((day) => ({
    day,
    ofDay: soon.filter(({ eventStartAt }) => formatDate(eventStartAt) === day),
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
          {days.map(({ day, ofDay }) => (
            <li key={day}>
              <p className={classes.day}>
                {formatWeekday(ofDay[0]?.eventStartAt ?? '')}
                <small>{day}</small>
              </p>
              <ul>
                {ofDay.map(({ id, eventStartAt, clientName, beneficiaryUserId, serviceType }) => (
                  <li key={id}>
                    <b className="troth-num">{formatTime(eventStartAt)}</b>{' '}
                    <Link href={paths.client(beneficiaryUserId)}>{clientName ?? t('appointments.client')}</Link>
                    <small>{enumerationLabel(say, 'attorneyServiceType', serviceType)}</small>
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
