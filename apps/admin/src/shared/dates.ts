import { t } from './texts';

const dayKey = (date: Date) => date.toDateString();

/** When something happened, near times by the clock: "Today, 9:41 AM", "November 18", "November 18, 2025". */
export function formatRecent(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }).format(date);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayKey(date) === dayKey(now)) return t('shared.today', { time });
  if (dayKey(date) === dayKey(yesterday)) return t('shared.yesterday', { time });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(t.locale, {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
