import { addDays, type CalendarDate, daysBetween } from '../dates/calendar';
import type { WaitingRule } from '../notarization/schemas';
import { DEADLINE_STEPS, type DeadlineReason, type DeadlineStep } from './steps';

/** Our advice: the days between a step's latest safe day and that of the step after it, with the reason for them. */
export const ADVISED_DAYS = {
  /** Later sections open with the payment and take both partners some evenings. */
  PAYMENT: { days: 7, reason: 'SECTIONS_TO_ANSWER' },
  /** Statements and assessments have to be asked for. */
  QUESTIONNAIRE: { days: 3, reason: 'PAPERS_TO_GATHER' },
  /** What one discloses often changes what both want to agree on. */
  DISCLOSURE: { days: 4, reason: 'TIME_TO_TALK' },
  /** A settled difference may ask for a changed answer elsewhere. */
  ALIGNMENT: { days: 3, reason: 'TIME_TO_CORRECT' },
  /** Both read the whole text before they confirm it. */
  DOCUMENT: { days: 3, reason: 'TIME_TO_READ' },
  /** A text that is signed in haste is the first thing a court hears of; a week to think is what we advise. */
  REVIEW: { days: 7, reason: 'TIME_TO_THINK' },
  /** An appointment that falls through leaves two days to find another. */
  SIGNING: { days: 2, reason: 'NOTARY_TO_FIND' },
} as const satisfies Record<DeadlineStep, { days: number; reason: DeadlineReason }>;

/** Our advice where an attorney takes part: two weeks to read, edit and approve. */
export const ADVISED_ATTORNEY_DAYS = 14;

/**
 * A wait ends at the hour at which it began (row 30), so what is reviewed late in the day can only be signed late in
 * the day: one day more keeps the whole day of the signing.
 */
export const WAIT_MARGIN_DAYS = 1;

/** What the plan is made from. */
export interface DeadlineFacts {
  readonly weddingDate: CalendarDate;
  /** Today's date in the state's time zone. */
  readonly today: CalendarDate;
  readonly waitingRules: readonly WaitingRule[];
  /** Whether an attorney takes part for either partner. */
  readonly hasAttorney: boolean;
  /** The steps that remain, as `remainingSteps` tells. */
  readonly remaining: readonly DeadlineStep[];
  /** The day on which a wait that has begun ends; null before it begins. */
  readonly waitEndsOn: CalendarDate | null;
}

/** The latest safe day of one step. */
export interface Deadline {
  readonly step: DeadlineStep;
  readonly latestSafeDate: CalendarDate;
  readonly reasonKey: DeadlineReason;
  /** The law that asks for it; null where it is our advice. */
  readonly citation: string | null;
  /** The day is over; today itself still counts. */
  readonly isPast: boolean;
}

/** How the remaining steps stand to the wedding. */
export const DEADLINE_OUTLOOKS = ['ON_TIME', 'TIGHT', 'TOO_LATE'] as const;
/** ON_TIME: every safe day can be kept. TIGHT: one cannot, and it can still be done. TOO_LATE: not before the wedding any more. */
export type DeadlineOutlook = (typeof DEADLINE_OUTLOOKS)[number];

export interface DeadlinePlan {
  readonly outlook: DeadlineOutlook;
  /** The first day on which everything could be signed, if all that waits for nobody were done today. */
  readonly earliestFinish: CalendarDate;
  readonly deadlines: readonly Deadline[];
}

/** How long before the step after it a step has to be done, and why. */
interface Lead {
  readonly days: number;
  readonly reasonKey: DeadlineReason;
  readonly citation: string | null;
}

const advised = (step: DeadlineStep): Lead => ({
  days: ADVISED_DAYS[step].days,
  reasonKey: ADVISED_DAYS[step].reason,
  citation: null,
});

/** What decides how long before the next step each step is due. */
type Leading = Pick<DeadlineFacts, 'waitingRules' | 'hasAttorney'>;

/** The longer of what a law asks for and what we advise; of equal ones the law, which is what binds. */
function leadOf(step: DeadlineStep, { waitingRules, hasAttorney }: Leading): Lead {
  const own = advised(step);
  if (step === 'DOCUMENT' && hasAttorney) {
    return { days: ADVISED_ATTORNEY_DAYS, reasonKey: 'ATTORNEYS_TO_WORK', citation: null };
  }
  const kind = step === 'REVIEW' ? 'WAIT_AFTER_FINAL' : step === 'SIGNING' ? 'DAYS_BEFORE_WEDDING' : null;
  const rule = waitingRules.find((one) => one.kind === kind);
  if (rule === undefined) return own;
  const days = rule.days + (rule.kind === 'WAIT_AFTER_FINAL' ? WAIT_MARGIN_DAYS : 0);
  return days < own.days ? own : { days, reasonKey: `LAW_${rule.kind}`, citation: rule.citation };
}

/**
 * The first day on which the couple could sign: at once, but for the wait that a state's law sets after the final text.
 * Advice and the attorneys' work can be hurried and count for nothing here.
 */
export function earliestFinish({
  today,
  waitingRules,
  remaining,
  waitEndsOn,
}: Pick<DeadlineFacts, 'today' | 'waitingRules' | 'remaining' | 'waitEndsOn'>): CalendarDate {
  const wait = waitingRules.find((rule) => rule.kind === 'WAIT_AFTER_FINAL');
  if (wait === undefined) return today;
  if (remaining.includes('REVIEW') || waitEndsOn === null) return addDays(today, wait.days);
  return waitEndsOn < today ? today : waitEndsOn;
}

/**
 * How many days before the wedding the latest safe day of a step is, whichever steps remain: the day of `planDeadlines`
 * without the plan, for lists of thousands.
 */
export const safeDaysBeforeWedding = (step: DeadlineStep, facts: Leading): number =>
  DEADLINE_STEPS.slice(DEADLINE_STEPS.indexOf(step)).reduce((days, each) => days + leadOf(each, facts).days, 0);

/**
 * The latest safe day of each remaining step, counted back from the wedding: the signing lies before it by what the law
 * of the state or our advice asks for, and each earlier step before the next one. Days never run against the order of
 * the steps, and none is the wedding day or later. Ours; the wait is customer spec §4 "California waiting rule" and
 * D18 and 30.
 */
export function planDeadlines(facts: DeadlineFacts): DeadlinePlan {
  let next = facts.weddingDate;
  const all = DEADLINE_STEPS.toReversed().map((step): Deadline => {
    const { days, reasonKey, citation } = leadOf(step, facts);
    next = addDays(next, -days);
    return { step, latestSafeDate: next, reasonKey, citation, isPast: next < facts.today };
  });
  const deadlines = all.toReversed().filter(({ step }) => facts.remaining.includes(step));
  const finish = earliestFinish(facts);
  return { outlook: outlookOf(facts, finish, deadlines), earliestFinish: finish, deadlines };
}

function outlookOf(facts: DeadlineFacts, finish: CalendarDate, deadlines: readonly Deadline[]): DeadlineOutlook {
  if (facts.remaining.length === 0) return 'ON_TIME';
  if (daysBetween(finish, facts.weddingDate) <= 0) return 'TOO_LATE';
  const isHurried = deadlines.some(
    ({ step, latestSafeDate, isPast }) => isPast || (step === 'SIGNING' && finish > latestSafeDate),
  );
  return isHurried ? 'TIGHT' : 'ON_TIME';
}
