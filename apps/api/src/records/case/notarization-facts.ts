import { calendarDateIn } from '@troth/domain/dates';
import type { CalendarDate } from '@troth/domain/dates';
import {
  type AvailabilityFacts,
  finalTextAt,
  isWeddingWarningDue,
  notarizationStage,
  type WaitingRule,
  waitAfterFinalEnds,
} from '@troth/domain/notarization';
import { otherSide, type Side } from '@troth/domain/people';
import { isNotarizationPaid } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { isoOrNull } from '../../kernel/http/present';
import { todayFor } from '../../kernel/http/today';
import { type Case, caseOf } from './load-case';
import { isReviewPending } from './pending-review';
import { weddingDateIn, weddingDateOf } from './wedding-date';
import { regenerationOf } from './regeneration';
import { type Couple, personOn, timeZoneOf } from '../couples/couple';
import { waitingRulesOf } from './deadlines';
import { hasLiveDrafts } from '../editing/draft.repository';
import { isLocked } from '../editing/lock.repository';
import { mailedToBothAt } from './mailed-version';
import type { CommitRow } from '../generation/commit.repository';
import { type NotarizationRow, noticeRepository } from '../notarizations/notarization.repository';
import { factsOf } from '../notarizations/row-facts';

/** The state's wait after the final text, with the moments from which it runs. */
export interface WaitFacts {
  readonly rule: WaitingRule;
  readonly finalAt: Date | null;
  readonly mailedAt: Date | null;
  readonly ends: Date | 'NOT_STARTED';
}

/** What is known of a couple before the notary. */
export interface NotarizationReading {
  readonly facts: AvailabilityFacts;
  readonly version: string | null;
  /** The newest that was made here. */
  readonly commit: CommitRow | undefined;
  readonly wait: WaitFacts | null;
  /** When each side acknowledged the state's warning of the near wedding; null while it is not due. */
  readonly warning: { readonly rule: WaitingRule; readonly acknowledgedAt: Readonly<Record<Side, Date | null>> } | null;
  readonly current: NotarizationRow | undefined;
  readonly today: CalendarDate;
  readonly timeZone: string;
}

/** The state's wait for the current version of a couple's agreement; null where the state has none. */
export async function readWait(
  tx: Tx,
  known: Case,
  { hasAttorney }: { readonly hasAttorney: boolean },
): Promise<WaitFacts | null> {
  const { couple } = known;
  const waitingRules = waitingRulesOf(couple);
  const rule = waitingRules.find(({ kind }) => kind === 'WAIT_AFTER_FINAL');
  if (rule === undefined) return null;
  const { document } = couple;
  const { reviewedAt, finalizedAt } = document;
  const finalAt = finalTextAt<Date>({ hasAttorney, reviewedAt, finalizedAt });
  const version = await known.version();
  const mailedAt =
    version === null ? null : await mailedToBothAt(tx, { document, version, commit: await known.latestCommit() });
  return { rule, finalAt, mailedAt, ends: waitAfterFinalEnds({ waitingRules, finalAt, mailedAt }) ?? 'NOT_STARTED' };
}

async function readWarning(
  tx: Tx,
  couple: Couple,
  due: Pick<AvailabilityFacts, 'waitingRules' | 'weddingDate' | 'signingDate'> & { readonly version: string | null },
): Promise<NotarizationReading['warning']> {
  const rule = due.waitingRules.find(({ kind }) => kind === 'DAYS_BEFORE_WEDDING');
  if (rule === undefined || due.weddingDate === null || !isWeddingWarningDue(due)) return null;
  const known =
    due.version === null
      ? new Map<string, Date>()
      : await noticeRepository(tx, couple.document.id).acknowledgments(due.version, due.weddingDate);
  const of = (side: Side) => known.get(personOn(couple, side)?.id ?? '') ?? null;
  return { rule, acknowledgedAt: { A: of('A'), B: of('B') } };
}

/** Whether a row keeps another from beginning: not what ended at its provider, and not what the asker would replace. */
const isOpen = (row: NotarizationRow | undefined, replaced: string | null): boolean =>
  row !== undefined && row.id !== replaced && notarizationStage(factsOf(row)) !== 'ENDED';

/**
 * What the rule of availability reads, for the couple as `couple.self` stands in it.
 * @param options.signingDate The day on a paper that was signed; today for what is still to be signed.
 * @param options.replaced The open notarization that would be replaced.
 */
export async function readNotarization(
  tx: Tx,
  couple: Couple,
  now: Date,
  options: { readonly signingDate?: CalendarDate; readonly replaced?: string } = {},
): Promise<NotarizationReading> {
  const { document, side } = couple;
  const timeZone = timeZoneOf(couple);
  const today = todayFor(timeZone, now);
  const signingDate = options.signingDate ?? today;
  const known = caseOf(tx, couple);
  const isMade = document.lastGeneratedAt !== null;
  const [counsel, regeneration, isEdited, hasDrafts] = await together(
    known.counsel(),
    isMade ? regenerationOf(tx, known, now) : null,
    isLocked(tx, document.id, now),
    hasLiveDrafts(tx, document.id),
    known.notarization(),
  );
  const gate = (of: Side) => ({
    requiresAttorney: counsel[of].requiresAttorney,
    isAttorneyBooked: counsel[of].isBooked,
  });
  const version = await known.version();
  const hasAttorney = counsel.A.requiresAttorney || counsel.B.requiresAttorney;
  const wait = await readWait(tx, known, { hasAttorney });
  const waitingRules = waitingRulesOf(couple);
  // Whether the text is stale depends on all answers, so they are read anyway once there is one.
  const weddingDate =
    document.lastGeneratedAt === null
      ? await weddingDateOf(tx, document.id)
      : weddingDateIn((await known.answers()).rows);
  const warning = await readWarning(tx, couple, { waitingRules, weddingDate, signingDate, version });
  const current = await known.notarization();
  return {
    facts: {
      isNotarized: current !== undefined && current.notarizationCompletedAt !== null,
      isUnderWay: isOpen(current, options.replaced ?? null),
      document: {
        lastGeneratedAt: isoOrNull(document.lastGeneratedAt),
        reviewedAt: isoOrNull(document.reviewedAt),
        finalizedAt: isoOrNull(document.finalizedAt),
        status: document.status,
      },
      own: gate(side),
      partner: gate(otherSide(side)),
      state: couple.state,
      isPaid: isNotarizationPaid(await known.purchases()),
      waitEnds: wait?.ends ?? null,
      waitingRules,
      weddingDate,
      signingDate,
      isWarningAcknowledged: warning !== null && warning.acknowledgedAt.A !== null && warning.acknowledgedAt.B !== null,
      hasPendingReview: isReviewPending(couple, await known.purchases()),
      isLocked: isEdited,
      hasDrafts,
      isStale: regeneration?.needsRegeneration === true,
      signers: [personOn(couple, 'A'), personOn(couple, 'B')].filter((person) => person !== null),
      now,
    },
    version,
    commit: await known.latestCommit(),
    wait,
    warning,
    current,
    today,
    timeZone,
  };
}

/** The local date of an instant; null for none. */
export const dateOrNull = (timeZone: string, instant: Date | null): CalendarDate | null =>
  instant === null ? null : calendarDateIn(timeZone, instant);
