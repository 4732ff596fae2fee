/** More stories than this that needed a second try are no accident: the run fails. */
const MOST_UNSTEADY = 2;

/**
 * Where the stories stand that failed once and passed at their second try (`tests/booking.spec.ts:68:1`), by what
 * Playwright printed at its end. None where a story failed for good, where the run broke off, or where they are too many:
 * trying again would not clear such a run.
 * @param {string} output Without colors.
 * @returns {string[]}
 */
export function unsteadyStories(output) {
  if (!/^ +\d+ flaky$/m.test(output) || /^ +\d+ (?:failed|interrupted|did not run)$/m.test(output)) return [];
  const summary = output.slice(output.search(/^ +\d+ flaky$/m));
  const stories = [...summary.matchAll(/^ +(\S+\.spec\.ts:\d+:\d+) › /gm)].map(([, place]) => String(place));
  return stories.length > MOST_UNSTEADY ? [] : stories;
}
