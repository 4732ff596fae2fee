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

/** What can be promised: a look at fixed times, or one after something has happened. */
export const REVIEW_KINDS = ['PROMISED', 'EVENTS'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Reviews of one kind: when the next one comes, and after how many years it comes again. */
export interface UpcomingReview {
  readonly kind: ReviewKind;
  readonly nextOn: CalendarDate;
  readonly everyYears: number;
  /** After which they promised to look again; none at fixed times. */
  readonly events: readonly ReviewEvent[];
}

/** What a couple promised when they signed, and the day on which it is asked. */
interface SignedPromises {
  /** The day of the signing, in the time zone of the couple's state. */
  readonly signedOn: CalendarDate;
  /** What both partners chose. */
  readonly promises: readonly ReviewPromise[];
  /** In the same time zone. */
  readonly today: CalendarDate;
}

/** An anniversary; 29 February becomes 28 February in a year that lacks it. */
const anniversary = (signedOn: CalendarDate, years: number): CalendarDate => yearsBefore(signedOn, -years);

/**
 * The reminder of the agreement's review that is due; null when none is. Every five years falls on each fifth
 * anniversary of the signing. The other promises have no date: whether a child was born or a house bought is not known
 * here, so the couple is asked on each anniversary, in one mail with the fifth. A review never changes the agreement by
 * itself.
 *
 * @see The questionnaire's question `at_review`; customer spec is silent. ADR 0053.
 */
export function dueReviewReminder({ signedOn, promises, today }: SignedPromises): ReviewReminder | null {
  const calendarYears = yearOf(today) - yearOf(signedOn);
  const years = anniversary(signedOn, calendarYears) > today ? calendarYears - 1 : calendarYears;
  if (years < 1) return null;
  const dueOn = anniversary(signedOn, years);
  if (daysBetween(dueOn, today) > REVIEW_REMINDER_DAYS) return null;
  const isPromised = promises.includes('every_five_years') && years % REVIEW_INTERVAL_YEARS === 0;
  const events = eventsOf(promises);
  return isPromised || events.length > 0 ? { dueOn, years, isPromised, events } : null;
}

const eventsOf = (promises: readonly ReviewPromise[]): ReviewEvent[] =>
  REVIEW_PROMISES.filter(
    (promise): promise is ReviewEvent => promise !== 'every_five_years' && promises.includes(promise),
  );

/**
 * The reviews that are still to come, by the same rule as the reminders: one that falls on today is one of them. None
 * where nothing was promised.
 *
 * @see dueReviewReminder
 */
export function upcomingReviews({ signedOn, promises, today }: SignedPromises): UpcomingReview[] {
  const nextOf = (everyYears: number): CalendarDate => {
    let years = everyYears;
    while (anniversary(signedOn, years) < today) years += everyYears;
    return anniversary(signedOn, years);
  };
  const events = eventsOf(promises);
  const review = (kind: ReviewKind, everyYears: number, after: readonly ReviewEvent[]): UpcomingReview => ({
    kind,
    nextOn: nextOf(everyYears),
    everyYears,
    events: after,
  });
  return [
    ...(promises.includes('every_five_years') ? [review('PROMISED', REVIEW_INTERVAL_YEARS, [])] : []),
    ...(events.length > 0 ? [review('EVENTS', 1, events)] : []),
  ];
}
