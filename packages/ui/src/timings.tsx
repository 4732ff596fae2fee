/** Pauses and timings of the screens. Customer spec §9 and portals spec §9. */

/** Pause after typing before a text field saves. Customer spec §9 "Text autosave pause". */
export const TEXT_AUTOSAVE_PAUSE_MS = 1000;
/** Pause before a dropdown saves. Customer spec §9 "Text autosave pause". */
export const DROPDOWN_AUTOSAVE_PAUSE_MS = 1000;
/** Pause before checkboxes save; radios too (D12). Customer spec §9. */
export const CHECKBOX_AUTOSAVE_PAUSE_MS = 300;
/** Pause before a name field saves. Customer spec §9 "Text autosave pause". */
export const NAME_AUTOSAVE_PAUSE_MS = 500;
/** The saving indicator hides this long after the last save ended. Customer spec §9 "Saving indicator hides". */
export const SAVING_INDICATOR_HIDE_MS = 200;
/** Pause before the page scrolls to the first error. Customer spec §9 "Scroll to error". */
export const SCROLL_TO_ERROR_PAUSE_MS = 300;
/** The type-ahead buffer of a select empties after this pause. Customer spec §9 "Select type-ahead buffer reset". */
export const SELECT_TYPEAHEAD_RESET_MS = 800;
/** Unused cached data is kept this long. Customer spec §9 and portals spec §9. */
export const UNUSED_CACHE_MS = 60_000;
/** A change made elsewhere is seen within this time. Customer spec §9 "Subscription sync". */
export const SUBSCRIPTION_SYNC_MS = 500;
/** Polling is off by default. Customer spec §9 "Polling and refetch". */
export const POLLING_BY_DEFAULT = false;
/** Refetch on focus and on reconnect is off by default. Customer spec §9 "Polling and refetch". */
export const REFETCH_ON_FOCUS_BY_DEFAULT = false;
/** How long the fallback error page shows its spinner first. Customer spec §9 and portals spec §9. */
export const FALLBACK_SPINNER_MS = 5000;
/** The side menu's transition. Portals spec §9. @internal Stylesheets hold it, and a test compares. */
export const SIDE_MENU_TRANSITION_MS = 250;
