import { BIRTHDATE_MAX_YEARS_BACK } from '../constants';
import { type CalendarDate, isCalendarDate, yearsBefore } from '../dates/calendar';
import type { PlainMessageKey } from '../messages/say';

/**
 * What is wrong with a birthdate of the profile. Customer spec §5 "Profile birthdate".
 * @returns Key of the message; null when it is well. Today itself is no future date, and 90 years ago to the day is
 * not yet too far back.
 */
export function profileBirthdateError(
  birthdate: string,
  { today }: { readonly today: CalendarDate },
): PlainMessageKey | null {
  if (!isCalendarDate(birthdate)) return 'question.date.invalid';
  if (birthdate > today) return 'profile.birthdate.future';
  if (birthdate < yearsBefore(today, BIRTHDATE_MAX_YEARS_BACK)) return 'profile.birthdate.past';
  return null;
}
