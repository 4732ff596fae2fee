import { addDays } from '@troth/domain/dates';
import { LinkButton } from '@troth/ui/button';
import { DeadlineLine, type DeadlinePoint } from '@troth/ui/deadline-line';
import { WeddingCard } from '@troth/ui/wedding-card';
import type { ReactNode } from 'react';
import { formatDate, formatShortDate } from '../../shared/dates';
import type { Couple, Journey } from '../../shared/journey';
import { t } from '../../shared/texts';

/** The card to keep: both names, the days that are left, and the line of days up to the wedding. */
export function WeddingCountdown({ couple, children }: { couple: Couple; children?: ReactNode }) {
  const { self, side, partner, journey } = couple;
  const own = self.firstName ?? t('dashboard.you');
  const other = partner === null ? null : (partner.firstName ?? t('dashboard.partner'));
  const { weddingDate, daysUntilWedding: days } = journey;
  // With a partner, the reader is A or B; alone, A.
  const names = side === 'A' || other === null ? { nameA: own, nameB: other } : { nameA: other, nameB: own };
  if (weddingDate === null) {
    const background = journey.sections[0];
    return (
      <WeddingCard
        {...names}
        daysLeft={null}
        dateText={t('dashboard.date.missing')}
        {...(background !== undefined && {
          action: (
            <LinkButton href={background.path} size="sm">
              {t('dashboard.date.add')}
            </LinkButton>
          ),
        })}
      />
    );
  }
  return (
    <WeddingCard
      {...names}
      daysLeft={days === null || days < 0 ? null : days}
      dateText={formatDate(weddingDate, { hasWeekday: true })}
    >
      {days !== null && days >= 0 && <DeadlineLine label={t('dashboard.plan.title')} points={pointsOf(journey)} />}
      {children}
    </WeddingCard>
  );
}

/** Today, the days by which the final text and the signing are safe, and the wedding. */
function pointsOf({ deadlines, daysUntilWedding, weddingDate, waitingRules }: Journey): DeadlinePoint[] {
  if (weddingDate === null || daysUntilWedding === null) return [];
  const wait = waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  const planned = (['REVIEW', 'SIGNING'] as const).flatMap((step): DeadlinePoint[] => {
    const deadline = deadlines.find((each) => each.step === step);
    if (deadline === undefined) return [];
    const { latestSafeDate, isPast } = deadline;
    return [
      {
        key: step,
        label: t(`dashboard.line.${step}`),
        date: isPast
          ? t('dashboard.plan.past', { date: formatShortDate(latestSafeDate) })
          : formatShortDate(latestSafeDate),
        isPast,
        ...(step === 'REVIEW' && wait !== undefined && { wait: t('dashboard.line.wait', { count: wait.days }) }),
      },
    ];
  });
  return [
    {
      key: 'today',
      label: t('dashboard.line.today'),
      date: formatShortDate(addDays(weddingDate, -daysUntilWedding)),
      isEnd: true,
    },
    ...planned,
    { key: 'wedding', label: t('dashboard.line.wedding'), date: formatShortDate(weddingDate), isEnd: true },
  ];
}
