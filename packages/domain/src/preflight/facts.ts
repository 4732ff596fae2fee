import type { CalendarDate } from '../dates/calendar';
import type { LiveEntries } from '../disclosure/live-entries';
import type { StatableKind } from '../disclosure/nothing-to-disclose';
import type { ReceiptStatus } from '../disclosure/receipts';
import type { WaitingRule } from '../notarization/schemas';
import { type Side, SIDES } from '../people/enumerations';
import type { NamedPerson } from '../people/names';
import type { LegalBasis } from './finding';

/** An answer that counts: visible and complete. Options by key, and what was typed. */
export interface AnswerFact {
  readonly options: readonly string[];
  readonly typed: string | null;
  /** Whether the two gave it alike; false for a question that is not compared. */
  readonly isAgreed: boolean;
}

/** One partner's answers by question key. Sensitive ones are not among them: they stay with their author (row 3). */
export type AnswerFacts = Readonly<Partial<Record<string, AnswerFact>>>;

/** What one partner disclosed. */
export interface DisclosedFacts {
  readonly entries: LiveEntries;
  readonly nothingToDisclose: readonly StatableKind[];
  /** Names this state of the disclosure. */
  readonly version: string;
  /** How the other partner's receipt of it stands. */
  readonly receipt: ReceiptStatus;
}

/** What the law of the couple's state asks for. Null where it asks for nothing of the kind. */
export interface PreflightLaw {
  /** Terms that give up or limit spousal support bind only who had an attorney. */
  readonly supportNeedsAttorneys: LegalBasis | null;
  readonly embryosNeedAttorneys: LegalBasis | null;
  readonly disclosureWaiverNeedsAttorney: LegalBasis | null;
  /** The agreement is presumed fair only with an attorney on each side. */
  readonly fairnessNeedsAttorneys: LegalBasis | null;
  /** Terms that are unfair to one partner hold only with that partner's attorney. */
  readonly unfairTermsNeedAttorneys: LegalBasis | null;
  readonly valuesNeedBasis: LegalBasis | null;
  readonly notaryRequired: LegalBasis | null;
  readonly witnessesRequired: LegalBasis | null;
  readonly witnessesAdvised: LegalBasis | null;
  readonly childTerms: LegalBasis;
  /** A rule without a number of days, such as reasonable time to think. */
  readonly timing: LegalBasis | null;
  readonly waitingRules: readonly WaitingRule[];
}

/** All that the preflight reads. */
export interface PreflightFacts {
  /** Null until both have completed the questionnaire: before, nothing is told of an answer (row 3). */
  readonly answers: Readonly<Record<Side, AnswerFacts>> | null;
  /** Null before there is a state. */
  readonly law: PreflightLaw | null;
  /** Null before there is such a partner. */
  readonly names: Readonly<Record<Side, NamedPerson | null>>;
  readonly disclosed: Readonly<Record<Side, DisclosedFacts | null>>;
  /** Has an attorney: through the service, or one of the partner's own who is named. */
  readonly isRepresented: Readonly<Record<Side, boolean>>;
  /** Calendar date in the time zone of the couple's state. */
  readonly today: CalendarDate;
}

/** What both partners answered. */
export type CoupleAnswerFacts = NonNullable<PreflightFacts['answers']>;

/** The answer that both gave alike; null when there is none. */
export const agreedAnswer = ({ A }: CoupleAnswerFacts, questionKey: string): AnswerFact | null => {
  const answer = A[questionKey];
  return answer?.isAgreed === true ? answer : null;
};

/** Whether both chose one of these options, alike. */
export const agreedOn = (answers: CoupleAnswerFacts, questionKey: string, ...options: readonly string[]): boolean =>
  agreedAnswer(answers, questionKey)?.options.some((option) => options.includes(option)) === true;

/** A number or amount that both typed alike; null when there is none. */
export function agreedNumber(answers: CoupleAnswerFacts, questionKey: string): number | null {
  const typed = agreedAnswer(answers, questionKey)?.typed ?? null;
  const value = typed === null ? Number.NaN : Number(typed);
  return Number.isFinite(value) ? value : null;
}

/** Whether one partner chose one of these options. */
export const chose = (
  answers: CoupleAnswerFacts,
  side: Side,
  questionKey: string,
  ...options: readonly string[]
): boolean => answers[side][questionKey]?.options.some((option) => options.includes(option)) === true;

/** The partners who have no attorney. */
export const unrepresented = ({ isRepresented }: Pick<PreflightFacts, 'isRepresented'>): Side[] =>
  SIDES.filter((side) => !isRepresented[side]);
