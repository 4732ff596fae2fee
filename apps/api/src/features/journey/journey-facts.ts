import { isLocked } from '../../records/editing/lock.repository';
import {
  areFinancialsDone,
  type JointEntryFacts,
  missingIncomeYears,
  pendingFinancialDisputes,
} from '@troth/domain/disclosure';
import { type DocumentStates, documentStates } from '@troth/domain/documents';
import type { Side } from '@troth/domain/people';
import { attorneyServicesButton, bookingStatusOf, isNotarizationPaid, isPrenupPaid } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { together } from '../../kernel/database/read-together';
import { todayFor } from '../../kernel/http/today';
import { type Case, caseOf } from '../../records/case/load-case';
import { presentEntry } from '../../records/finances/finance.presenter';
import { type EntryRow, financeRepository } from '../../records/finances/finance.repository';
import { readWait } from '../../records/case/notarization-facts';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import { type Respondent, loadRespondent, respondentOf } from '../questionnaire/respondent';
import { type SectionFacts, sectionFactsOf } from '../questionnaire/section-view';
import { readCounterparts } from '../../records/chats/read-counterparts';
import { lastReminderAt } from '../../records/reminders/reminder.repository';
import { counselSummaryOf, NO_COUNSEL } from './counsel-summary';
import { type Couple, findCouple, timeZoneOf } from '../../records/couples/couple';
import type { Journey } from '../../records/journey/journey.schemas';

/** How far one partner's disclosure is. */
interface DisclosureState {
  readonly isDone: boolean;
  readonly missingIncomeYears: readonly number[];
}

/** What is read of a person and their couple for the journey. */
export interface JourneyFacts {
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

/** Reads all that the journey is told from; a couple's parts once, and at once. */
export async function readJourneyFacts(tx: Tx, userId: string, now: Date): Promise<JourneyFacts> {
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

const NO_DOCUMENT = {
  attorneyAId: null,
  attorneyBId: null,
  reviewedAt: null,
  finalizedAt: null,
  lastGeneratedAt: null,
  lastGeneratedInputHash: null,
};

async function waitEndsOf(tx: Tx, known: Case, hasAttorney: boolean): Promise<Date | null> {
  const wait = await readWait(tx, known, { hasAttorney });
  return wait === null || wait.ends === 'NOT_STARTED' ? null : wait.ends;
}

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
