/** State of a piece of data that a screen loads. Customer spec §4, portals spec §3. */
export const LOAD_STATUSES = ['uninitialized', 'pending', 'fulfilled', 'rejected'] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];

/** Which events a list shows. Customer spec §7, portals spec §3. */
export const EVENT_FILTERS = ['all', 'past', 'future'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];
