import { callsQuery } from '../../shared/appointments';
import { payoutSummaryQuery } from '../../shared/payout-items';

const DAYS = 7;
/** More than anybody has in a week. */
const MOST_CALLS = 100;

/** When the agenda ends: to the day, so that the same week is asked for once. */
export const endOfAgenda = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS + 1).toISOString();

/** The calls of the next seven days. */
export const weekQuery = (attorneyId: string, now: Date) =>
  callsQuery(attorneyId, { filter: 'future', until: endOfAgenda(now), limit: MOST_CALLS });

/** The month of a day, where the reader is: its first moment, and that of the next one. */
const monthOf = (day: Date) => ({
  from: new Date(day.getFullYear(), day.getMonth(), 1).toISOString(),
  until: new Date(day.getFullYear(), day.getMonth() + 1, 1).toISOString(),
});

/** What this month earned, and what is due. */
export const monthQuery = (attorneyId: string, now: Date) => payoutSummaryQuery(attorneyId, monthOf(now));
