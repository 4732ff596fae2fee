/** The first hour of a day, on the reader's own clock, at which a call may be offered without a word. */
const FIRST_USUAL_HOUR = 7;
/** From this hour on a call is late. */
const FIRST_LATE_HOUR = 21;

/**
 * Whether a call that begins in this hour of the reader's own clock is offered as usual. An attorney three time zones away has
 * hours that are early or late for the client: these are offered apart, and named as such. The specifications are silent.
 *
 * @param hour 0 to 23.
 */
export const isUsualHour = (hour: number): boolean => hour >= FIRST_USUAL_HOUR && hour < FIRST_LATE_HOUR;
