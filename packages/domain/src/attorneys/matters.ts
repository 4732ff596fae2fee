import { addDays, type CalendarDate, daysBetween } from '../dates/calendar';
import type { Instant } from '../dates';
import { type DeadlineFacts, safeDaysBeforeWedding } from '../deadlines/plan-deadlines';
import type { DeadlineStep } from '../deadlines/steps';

/**
 * What comes next in a client's matter, and has a latest safe day. AGREEMENT: it is created. APPROVAL: the attorney who
 * represents the client approves it. REVIEW: both partners confirm it. SIGNING: it is signed before a notary.
 */
export const MATTER_STEPS = ['AGREEMENT', 'APPROVAL', 'REVIEW', 'SIGNING'] as const;
export type MatterStep = (typeof MATTER_STEPS)[number];

/** How far a couple's agreement is, as cheaply as a whole list can know it. */
export interface MatterFacts {
  /** Whether the attorney who asks acts for the client; a call about questions ends without an approval. */
  readonly isRepresented: boolean;
  readonly generatedAt: Instant | Date | null;
  readonly approvedAt: Instant | Date | null;
  readonly reviewedAt: Instant | Date | null;
  readonly finalizedAt: Instant | Date | null;
  readonly notarizedAt: Instant | Date | null;
}

export interface MatterDeadline {
  readonly step: MatterStep;
  readonly on: CalendarDate;
  /** From today in the couple's state; negative once it is past. */
  readonly daysLeft: number;
}

/** The couple's own step whose latest safe day is that of a matter's: an approval is due when both are to confirm. */
const COUPLES_STEP = {
  AGREEMENT: 'DOCUMENT',
  APPROVAL: 'REVIEW',
  REVIEW: 'REVIEW',
  SIGNING: 'SIGNING',
} as const satisfies Record<MatterStep, DeadlineStep>;

function stepOf(facts: MatterFacts): MatterStep | null {
  if (facts.notarizedAt !== null) return null;
  if (facts.reviewedAt !== null || facts.finalizedAt !== null) return 'SIGNING';
  if (facts.generatedAt === null) return 'AGREEMENT';
  return facts.isRepresented && facts.approvedAt === null ? 'APPROVAL' : 'REVIEW';
}

/**
 * The next latest safe day of a matter; null without a wedding date, and once the agreement is notarized.
 * ADR 0101.
 */
export function matterDeadline(
  facts: MatterFacts,
  {
    weddingDate,
    ...known
  }: Pick<DeadlineFacts, 'today' | 'waitingRules' | 'hasAttorney'> & { readonly weddingDate: CalendarDate | null },
): MatterDeadline | null {
  const step = stepOf(facts);
  if (step === null || weddingDate === null) return null;
  const on = addDays(weddingDate, -safeDaysBeforeWedding(COUPLES_STEP[step], known));
  return { step, on, daysLeft: daysBetween(known.today, on) };
}

/**
 * Whether a matter may have a day of signing ahead: the attorney acts for the client, the text is final, nobody has signed
 * it, and the state makes a couple wait after the final text. When that wait ends: `waitAfterFinalEnds`. Before the
 * attorney says that there is no conflict, nothing of the couple shows. Customer spec §4 "California waiting rule"; D30, D51.
 */
export const mayWaitToSign = (
  facts: Pick<MatterFacts, 'isRepresented' | 'finalizedAt' | 'notarizedAt'> & { readonly isConflictOpen: boolean },
  waitingRules: DeadlineFacts['waitingRules'],
): boolean =>
  facts.isRepresented &&
  !facts.isConflictOpen &&
  facts.finalizedAt !== null &&
  facts.notarizedAt === null &&
  waitingRules.some(({ kind }) => kind === 'WAIT_AFTER_FINAL');

/** Days after the notarization in which a matter still stands among the open ones. Ours. */
export const PAST_AFTER_DAYS = 90;

/** Whether a matter is over: it was notarized more than 90 days ago. Both days are those of the couple's state. */
export const isPastMatter = (notarizedOn: CalendarDate | null, today: CalendarDate): boolean =>
  notarizedOn !== null && today > addDays(notarizedOn, PAST_AFTER_DAYS);

/** Why someone is no longer a client. REFUNDED: the service was refunded. LEFT: it went on without the attorney. */
export const MATTER_ENDS = ['REFUNDED', 'LEFT'] as const;
export type MatterEnd = (typeof MATTER_ENDS)[number];

/** What ended the service of a client whom the attorney has no service for any more. */
export interface EndFacts {
  readonly refundedAt: Instant | null;
  /** When the attorney said that they cannot act. */
  readonly declinedAt: Instant | null;
  /** When another attorney was chosen after this one. */
  readonly succeededAt: Instant | null;
  /** When the couple deleted their agreement. */
  readonly deletedAt: Instant | null;
}

/** How and when a matter ended. A refund says most; `at` is null where an attorney left and nobody noted when. */
export function matterEnd({ refundedAt, declinedAt, succeededAt, deletedAt }: EndFacts): {
  readonly reason: MatterEnd;
  readonly at: Instant | null;
} {
  if (refundedAt !== null) return { reason: 'REFUNDED', at: refundedAt };
  const [first = null] = [declinedAt, succeededAt, deletedAt].filter((at) => at !== null).sort();
  return { reason: 'LEFT', at: first };
}

/**
 * Where the call of a client stands. UPCOMING: it is booked, or under way. OUTCOME_MISSING: it is over, and nobody said
 * how it went. HELD and NO_SHOW: what was said. NONE: there is none, or it was canceled.
 */
export const CALL_STANDINGS = ['UPCOMING', 'OUTCOME_MISSING', 'HELD', 'NO_SHOW', 'NONE'] as const;
export type CallStanding = (typeof CALL_STANDINGS)[number];

export interface CallFacts {
  readonly eventStatus: 'BOOKED' | 'CANCELED' | 'NO_SHOW';
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly completedAt: Instant | null;
}

function standingOf({ eventStatus, endsAt, completedAt }: CallFacts, now: Instant): CallStanding {
  if (eventStatus === 'CANCELED') return 'NONE';
  if (eventStatus === 'NO_SHOW') return 'NO_SHOW';
  if (completedAt !== null) return 'HELD';
  return endsAt <= now ? 'OUTCOME_MISSING' : 'UPCOMING';
}

/**
 * The call that says most of a client's calls: the next one to come, else one without an outcome, else the last one that
 * took place or was missed. `at` is when it begins; null for NONE.
 */
export function callStanding(
  calls: readonly CallFacts[],
  now: Instant,
): { readonly standing: CallStanding; readonly at: Instant | null } {
  const latestFirst = calls
    .map((call) => ({ standing: standingOf(call, now), at: call.startsAt }))
    .sort((a, b) => b.at.localeCompare(a.at));
  return (
    latestFirst.findLast(({ standing }) => standing === 'UPCOMING') ??
    latestFirst.find(({ standing }) => standing === 'OUTCOME_MISSING') ??
    latestFirst.find(({ standing }) => standing !== 'NONE') ?? { standing: 'NONE', at: null }
  );
}
