/** With more flaky stories than this the run fails. */
const MOST_FLAKY = 2;

/**
 * Finds the stories that passed only on the second try, in the summary that Playwright prints.
 * @param {string} output Without colors.
 * @returns {string[]} Their locations, such as `tests/booking.spec.ts:68:1`. Empty if a story failed twice, the run was
 *   interrupted, or too many were flaky: running them again could not save such a run.
 */
export function flakyStories(output) {
  if (!/^ +\d+ flaky$/m.test(output) || /^ +\d+ (?:failed|interrupted|did not run)$/m.test(output)) return [];
  const summary = output.slice(output.search(/^ +\d+ flaky$/m));
  const stories = [...summary.matchAll(/^ +(\S+\.spec\.ts:\d+:\d+) › /gm)].map(([, place]) => String(place));
  return stories.length > MOST_FLAKY ? [] : stories;
}
