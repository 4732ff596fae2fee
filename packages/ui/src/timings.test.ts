import { describe, expect, it } from 'vitest';
import * as timings from './timings';

describe('timings (customer spec §9, portals spec §9)', () => {
  it.each([
    ['TEXT_AUTOSAVE_PAUSE_MS', 1000],
    ['DROPDOWN_AUTOSAVE_PAUSE_MS', 1000],
    ['CHECKBOX_AUTOSAVE_PAUSE_MS', 300],
    ['NAME_AUTOSAVE_PAUSE_MS', 500],
    ['SAVING_INDICATOR_HIDE_MS', 200],
    ['SCROLL_TO_ERROR_PAUSE_MS', 300],
    ['SELECT_TYPEAHEAD_RESET_MS', 800],
    ['UNUSED_CACHE_MS', 60_000],
    ['SUBSCRIPTION_SYNC_MS', 500],
    ['POLLING_BY_DEFAULT', false],
    ['REFETCH_ON_FOCUS_BY_DEFAULT', false],
    ['FALLBACK_SPINNER_MS', 5000],
    ['SIDE_MENU_TRANSITION_MS', 250],
  ] as const)('%s is %j', (name, value) => {
    expect(timings[name]).toBe(value);
  });
});
