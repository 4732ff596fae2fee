import { isLocked } from '../../records/editing/lock.repository';
import { alignmentAccess, compareAnswers, isAlignmentComplete, openDisputes } from '@troth/domain/alignment';
import {
  areFinancialsDone,
  type JointEntryFacts,
  missingIncomeYears,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import { calendarDateIn, daysBetween } from '@troth/domain/dates';
import { type DocumentStates, documentStates, questionnaireBlock } from '@troth/domain/documents';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { say } from '@troth/domain/messages';
import { notarizationBlocker, notarizationStage, notarizationTurn } from '@troth/domain/notarization';
import { otherSide, type Side } from '@troth/domain/people';
import {
  customerMenu,
  minutesLeft,
  nextReminderAt,
  nextStep,
  progressLabel,
  progressPercentage,
  progressStep,
} from '@troth/domain/progress';
import { attorneyServicesButton, bookingStatusOf, isNotarizationPaid, isPrenupPaid } from '@troth/domain/purchases';
import { firstIncompleteSection, hasBegun, isDone, sectionPath } from '@troth/domain/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { isoOrNull } from '../../kernel/http/present';
import { todayFor } from '../../kernel/http/today';
import { type Case, caseOf } from '../../records/case/load-case';
import { factsOf } from '../../records/documents/document-facts';
import { presentEntry } from '../../records/finances/finance.presenter';
import { type EntryRow, financeRepository } from '../../records/finances/finance.repository';
import { readWait } from '../../records/case/notarization-facts';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import { factsOf as notarizationFactsOf } from '../../records/notarizations/row-facts';
import { labelIn } from '../questionnaire/question.presenter';
import { getSection, questionnaire } from '../../records/case/questionnaire';
import { type Respondent, loadRespondent, respondentOf } from '../questionnaire/respondent';
import { lockOf, type SectionFacts, sectionFactsOf } from '../questionnaire/section-view';
import { termsToAgree } from '../users/terms-to-agree';
import { readCounterparts } from '../../records/chats/read-counterparts';
import { lastReminderAt } from '../../records/reminders/reminder.repository';
import { counselSummaryOf, NO_COUNSEL } from './counsel-summary';
import { type Couple, findCouple, timeZoneOf } from '../../records/couples/couple';
import { deadlinesOf, waitingRulesOf } from '../../records/case/deadlines';
import type { Journey } from '../../records/journey/journey.schemas';

/** How far one partner's disclosure is. */
interface DisclosureState {
  readonly isDone: boolean;
  readonly missingIncomeYears: readonly number[];
}

/** What is read of a person and their couple for the journey. */
interface JourneyFacts {
  readonly now: Date;
  readonly today: string;
  readonly respondent: Respondent;
  readonly sectionFacts: SectionFacts;
  readonly states: DocumentStates;
  readonly disclosure: { readonly states: Record<Side, DisclosureState>; readonly pendingDisputes: number };
  readonly attorneys: Awaited<ReturnType<typeof attorneyFactsOf>>;
  /** When the state's wait for the current version ends; null where there is none or it has not begun. */
  readonly waitEnds: Date | null;
  readonly notarization: NotarizationRow | undefined;
  readonly lastRemindedAt: Date | null;
  readonly conversations: Journey['conversations'];
  /** Whether an attorney is editing the agreement now. */
  readonly isLocked: boolean;
}

/** What the shell and the dashboard show to a customer. */
export const loadJourney = async (tx: Tx, userId: string, now: Date): Promise<Journey> =>
  journeyOf(await readFacts(tx, userId, now));

async function readFacts(tx: Tx, userId: string, now: Date): Promise<JourneyFacts> {
  const couple = await findCouple(tx, userId);
  const known = couple === null ? null : caseOf(tx, couple);
  const documentId = couple?.document.id;
  // All that is read of a couple by its document goes to the database at once.
  const [respondent, rows, isEdited, conversations, lastRemindedAt] = await together(
    couple === null || known === null ? loadRespondent(tx, userId) : respondentOf(tx, couple, known),
    documentId === undefined ? [] : financeRepository(tx).listOfDocument(documentId),
    documentId !== undefined && isLocked(tx, documentId, now),
    couple === null ? [] : readCounterparts(tx, couple, now),
    couple?.partner == null ? null : lastReminderAt(tx, couple.document.id, userId),
    known?.counsel(),
    known?.states(),
    known?.version(),
  );
  const today = todayFor(timeZoneOf(couple), now);
  const states = known === null ? documentStates(NO_DOCUMENT, [], null) : await known.states();
  const attorneys = await attorneyFactsOf(tx, respondent, states.isNotarized, now);
  return {
    now,
    today,
    respondent,
    sectionFacts: await sectionFactsOf(respondent),
    states,
    disclosure: disclosureOf(couple, rows, today),
    attorneys,
    waitEnds: known === null ? null : await waitEndsOf(tx, known, attorneys.hasAttorney),
    notarization: await known?.notarization(),
    isLocked: isEdited,
    conversations,
    lastRemindedAt,
  };
}

/** The same, all of it decided by the rules of the domain. */
function journeyOf(facts: JourneyFacts): Journey {
  const { respondent, today, sectionFacts, states, disclosure, attorneys, waitEnds } = facts;
  const { couple, own, evaluation, side } = respondent;
  const document = couple === null ? null : factsOf(couple.document);
  const hasPartner = couple?.partner != null;
  const partnerSide = otherSide(side);
  const alignment = { hasPartner, isImported: states.isImported };
  const isAligned = isAlignmentComplete(questionnaire, evaluation, alignment);
  const access = alignmentAccess({
    hasPartner,
    isOwnComplete: own.isComplete,
    isPartnerComplete: hasPartner && evaluation[partnerSide].isComplete,
  });
  const blocker = notarizationBlocker({
    document: {
      lastGeneratedAt: document?.lastGeneratedAt ?? null,
      reviewedAt: document?.reviewedAt ?? null,
      finalizedAt: document?.finalizedAt ?? null,
      status: couple?.document.status ?? 'NOT_APPROVED',
    },
    own: attorneys.gates[side],
    partner: attorneys.gates[partnerSide],
  });
  const step = progressStep({
    sectionStatuses: own.sections.map(({ status }) => status),
    isPrenupPaid: sectionFacts.isPaid,
    areFinancialsDone: disclosure.states[side].isDone,
    isReviewed: states.isReviewed,
    isNotarized: states.isNotarized,
  });
  const sections = own.sections.map(({ node: { section }, status }) => ({
    id: section.id,
    sectionKey: section.sectionKey,
    label: labelIn(getSection(section.id), respondent.state),
    path: sectionPath(section.label),
    order: section.order,
    status,
    lock: lockOf(section.id, respondent, sectionFacts),
  }));
  const first = firstIncompleteSection(own);
  // The person's own word; the partner's stays the partner's until both have finished (D3).
  const weddingDate = own.stateOf(WEDDING_DATE_QUESTION_ID)?.typed ?? null;
  const menu = customerMenu({
    isPrenupPaid: sectionFacts.isPaid,
    hasPartner,
    hasPendingFinancialDisputes: disclosure.pendingDisputes > 0,
    isImported: states.isImported,
    isAlignmentComplete: isAligned,
    isQuestionnaireComplete: own.isComplete,
    notarizationBlocker: blocker,
    isReviewed: states.isReviewed || states.isFinalized,
    isNotarized: states.isNotarized,
  });
  const stepsDone = {
    isPrenupPaid: sectionFacts.isPaid,
    isQuestionnaireComplete: own.isComplete,
    areFinancialsDone: disclosure.states[side].isDone,
    isAlignmentComplete: isAligned,
    isGenerated: states.isGenerated,
    isReviewed: states.isReviewed,
    isFinalized: states.isFinalized,
    isNotarized: states.isNotarized,
  };
  const { hasAttorney } = attorneys;
  const plan = deadlinesOf(couple, { weddingDate, today, hasAttorney, progress: stepsDone, waitEnds });
  return {
    userId: respondent.user.id,
    side: couple === null ? null : side,
    documentId: couple?.document.id ?? null,
    stateId: couple?.document.stateId ?? null,
    state: namedState(couple),
    weddingDate,
    daysUntilWedding: weddingDate === null ? null : daysBetween(today, weddingDate),
    deadlines: plan === null ? [] : [...plan.deadlines],
    deadlineOutlook: plan?.outlook ?? null,
    earliestFinish: plan?.earliestFinish ?? null,
    waitingRules: [...waitingRulesOf(couple)],
    isPaid: sectionFacts.isPaid,
    isNotarizationPaid: attorneys.isNotarizationPaid,
    progress: {
      step,
      percentage: progressPercentage(step),
      label: progressLabel(say, step),
      shortLabel: progressLabel(say, step, { isShort: true }),
    },
    sections,
    firstIncompletePath: first === null ? null : sectionPath(first.node.section.label),
    hasBegun: hasBegun(own),
    minutesLeft: minutesLeft(own, respondent.answers),
    isQuestionnaireComplete: own.isComplete,
    questionnaireBlock: questionnaireBlock(states),
    menu,
    nextStep: nextStep({
      hasState: couple?.document.stateId != null,
      sections,
      ...stepsDone,
      hasPartner,
      arePartnerFinancialsDone: disclosure.states[partnerSide].isDone,
      hasPendingFinancialDisputes: disclosure.pendingDisputes > 0,
      isPartnerQuestionnaireComplete: hasPartner && evaluation[partnerSide].isComplete,
      isInEditor: states.isInEditor,
      isOwnReviewDone: couple !== null && ownReviewedAt(couple.document, side) !== null,
      representation: attorneys.representation,
      notarizationBlocker: blocker,
    }),
    partner: partnerOf(facts),
    conversations: facts.conversations,
    disclosure: {
      isDone: disclosure.states[side].isDone,
      missingIncomeYears: [...disclosure.states[side].missingIncomeYears],
      pendingDisputes: disclosure.pendingDisputes,
    },
    alignment: {
      access,
      openDisputes: openDisputes(questionnaire, evaluation, alignment).length,
      agreedAnswers: access === 'OPEN' ? compareAnswers(questionnaire, evaluation).agreedQuestionIds.length : 0,
      isComplete: isAligned,
    },
    document:
      couple === null || document === null
        ? null
        : {
            status: couple.document.status,
            isInEditor: states.isInEditor,
            isLocked: facts.isLocked,
            isImported: states.isImported,
            isNotarized: states.isNotarized,
            lastGeneratedAt: document.lastGeneratedAt,
            reviewedAt: document.reviewedAt,
            ownReviewedAt: isoOrNull(ownReviewedAt(couple.document, side)),
            partnerReviewedAt: isoOrNull(ownReviewedAt(couple.document, partnerSide)),
            finalizedAt: document.finalizedAt,
            generatedPdfFileId: couple.document.generatedPdfFileId,
          },
    notarizationBlocker: blocker,
    notarization: couple === null ? null : notarizationOf(couple, facts),
    counsel: attorneys.summary,
    attorneyServicesButton: attorneys.button,
    termsToAgree: termsToAgree(respondent.user),
  };
}

function namedState(couple: Couple | null): Journey['state'] {
  if (couple?.state == null) return null;
  const { name, abbreviation, attorneySupport } = couple.state;
  return { name, abbreviation, attorneySupport };
}

const ownReviewedAt = ({ userAReviewedAt, userBReviewedAt }: Couple['document'], side: Side) =>
  side === 'A' ? userAReviewedAt : userBReviewedAt;

async function waitEndsOf(tx: Tx, known: Case, hasAttorney: boolean): Promise<Date | null> {
  const wait = await readWait(tx, known, { hasAttorney });
  return wait === null || wait.ends === 'NOT_STARTED' ? null : wait.ends;
}

/** Where the notarization stands, as the shell and the dashboard show it. */
function notarizationOf(
  couple: Couple,
  { attorneys: { isNotarizationPaid: isPaid }, waitEnds, notarization: current }: JourneyFacts,
): Journey['notarization'] {
  const facts = current === undefined ? null : notarizationFactsOf(current);
  const isOnlineOffered = couple.state?.allowsOnlineNotary === true;
  return {
    stage: facts === null ? null : notarizationStage(facts),
    turn: facts === null ? [] : notarizationTurn(facts),
    isOnlineOffered,
    isPaymentNeeded: isOnlineOffered && !isPaid && facts?.notarizationCompletedAt == null,
    waitEndsAt: isoOrNull(waitEnds),
    timeZone: timeZoneOf(couple),
  };
}

/** How far the partner is, and when they can be reminded: counts and days, never an answer (D3). */
function partnerOf({
  respondent: { couple, evaluation, side },
  disclosure: disclosures,
  lastRemindedAt,
  now,
}: JourneyFacts): Journey['partner'] {
  if (couple?.partner == null) return null;
  const { partner } = couple;
  const disclosure = disclosures.states[otherSide(side)];
  const theirs = evaluation[otherSide(side)];
  const statuses = theirs.sections.map(({ status }) => status);
  return {
    id: partner.id,
    side: otherSide(side),
    firstName: partner.firstName,
    isQuestionnaireComplete: theirs.isComplete,
    areFinancialsDone: disclosure.isDone,
    missingIncomeYears: [...disclosure.missingIncomeYears],
    sectionsDone: statuses.filter(isDone).length,
    doneSectionIds: theirs.sections.flatMap(({ node, status }) => (isDone(status) ? [node.section.id] : [])),
    sectionsTotal: statuses.length,
    hasStarted: hasBegun(theirs),
    lastActiveOn: partner.lastActiveAt === null ? null : calendarDateIn(timeZoneOf(couple), partner.lastActiveAt),
    nextReminderAt: isoOrNull(nextReminderAt(lastRemindedAt, now)),
  };
}

const NO_DOCUMENT = {
  attorneyAId: null,
  attorneyBId: null,
  reviewedAt: null,
  finalizedAt: null,
  lastGeneratedAt: null,
  lastGeneratedInputHash: null,
};

/** Attorney gates of both partners (customer spec section 4 "Notarization availability"). */
async function attorneyFactsOf(
  tx: Tx,
  { known, couple, user, side: ownSide }: Respondent,
  isNotarized: boolean,
  now: Date,
) {
  const none = { requiresAttorney: false, isAttorneyBooked: false };
  if (couple === null || known === null) {
    return {
      gates: { A: none, B: none },
      hasAttorney: false,
      isNotarizationPaid: false,
      representation: null,
      summary: NO_COUNSEL,
      button: null,
    };
  }
  const purchases = await known.purchases();
  const counsel = await known.counsel();
  const gate = (side: Side) => {
    const { userId, requiresAttorney, isBooked } = counsel[side];
    return userId === null ? none : { requiresAttorney, isAttorneyBooked: isBooked };
  };
  const representation = bookingStatusOf(purchases, user.id, 'REPRESENTATION');
  const gates = { A: gate('A'), B: gate('B') };
  return {
    gates,
    hasAttorney: gates.A.requiresAttorney || gates.B.requiresAttorney,
    isNotarizationPaid: isNotarizationPaid(purchases),
    representation,
    summary: await counselSummaryOf(tx, { id: user.id, side: ownSide }, counsel, purchases, now),
    button: attorneyServicesButton({
      isNotarized,
      isPrenupPaid: isPrenupPaid(purchases),
      attorneySupport: couple.state?.attorneySupport ?? null,
      isLoaded: true,
      hasError: false,
      representation,
      qa: bookingStatusOf(purchases, user.id, 'Q_A'),
    }),
  };
}

/** Both partners' disclosure, and the joint entries about which they do not agree yet (D32). */
function disclosureOf(couple: Couple | null, rows: readonly EntryRow[], today: string) {
  const none: DisclosureState = { isDone: false, missingIncomeYears: missingIncomeYears([], today) };
  if (couple === null) return { states: { A: none, B: none }, pendingDisputes: 0 };
  const stateOf = (userId: string | null): DisclosureState => {
    const own = rows.filter((row) => row.userId === userId);
    const incomes = own
      .filter((row) => row.kind === 'incomes')
      .map((row) => ({ deletedAt: null, year: presentEntry<'incomes'>(row).year }));
    const entries = own.filter((row) => row.kind !== 'incomes').map(() => ({ deletedAt: null }));
    return {
      isDone: areFinancialsDone({ entries, incomes, today }),
      missingIncomeYears: missingIncomeYears(incomes, today),
    };
  };
  const joint: JointEntryFacts[] = rows
    .filter((row) => row.kind === 'assets')
    .map((row) => presentEntry<'assets'>(row));
  return {
    states: { A: stateOf(couple.document.userAId), B: stateOf(couple.document.userBId) },
    pendingDisputes: pendingFinancialDisputes(joint).length,
  };
}
