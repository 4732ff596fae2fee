import { isLocked } from '../../records/editing/lock.repository';
import { alignmentAccess, compareAnswers, isAlignmentComplete, openDisputes } from '@troth/domain/alignment';
import {
  areFinancialsDone,
  type JointEntryFacts,
  missingIncomeYears,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import { calendarDateIn, daysBetween } from '@troth/domain/dates';
import { documentStates, questionnaireBlock } from '@troth/domain/documents';
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
import { isoOrNull } from '../../kernel/http/present';
import { todayFor } from '../../kernel/http/today';
import { counselOf } from '../../records/case/counsel';
import { currentVersionOf } from '../../records/case/current-version';
import { factsOf } from '../../records/documents/document-facts';
import { statesOf } from '../../records/case/states-of';
import { presentEntry } from '../../records/finances/finance.presenter';
import { financeRepository } from '../../records/finances/finance.repository';
import { readWait } from '../../records/case/notarization-facts';
import { notarizationRepository } from '../../records/notarizations/notarization.repository';
import { factsOf as notarizationFactsOf } from '../../records/notarizations/row-facts';
import { labelIn } from '../questionnaire/question.presenter';
import { getSection, questionnaire } from '../../records/case/questionnaire';
import { type Respondent, loadRespondent } from '../questionnaire/respondent';
import { lockOf, sectionFactsOf } from '../questionnaire/section-view';
import { termsToAgree } from '../users/terms-to-agree';
import { lastReminderAt } from '../../records/reminders/reminder.repository';
import { counselSummaryOf, NO_COUNSEL } from './counsel-summary';
import { type Couple, timeZoneOf } from '../../records/couples/couple';
import { deadlinesOf, waitingRulesOf } from '../../records/case/deadlines';
import type { Journey } from '../../records/journey/journey.schemas';
import { purchaseFactsOf } from '../../records/case/purchase-state';

/** How far one partner's disclosure is. */
interface DisclosureState {
  readonly isDone: boolean;
  readonly missingIncomeYears: readonly number[];
}

/** What the shell and the dashboard show to a customer, all of it decided by the rules of the domain. */
export async function loadJourney(tx: Tx, userId: string, now: Date): Promise<Journey> {
  const respondent = await loadRespondent(tx, userId);
  const { couple, own, evaluation, side } = respondent;
  const today = todayFor(timeZoneOf(couple), now);
  const disclosure = await disclosureOf(tx, couple, today);
  const sectionFacts = await sectionFactsOf(tx, respondent);
  const document = couple === null ? null : factsOf(couple.document);
  const states =
    couple === null ? documentStates(NO_DOCUMENT, [], null) : await statesOf(tx, couple.document, couple.state);
  const hasPartner = couple?.partner != null;
  const partnerSide = otherSide(side);
  const alignment = { hasPartner, isImported: states.isImported };
  const isAligned = isAlignmentComplete(questionnaire, evaluation, alignment);
  const access = alignmentAccess({
    hasPartner,
    isOwnComplete: own.isComplete,
    isPartnerComplete: hasPartner && evaluation[partnerSide].isComplete,
  });
  const attorneys = await attorneyFactsOf(tx, respondent, states.isNotarized, now);
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
  // The person's own word; the partner's stays the partner's until both have finished (decision 3).
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
  const hasAttorney = attorneys.gates.A.requiresAttorney || attorneys.gates.B.requiresAttorney;
  const waitEnds = couple === null ? null : await waitEndsOf(tx, couple, hasAttorney);
  const plan = deadlinesOf(couple, { weddingDate, today, hasAttorney, progress: stepsDone, waitEnds });
  return {
    userId,
    side: couple === null ? null : side,
    documentId: couple?.document.id ?? null,
    stateId: couple?.document.stateId ?? null,
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
    partner: await partnerOf(tx, respondent, disclosure.states[partnerSide], now),
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
            isLocked: await isLocked(tx, couple.document.id, now),
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
    notarization:
      couple === null ? null : await notarizationOf(tx, couple, { isPaid: attorneys.isNotarizationPaid, waitEnds }),
    counsel: attorneys.summary,
    attorneyServicesButton: attorneys.button,
    termsToAgree: termsToAgree(respondent.user),
  };
}

const ownReviewedAt = ({ userAReviewedAt, userBReviewedAt }: Couple['document'], side: Side) =>
  side === 'A' ? userAReviewedAt : userBReviewedAt;

/** When the state's wait for the current version ends; null where there is none or it has not begun. */
async function waitEndsOf(tx: Tx, couple: Couple, hasAttorney: boolean): Promise<Date | null> {
  if (!waitingRulesOf(couple).some(({ kind }) => kind === 'WAIT_AFTER_FINAL')) return null;
  const version = await currentVersionOf(tx, couple.document);
  const wait = await readWait(tx, couple, { hasAttorney, version });
  return wait === null || wait.ends === 'NOT_STARTED' ? null : wait.ends;
}

/** Where the notarization stands, as the shell and the dashboard show it. */
async function notarizationOf(
  tx: Tx,
  couple: Couple,
  { isPaid, waitEnds }: { readonly isPaid: boolean; readonly waitEnds: Date | null },
): Promise<Journey['notarization']> {
  const current = await notarizationRepository(tx).current(couple.document.id);
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

/** How far the partner is, and when they can be reminded: counts and days, never an answer (decision 3). */
async function partnerOf(
  tx: Tx,
  { couple, evaluation, user, side }: Respondent,
  disclosure: DisclosureState,
  now: Date,
): Promise<Journey['partner']> {
  if (couple?.partner == null) return null;
  const { partner } = couple;
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
    nextReminderAt: isoOrNull(nextReminderAt(await lastReminderAt(tx, couple.document.id, user.id), now)),
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
async function attorneyFactsOf(tx: Tx, { couple, user, side: ownSide }: Respondent, isNotarized: boolean, now: Date) {
  const none = { requiresAttorney: false, isAttorneyBooked: false };
  if (couple === null) {
    return {
      gates: { A: none, B: none },
      isNotarizationPaid: false,
      representation: null,
      summary: NO_COUNSEL,
      button: null,
    };
  }
  const purchases = await purchaseFactsOf(tx, couple.document.id);
  const counsel = await counselOf(tx, couple.document);
  const gate = (side: Side) => {
    const { userId, requiresAttorney, isBooked } = counsel[side];
    return userId === null ? none : { requiresAttorney, isAttorneyBooked: isBooked };
  };
  const representation = bookingStatusOf(purchases, user.id, 'REPRESENTATION');
  return {
    gates: { A: gate('A'), B: gate('B') },
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

/** Both partners' disclosure, and the joint entries about which they do not agree yet (decision 32). */
async function disclosureOf(tx: Tx, couple: Couple | null, today: string) {
  const none: DisclosureState = { isDone: false, missingIncomeYears: missingIncomeYears([], today) };
  if (couple === null) return { states: { A: none, B: none }, pendingDisputes: 0 };
  const rows = await financeRepository(tx).listOfDocument(couple.document.id);
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
