import { alignmentAccess, compareAnswers, isAlignmentComplete, openDisputes } from '@troth/domain/alignment';
import { calendarDateIn, daysBetween } from '@troth/domain/dates';
import { questionnaireBlock } from '@troth/domain/documents';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { say } from '@troth/domain/messages';
import {
  type NotarizationBlocker,
  notarizationBlocker,
  notarizationStage,
  notarizationTurn,
} from '@troth/domain/notarization';
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
import { firstIncompleteSection, hasBegun, isDone, sectionPath } from '@troth/domain/questionnaire';
import { type JourneyFacts, readJourneyFacts } from './journey-facts';
import type { Tx } from '../../kernel/database/database';
import { isoOrNull } from '../../kernel/http/present';
import { factsOf } from '../../records/couples/document-facts';
import { factsOf as notarizationFactsOf } from '../../records/notarizations/row-facts';
import { labelIn } from '../questionnaire/question.presenter';
import { getSection, questionnaire } from '../../records/case/questionnaire';
import { lockOf } from '../questionnaire/section-view';
import { termsToAgree } from '../users/terms-to-agree';
import { type Couple, timeZoneOf } from '../../records/couples/couple';
import { deadlinesOf, waitingRulesOf } from '../../records/case/deadlines';
import type { Journey } from '../../records/journey/journey.schemas';

/** What the shell and the dashboard show to a customer. */
export const loadJourney = async (tx: Tx, userId: string, now: Date): Promise<Journey> =>
  journeyOf(await readJourneyFacts(tx, userId, now));

