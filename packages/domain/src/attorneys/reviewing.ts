import type { Id } from '../records/fields';
import { REVIEW_STATUSES, type ReviewStatus } from './enumerations';

/** An appointment of a client, as far as reviews depend on it. */
export interface MeetingFacts {
  readonly purchaseItemId: Id;
  readonly attorneyId: Id;
  /** It took place; a canceled or missed one is no meeting. */
  readonly isCompleted: boolean;
  /** What the meeting was bought with was reviewed. */
  readonly isReviewed: boolean;
}

/** Meetings of which a review is awaited, one per purchase. D23. */
export function reviewableMeetings(meetings: readonly MeetingFacts[]): MeetingFacts[] {
  const seen = new Set<Id>();
  return meetings.filter(({ isCompleted, isReviewed, purchaseItemId }) => {
    if (!isCompleted || isReviewed || seen.has(purchaseItemId)) return false;
    seen.add(purchaseItemId);
    return true;
  });
}

/**
 * The meeting that a review of an attorney is of, the earliest first; or why there is none: they have not met, or each
 * purchase was reviewed. Row 23.
 */
export function reviewableMeeting(
  meetings: readonly MeetingFacts[],
  attorneyId: Id,
): MeetingFacts | 'NOT_MET' | 'REVIEWED' {
  const theirs = meetings.filter((meeting) => meeting.attorneyId === attorneyId);
  const open = reviewableMeetings(theirs)[0];
  if (open !== undefined) return open;
  return theirs.some(({ isCompleted }) => isCompleted) ? 'REVIEWED' : 'NOT_MET';
}

/**
 * The reviews that someone sees of an attorney: the attorney and admins every one, everybody else the approved ones.
 * D3 and 23.
 *
 * @param asked The one status asked for, if any.
 */
export function visibleReviewStatuses(
  reader: { readonly isAdmin: boolean; readonly isTheAttorney: boolean },
  asked?: ReviewStatus,
): ReviewStatus[] {
  const seesAll = reader.isAdmin || reader.isTheAttorney;
  return REVIEW_STATUSES.filter(
    (status) => (seesAll || status === 'APPROVED') && (asked === undefined || status === asked),
  );
}
