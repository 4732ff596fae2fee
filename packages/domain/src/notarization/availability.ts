import type { CalendarDate } from '../dates/calendar';
import { say } from '../messages/say';
import { missingNames, type NamedPerson } from '../people/names';
import {
  type AttorneyGate,
  NOTARIZATION_MESSAGES,
  type NotarizationBlocker,
  type NotarizationSubject,
  notarizationBlocker,
} from './blocker';
import type { NotarizationPath } from './enumerations';
import type { WaitingRule } from './schemas';
import { isTooCloseToWedding } from './waiting';

/** Everything that can stand between a couple and the notary, in the order in which it is told. */
export const NOTARIZATION_OBSTACLES = [
  'NOTARIZED',
  'UNDER_WAY',
  'NOT_GENERATED',
  'OWN_ATTORNEY_NOT_BOOKED',
  'PARTNER_ATTORNEY_NOT_BOOKED',
  'ATTORNEYS_NOT_APPROVED',
  'NOT_REVIEWED',
  'NO_PARTNER',
  'NO_STATE',
  'NOT_ONLINE_IN_STATE',
  'NOT_PAID',
  'WAIT_NOT_STARTED',
  'WAITING',
  'WEDDING_NEAR',
  'PENDING_REVIEW',
  'LOCKED',
  'DRAFTS_UNCOMMITTED',
  'STALE',
  'WEDDING_PASSED',
  'NAMES_MISSING',
  'EMAIL_MISSING',
  'EMAILS_EQUAL',
] as const;
export type NotarizationObstacle = (typeof NOTARIZATION_OBSTACLES)[number];

/** A partner as the notary's provider has to know them. */
export interface Signer extends NamedPerson {
  readonly email: string | null;
}

/** What the rule of availability reads. */
export interface AvailabilityFacts {
  readonly isNotarized: boolean;
  /** Whether a notarization of the document is open, by whatever path. */
  readonly isUnderWay: boolean;
  readonly document: NotarizationSubject;
  readonly own: AttorneyGate;
  readonly partner: AttorneyGate;
  /** Null before a state is chosen. */
  readonly state: { readonly allowsOnlineNotary: boolean } | null;
  /** Whether the NOTARIZATION product is paid for. */
  readonly isPaid: boolean;
  /** See `waitAfterFinalEnds`. */
  readonly waitEnds: Date | 'NOT_STARTED' | null;
  readonly waitingRules: readonly WaitingRule[];
  /** Calendar date on which both agree, or the only one known; null when unknown. */
  readonly weddingDate: CalendarDate | null;
  /** The day of signing in the state's time zone: today, or for a paper that was signed the day on it. */
  readonly signingDate: CalendarDate;
  /** Whether both partners know that the wedding is near for the state's law. */
  readonly isWarningAcknowledged: boolean;
  /** Whether paid representation of either partner waits for its attorney's approval. Row 20. */
  readonly hasPendingReview: boolean;
  readonly isLocked: boolean;
  readonly hasDrafts: boolean;
  /** Whether the answers have left the text behind; an agreement that was made elsewhere never is. */
  readonly isStale: boolean;
  /** Partner A and, once linked, partner B. */
  readonly signers: readonly Signer[];
  readonly now: Date;
}

const sameEmail = (one: string | null, other: string | null) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase();

/** Whether the state's warning of a near wedding stands on the day of signing; after the wedding it warns of nothing. */
export const isWeddingWarningDue = ({
  waitingRules,
  weddingDate,
  signingDate,
}: Pick<AvailabilityFacts, 'waitingRules' | 'weddingDate' | 'signingDate'>): boolean =>
  weddingDate !== null && weddingDate >= signingDate && isTooCloseToWedding({ waitingRules, signingDate, weddingDate });

/** What stands in the way of one path alone: an account at the provider, and a meeting that is still to come. */
function onlineObstacle(facts: AvailabilityFacts): NotarizationObstacle | null {
  if (facts.state?.allowsOnlineNotary !== true) return 'NOT_ONLINE_IN_STATE';
  return facts.isPaid ? null : 'NOT_PAID';
}

/**
 * First obstacle to notarizing a document by a path; null when it is open. Before the specification's order stands what
 * is there already, behind it what it is silent on: the online path needs a state with online notaries and its product
 * paid for (rows 20 and 33), both need the state's wait to be over and its warning acknowledged (row 30), no attorney's
 * review outstanding, a text that is nobody's to change and that the answers have not left behind, and names. A wedding
 * that has passed closes the online path; on paper the day on the paper counts, see `scanRefusal`. What closes the
 * in-person path closes the online one too. Customer spec §4 "Notarization availability";
 * ADR 0049.
 */
export function notarizationObstacle(path: NotarizationPath, facts: AvailabilityFacts): NotarizationObstacle | null {
  if (facts.isNotarized) return 'NOTARIZED';
  if (facts.isUnderWay) return 'UNDER_WAY';
  const blocker = notarizationBlocker(facts);
  if (blocker !== null) return blocker;
  const [first, second] = facts.signers;
  if (first === undefined || second === undefined) return 'NO_PARTNER';
  if (facts.state === null) return 'NO_STATE';
  const ofPath = path === 'ONLINE' ? onlineObstacle(facts) : null;
  if (ofPath !== null) return ofPath;
  if (facts.waitEnds === 'NOT_STARTED') return 'WAIT_NOT_STARTED';
  if (facts.waitEnds !== null && facts.now < facts.waitEnds) return 'WAITING';
  if (isWeddingWarningDue(facts) && !facts.isWarningAcknowledged) return 'WEDDING_NEAR';
  if (facts.hasPendingReview) return 'PENDING_REVIEW';
  if (facts.isLocked) return 'LOCKED';
  if (facts.hasDrafts) return 'DRAFTS_UNCOMMITTED';
  if (facts.isStale) return 'STALE';
  if (path === 'ONLINE' && facts.weddingDate !== null && facts.weddingDate < facts.signingDate) return 'WEDDING_PASSED';
  if (missingNames(first).length > 0 || missingNames(second).length > 0) return 'NAMES_MISSING';
  if (path === 'IN_PERSON') return null;
  // Each partner has a link of their own, which goes by the address.
  if ([first, second].some(({ email }) => (email?.trim() ?? '') === '')) return 'EMAIL_MISSING';
  return sameEmail(first.email, second.email) ? 'EMAILS_EQUAL' : null;
}

const isBlocker = (obstacle: NotarizationObstacle): obstacle is NotarizationBlocker =>
  obstacle in NOTARIZATION_MESSAGES;

/**
 * The sentence for an obstacle.
 * @param wait Of the state; read for WAITING alone, where it is told to the minute in the state's time zone.
 */
export function notarizationObstacleText(
  obstacle: NotarizationObstacle,
  wait: { readonly endsAt: Date; readonly days: number; readonly timeZone: string } | null = null,
): string {
  if (isBlocker(obstacle)) return say(NOTARIZATION_MESSAGES[obstacle].message);
  if (obstacle !== 'WAITING') return say(`notarization.obstacle.${obstacle}`);
  if (wait === null) return say('notarization.obstacle.WAIT_NOT_STARTED');
  return say('notarization.obstacle.WAITING', { days: wait.days, time: minuteIn(wait.timeZone, wait.endsAt) });
}

/** A moment to the minute, on the clocks of a zone. @param timeZone IANA name. */
export const minuteIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat(say.locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