/** The same, all of it decided by the rules of the domain. */
function journeyOf(facts: JourneyFacts): Journey {
  const { respondent, today, sectionFacts, states, disclosure, attorneys, waitEnds } = facts;
  const { couple, own, side } = respondent;
  const alignment = alignmentOf(facts);
  const stepsDone = stepsDoneOf(facts, alignment);
  const blocker = blockerOf(facts);
  const sections = sectionsOf(facts);
  const first = firstIncompleteSection(own);
  // The person's own word; the partner's stays the partner's until both have finished (D3).
  const weddingDate = own.stateOf(WEDDING_DATE_QUESTION_ID)?.typed ?? null;
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
    progress: progressOf(facts),
    sections,
    firstIncompletePath: first === null ? null : sectionPath(first.node.section.label),
    hasBegun: hasBegun(own),
    minutesLeft: minutesLeft(own, respondent.answers),
    isQuestionnaireComplete: own.isComplete,
    questionnaireBlock: questionnaireBlock(states),
    menu: customerMenu({
      ...stepsDone,
      hasPartner: couple?.partner != null,
      hasPendingFinancialDisputes: disclosure.pendingDisputes > 0,
      isImported: states.isImported,
      notarizationBlocker: blocker,
      isReviewed: states.isReviewed || states.isFinalized,
    }),
    nextStep: nextStepOf(facts, { sections, stepsDone, blocker }),
    partner: partnerOf(facts),
    conversations: facts.conversations,
    disclosure: {
      isDone: disclosure.states[side].isDone,
      missingIncomeYears: [...disclosure.states[side].missingIncomeYears],
      pendingDisputes: disclosure.pendingDisputes,
    },
    alignment,
    document: couple === null ? null : documentOf(couple, facts),
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

/** Which steps are done: the person's own, and the couple's. */
function stepsDoneOf(
  { respondent: { own, side }, sectionFacts, states, disclosure }: JourneyFacts,
  alignment: Journey['alignment'],
) {
  return {
    isPrenupPaid: sectionFacts.isPaid,
    isQuestionnaireComplete: own.isComplete,
    areFinancialsDone: disclosure.states[side].isDone,
    isAlignmentComplete: alignment.isComplete,
    isGenerated: states.isGenerated,
    isReviewed: states.isReviewed,
    isFinalized: states.isFinalized,
    isNotarized: states.isNotarized,
  };
}

function progressOf({
  respondent: { own, side },
  sectionFacts,
  states,
  disclosure,
}: JourneyFacts): Journey['progress'] {
  const step = progressStep({
    sectionStatuses: own.sections.map(({ status }) => status),
    isPrenupPaid: sectionFacts.isPaid,
    areFinancialsDone: disclosure.states[side].isDone,
    isReviewed: states.isReviewed,
    isNotarized: states.isNotarized,
  });
  return {
    step,
    percentage: progressPercentage(step),
    label: progressLabel(say, step),
    shortLabel: progressLabel(say, step, { isShort: true }),
  };
}

const sectionsOf = ({ respondent, sectionFacts }: JourneyFacts): Journey['sections'] =>
  respondent.own.sections.map(({ node: { section }, status }) => ({
    id: section.id,
    sectionKey: section.sectionKey,
    label: labelIn(getSection(section.id), respondent.state),
    path: sectionPath(section.label),
    order: section.order,
    status,
    lock: lockOf(section.id, respondent, sectionFacts),
  }));

function nextStepOf(
  { respondent: { couple, evaluation, side }, disclosure, states, attorneys }: JourneyFacts,
  {
    sections,
    stepsDone,
    blocker,
  }: Pick<Journey, 'sections'> & {
    readonly stepsDone: ReturnType<typeof stepsDoneOf>;
    readonly blocker: NotarizationBlocker | null;
  },
): Journey['nextStep'] {
  const hasPartner = couple?.partner != null;
  return nextStep({
    hasState: couple?.document.stateId != null,
    sections,
    ...stepsDone,
    hasPartner,
    arePartnerFinancialsDone: disclosure.states[otherSide(side)].isDone,
    hasPendingFinancialDisputes: disclosure.pendingDisputes > 0,
    isPartnerQuestionnaireComplete: hasPartner && evaluation[otherSide(side)].isComplete,
    isInEditor: states.isInEditor,
    isOwnReviewDone: couple !== null && ownReviewedAt(couple.document, side) !== null,
    representation: attorneys.representation,
    notarizationBlocker: blocker,
  });
}

/** How far the two are with answers that differ. */
function alignmentOf({
  respondent: { couple, own, evaluation, side },
  states: { isImported },
}: JourneyFacts): Journey['alignment'] {
  const hasPartner = couple?.partner != null;
  const alignment = { hasPartner, isImported };
  const access = alignmentAccess({
    hasPartner,
    isOwnComplete: own.isComplete,
    isPartnerComplete: hasPartner && evaluation[otherSide(side)].isComplete,
  });
  return {
    access,
    openDisputes: openDisputes(questionnaire, evaluation, alignment).length,
    agreedAnswers: access === 'OPEN' ? compareAnswers(questionnaire, evaluation).agreedQuestionIds.length : 0,
    isComplete: isAlignmentComplete(questionnaire, evaluation, alignment),
  };
}

function documentOf(
  { document, side }: Couple,
  { states: { isInEditor, isImported, isNotarized }, isLocked }: JourneyFacts,
): Journey['document'] {
  const { lastGeneratedAt, reviewedAt, finalizedAt } = factsOf(document);
  return {
    status: document.status,
    isInEditor,
    isLocked,
    isImported,
    isNotarized,
    lastGeneratedAt,
    reviewedAt,
    ownReviewedAt: isoOrNull(ownReviewedAt(document, side)),
    partnerReviewedAt: isoOrNull(ownReviewedAt(document, otherSide(side))),
    finalizedAt,
    generatedPdfFileId: document.generatedPdfFileId,
  };
}

const ownReviewedAt = ({ userAReviewedAt, userBReviewedAt }: Couple['document'], side: Side) =>
  side === 'A' ? userAReviewedAt : userBReviewedAt;

/** What keeps the person from the notary. Customer spec §4 "Notarization availability". */
function blockerOf({ respondent: { couple, side }, attorneys }: JourneyFacts): NotarizationBlocker | null {
  return notarizationBlocker({
    document: couple === null ? NO_VERSION : { ...factsOf(couple.document), status: couple.document.status },
    own: attorneys.gates[side],
    partner: attorneys.gates[otherSide(side)],
  });
}

const NO_VERSION = { lastGeneratedAt: null, reviewedAt: null, finalizedAt: null, status: 'NOT_APPROVED' } as const;

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
