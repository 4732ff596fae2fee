import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button, LinkButton } from '@troth/ui/button';
import { CountdownPanel } from '@troth/ui/countdown';
import { CalendarIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { formatInstant } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { formatInState, isElsewhere } from '../../shared/in-state-time';
import classes from './notarization.module.css';
import { saveWaitCalendar } from './queries';
import { useTimeLeft } from './use-time-left';

export interface WaitingPeriodProps {
  documentId: string;
  endsAt: string;
  timeZone: string;
  days: number;
  state: string;
  citation: string | null;
  /** The wait is over: what is shown may be out of date. */
  onOver: () => void;
}

/** The days that have to pass between the final text and the signing, counted by the clocks of the state. D30. */
export function WaitingPeriod({ documentId, endsAt, timeZone, days, state, citation, onOver }: WaitingPeriodProps) {
  const left = useTimeLeft(endsAt, timeZone, onOver) ?? { days: 0, hours: 0, minutes: 0 };
  const save = useMutation({ mutationFn: () => saveWaitCalendar(documentId) });
  const end = new Date(endsAt);
  return (
    <CountdownPanel
      title={t('notarize.wait.title', { days })}
      units={[
        { value: left.days, label: t('notarize.wait.days', { count: left.days }) },
        { value: left.hours, label: t('notarize.wait.hours', { count: left.hours }) },
        { value: left.minutes, label: t('notarize.wait.minutes', { count: left.minutes }) },
      ]}
      endsLabel={t('notarize.wait.opens')}
      endsText={
        <>
          {formatInState(end, timeZone)}
          {isElsewhere(end, timeZone) && (
            <small className={classes.elsewhere}>{t('notarize.wait.elsewhere', { time: formatInstant(endsAt) })}</small>
          )}
        </>
      }
      action={
        <div className={classes.waitActions}>
          <Button icon={<CalendarIcon size={16} />} isLoading={save.isPending} onClick={() => save.mutate()}>
            {t('notarize.wait.calendar')}
          </Button>
          <LinkButton variant="text" href={paths.documentReview()}>
            {t('notarize.readAgain')}
          </LinkButton>
          {save.error !== null && (
            <Text size="small" tone="danger" role="alert">
              {errorText(save.error)}
            </Text>
          )}
        </div>
      }
    >
      {t('notarize.wait.text', { state, days })} {citation !== null && <cite>{citation}</cite>}
    </CountdownPanel>
  );
}
