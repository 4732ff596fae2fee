import { WeddingCard } from '@troth/ui/wedding-card';
import { formatDate } from '../../shared/dates';
import type { Couple } from '../../shared/journey';

/** The card to keep: both names and the days that are left, once the date is known. */
export function WeddingCountdown({ couple, date }: { couple: Couple; date: string }) {
  const { self, side, partner, journey } = couple;
  const own = self.firstName ?? side;
  const other = partner?.firstName ?? null;
  const days = journey.daysUntilWedding;
  return (
    <WeddingCard
      nameA={side === 'A' ? own : (other ?? 'A')}
      nameB={side === 'A' ? other : own}
      daysLeft={days === null || days < 0 ? null : days}
      dateText={formatDate(date, { hasWeekday: true })}
    />
  );
}
