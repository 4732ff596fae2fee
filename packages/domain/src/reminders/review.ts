import { type CalendarDate, daysBetween, yearOf, yearsBefore } from '../dates/calendar';

/** What the couple promised in the questionnaire (`at_review`), by the keys of its options. */
export const REVIEW_PROMISES = ['every_five_years', 'child', 'home_or_business', 'inheritance', 'move'] as const;
export type ReviewPromise = (typeof REVIEW_PROMISES)[number];
/** What happens to a couple and is known to nobody but them. */
export type ReviewEvent = Exclude<ReviewPromise, 'every_five_years'>;

export const REVIEW_INTERVAL_YEARS = 5;
/** A reminder that could not leave on its day is sent so many days later at most; a later one would only puzzle. */
export const REVIEW_REMINDER_DAYS = 30;

/** A reminder to look at the agreement again. */
export interface ReviewReminder {
  /** An anniversary of the signing. */
  readonly dueOn: CalendarDate;
  /** Since the signing. */
  readonly years: number;
  /** They promised to look again by this date, whatever has happened. */
  readonly isPromised: boolean;
  /** After which they promised to look again; whether one has happened, they are asked. */
  readonly events: readonly ReviewEvent[];
}

/** An anniversary; 29 February becomes 28 February in a year that lacks it. */
const anniversary = (signedOn: CalendarDate, years: number): CalendarDate => yearsBefore(signedOn, -years);

/**
 * The reminder of the agreement's review that is due; null when none is. Every five years falls on each fifth
 * anniversary of the signing. The other promises have no date: whether a child was born or a house bought is not known
 * here, so the couple is asked on each anniversary, in one mail with the fifth. A review never changes the agreement by
 * itself.
 *
 * @param signedOn The day of the signing, in the time zone of the couple's state.
 * @param promises What both partners chose.
 * @param today Today's date in the same time zone.
 * @see The questionnaire's question `at_review`; customer spec is silent. docs/decisions/0053-mail.md.
 */
export function dueReviewReminder({
  signedOn,
  promises,
  today,
}: {
  readonly signedOn: CalendarDate;
  readonly promises: readonly ReviewPromise[];
  readonly today: CalendarDate;
}): ReviewReminder | null {
  const calendarYears = yearOf(today) - yearOf(signedOn);
  const years = anniversary(signedOn, calendarYears) > today ? calendarYears - 1 : calendarYears;
  if (years < 1) return null;
  const dueOn = anniversary(signedOn, years);
  if (daysBetween(dueOn, today) > REVIEW_REMINDER_DAYS) return null;
  const isPromised = promises.includes('every_five_years') && years % REVIEW_INTERVAL_YEARS === 0;
  const events = REVIEW_PROMISES.filter(
    (promise): promise is ReviewEvent => promise !== 'every_five_years' && promises.includes(promise),
  );
  return isPromised || events.length > 0 ? { dueOn, years, isPromised, events } : null;
}
