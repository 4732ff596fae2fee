import { useMutation } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { CalendarIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { formatDate } from '../../shared/dates';
import { t } from '../../shared/texts';
import { ReminderTopics } from '../../shared/reminders/reminder-settings';
import { saveReviewCalendar, type Vault } from './queries';
import classes from './vault.module.css';

type Review = Vault['reviews'][number];

/** When both promised to look at the agreement again, each for the own calendar, and whether a mail comes then. */
export function ReviewDates({ documentId, reviews }: { documentId: string; reviews: readonly Review[] }) {
  const save = useMutation<void, Error, Review>({ mutationFn: ({ kind }) => saveReviewCalendar(documentId, kind) });
  return (
    <Section
      title={t('vault.reviews.title')}
      description={t(reviews.length === 0 ? 'vault.reviews.none' : 'vault.reviews.text')}
      hasRule
    >
      {reviews.length > 0 && (
        <Stack gap={5}>
          {save.error !== null && (
            <Notice tone="danger" isAlert title={t('vault.reviews.failed', { why: errorText(save.error) })} />
          )}
          <ul className={classes.items}>
            {reviews.map((review) => (
              <li key={review.kind} className={classes.item}>
                <div className={classes.what}>
                  <h3 className={classes.title}>{t(`vault.reviews.${review.kind}`)}</h3>
                  {review.events.length > 0 && (
                    <ul className={classes.events}>
                      {review.events.map((event) => (
                        <li key={event}>{t(`vault.reviews.event.${event}`)}</li>
                      ))}
                    </ul>
                  )}
                  <p className={classes.facts}>
                    {t(`vault.reviews.${review.kind}.next`, { date: formatDate(review.nextOn) })}
                  </p>
                </div>
                <Button
                  size="sm"
                  icon={<CalendarIcon size={16} />}
                  isLoading={save.isPending && save.variables.kind === review.kind}
                  onClick={() => save.mutate(review)}
                >
                  {t('vault.reviews.calendar')}
                  <span className="troth-vh"> {t(`vault.reviews.${review.kind}`)}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Stack gap={3}>
            <h3 className={classes.title}>{t('reminders.title')}</h3>
            <ReminderTopics topics={['REVIEWS']} />
          </Stack>
        </Stack>
      )}
    </Section>
  );
}
