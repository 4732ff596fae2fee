import { enumerationLabel, say } from '@troth/domain/messages';
import { Notice } from '@troth/ui/notice';
import { formatDate } from '../../shared/dates';
import type { Journey } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './dashboard.module.css';

/** Whether the wedding can still be met; silent while it can with every safe day ahead. */
export function DeadlineOutlook({ journey }: { journey: Journey }) {
  const { deadlineOutlook, earliestFinish } = journey;
  if (deadlineOutlook === null || deadlineOutlook === 'ON_TIME' || earliestFinish === null) return null;
  const values = { date: formatDate(earliestFinish) };
  return deadlineOutlook === 'TIGHT' ? (
    <Notice tone="warning" title={t('dashboard.outlook.tight.title')}>
      {t('dashboard.outlook.tight.text', values)}
    </Notice>
  ) : (
    <Notice tone="danger" title={t('dashboard.outlook.late.title')}>
      {t('dashboard.outlook.late.text', values)}
    </Notice>
  );
}

/** Why each latest safe day is that day: a law with its citation, or our advice. */
export function DeadlineReasons({ journey }: { journey: Journey }) {
  if (journey.deadlines.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>{t('dashboard.plan.why')}</summary>
      <dl className={classes.reasons}>
        {journey.deadlines.map(({ step, latestSafeDate, reasonKey, citation }) => (
          <div key={step}>
            <dt>
              {t('dashboard.plan.by', {
                step: enumerationLabel(say, 'deadlineStep', step),
                date: formatDate(latestSafeDate),
              })}
            </dt>
            <dd>
              {enumerationLabel(say, 'deadlineReason', reasonKey)}
              {citation !== null && <cite>{citation}</cite>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
