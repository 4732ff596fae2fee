/** How grave a decision of a bar is, the gravest last. Ours; portals spec §3 shows no fields. */
export const DISCIPLINE_SEVERITIES = ['NOTE', 'REPRIMAND', 'SUSPENSION', 'DISBARMENT'] as const;
export type DisciplineSeverity = (typeof DISCIPLINE_SEVERITIES)[number];

/** The severities that no practice goes with. */
const BARS_PRACTICE: readonly DisciplineSeverity[] = ['SUSPENSION', 'DISBARMENT'];

/** Whether a record asks for the attorney to be deactivated: a suspension or worse that is not resolved. An admin decides. */
export const asksForDeactivation = (record: {
  readonly severity: DisciplineSeverity;
  readonly isResolved: boolean;
}): boolean => !record.isResolved && BARS_PRACTICE.includes(record.severity);
