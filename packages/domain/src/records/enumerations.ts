/** Which events a list shows. Customer spec §7, portals spec §3. */
export const EVENT_FILTERS = ['all', 'past', 'future'] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];
