import { enumerationLabel, say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { WeddingCard } from '@troth/ui/wedding-card';
import { formatDate, formatShortDate } from '../../shared/dates';
import type { Couple } from '../../shared/journey';
import { t } from '../../shared/texts';

/** The card to keep: both names, the days that are left, and the latest safe day of each remaining step. */
export function WeddingCountdown({ couple }: { couple: Couple }) {
  const { self, side, partner, journey } = couple;
  const own = self.firstName ?? t('dashboard.you');
  const other = partner === null ? null : (partner.firstName ?? t('dashboard.partner'));
  const { weddingDate, daysUntilWedding: days } = journey;
  // Whoever has a partner is A or B; alone one is A.
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
      plan={journey.deadlines.map(({ step, latestSafeDate, isPast }) => ({
        key: step,
        label: enumerationLabel(say, 'deadlineStep', step),
        date: isPast
          ? t('dashboard.plan.past', { date: formatShortDate(latestSafeDate) })
          : formatShortDate(latestSafeDate),
        isPast,
      }))}
      planTitle={t('dashboard.plan.title')}
    />
  );
}
