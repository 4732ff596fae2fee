import { calendarDateIn, daysBetween } from '@troth/domain/dates';
import { WeddingCard } from '@troth/ui/wedding-card';
import { formatDate } from '../../shared/dates';
import type { Couple } from '../../shared/journey';

/** The card to keep: both names and the days that are left, once the date is known. */
export function WeddingCountdown({ couple, weddingDate }: { couple: Couple; weddingDate: string }) {
  const { self, side, partner } = couple;
  const today = calendarDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const daysLeft = daysBetween(today, weddingDate);
  const own = self.firstName ?? side;
  const other = partner?.firstName ?? null;
  return (
    <WeddingCard
      nameA={side === 'A' ? own : (other ?? 'A')}
      nameB={side === 'A' ? other : own}
      daysLeft={daysLeft < 0 ? null : daysLeft}
      dateText={formatDate(weddingDate, { hasWeekday: true })}
    />
  );
}
