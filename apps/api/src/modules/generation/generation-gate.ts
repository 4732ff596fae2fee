import { isAlignmentComplete, oneSidedQuestions } from '@troth/domain/alignment';
import { isAnythingDisclosed, receiptStatus } from '@troth/domain/disclosure';
import { isImported, questionnaireBlock } from '@troth/domain/documents';
import { missingNames, otherSide, type Side, SIDES } from '@troth/domain/people';
import { isPrenupPaid } from '@troth/domain/purchases';
import { canonicalJson } from '@troth/domain/records';
import type { Tx } from '../../database/database';
import { problem } from '../../http/problem';
import { houseSealIn } from '../../protection/protected-database';
import { text } from '../../texts';
import { type CoupleAnswers, evaluateCouple } from '../answers/evaluate-couple';
import { todayOf } from '../answers/save-answer';
import { statesOf } from '../documents/states-of';
import { disclosureState, financialDisputesOf } from '../finances/disclosure-state';
import type { EntryRow } from '../finances/finance.repository';
import { type Couple, personOn } from '../journey/couple';
import { purchaseFactsOf } from '../journey/purchase-state';
import { type DisclosedByBoth, readDisclosed } from '../receipts/disclosed';
import { receiptRepository } from '../receipts/receipt.repository';
import { questionnaire } from '../questionnaire/questionnaire';

/** Why the agreement cannot be generated, first things first. */
export const GENERATION_REFUSALS = [
  'IMPORTED',
  'NO_STATE',
  'PRENUP_NOT_PAID',
  'NO_PARTNER',
  'NAMES_MISSING',
  'BLOCKED',
  'ALIGNMENT_INCOMPLETE',
  'ACKNOWLEDGEMENTS_MISSING',
  'WARNINGS_UNCONFIRMED',
] as const;
export type GenerationRefusal = (typeof GENERATION_REFUSALS)[number];

/**
 * What both partners are to confirm when they generate in spite of it (decision 32). RECEIPT_MISSING_A: partner A has
 * not confirmed to have received what B disclosed, or B has changed it since. A confirmation is of what was warned of
 * then, and lapses with it (docs/decisions/0023-what-a-confirmation-is-of.md).
 */
export const GENERATION_WARNINGS = [
  'DISCLOSURE_MISSING_A',
  'DISCLOSURE_MISSING_B',
  'RECEIPT_MISSING_A',
  'RECEIPT_MISSING_B',
  'FINANCIAL_DISPUTES_PENDING',
] as const;
export type GenerationWarning = (typeof GENERATION_WARNINGS)[number];

export interface GenerationGate {
  readonly refusal: GenerationRefusal | null;
  readonly warnings: readonly { readonly warning: GenerationWarning; readonly confirmedBy: readonly Side[] }[];
  /** Questions that only one partner answered: their clauses are left out (decision 14). */
  readonly leftOutQuestionIds: readonly string[];
}

const texts = {
  IMPORTED: text('generation.imported'),
  NO_STATE: text('generation.noState'),
  PRENUP_NOT_PAID: text('generation.prenupNotPaid'),
  NO_PARTNER: text('generation.noPartner'),
  NAMES_MISSING: text('generation.namesMissing'),
  BLOCKED: text('generation.blocked'),
  ALIGNMENT_INCOMPLETE: text('generation.alignmentIncomplete'),
  ACKNOWLEDGEMENTS_MISSING: text('generation.acknowledgementsMissing'),
  WARNINGS_UNCONFIRMED: text('generation.warningsUnconfirmed'),
} satisfies Record<GenerationRefusal, string>;

export const refusalText = (refusal: GenerationRefusal): string => texts[refusal];

/** @throws Problem PAYMENT_REQUIRED or CONFLICT with the refusal as `reason`. */
export function requireGate({ refusal }: GenerationGate): void {
  if (refusal === null) return;
  const options = { detail: refusalText(refusal), extensions: { reason: refusal } };
  throw problem(refusal === 'PRENUP_NOT_PAID' ? 'PAYMENT_REQUIRED' : 'CONFLICT', options);
}

function firstRefusal(
  couple: Couple,
  answers: CoupleAnswers,
  {
    isPaid,
    isBlocked,
    areWarningsConfirmed,
  }: Readonly<Record<'isPaid' | 'isBlocked' | 'areWarningsConfirmed', boolean>>,
): GenerationRefusal | null {
  const { document, state } = couple;
  const people = SIDES.map((side) => personOn(couple, side));
  if (isImported(document)) return 'IMPORTED';
  if (state === null) return 'NO_STATE';
  if (!isPaid) return 'PRENUP_NOT_PAID';
  if (couple.partner === null) return 'NO_PARTNER';
  if (people.some((person) => person === null || missingNames(person).length > 0)) return 'NAMES_MISSING';
  if (isBlocked) return 'BLOCKED';
  if (!isAlignmentComplete(questionnaire, answers.evaluation, { hasPartner: true, isImported: false }))
    return 'ALIGNMENT_INCOMPLETE';
  const haveAcknowledged = people.every(
    (person) => person !== null && person.enforcementAgreedAt !== null && person.attorneyCounselAgreedAt !== null,
  );
  if (!haveAcknowledged) return 'ACKNOWLEDGEMENTS_MISSING';
  return areWarningsConfirmed ? null : 'WARNINGS_UNCONFIRMED';
}

/**
 * The version that a partner has yet to confirm of what the other disclosed; null when there is none. A disclosure of
 * nothing is missing, not unread.
 */
async function unreadVersion(tx: Tx, couple: Couple, { of }: DisclosedByBoth, reader: Side): Promise<string | null> {
  const readerId = personOn(couple, reader)?.id;
  const disclosed = of[otherSide(reader)];
  if (readerId === undefined || disclosed === null || !isAnythingDisclosed(disclosed.snapshot)) return null;
  const receipt = await receiptRepository(tx).latest({
    documentId: couple.document.id,
    ownerId: disclosed.userId,
    readerId,
  });
  return receiptStatus(receipt, disclosed.version) === 'CURRENT' ? null : disclosed.version;
}

/** What a partner's disclosure lacks; null when it is done. */
function lackOf(rows: readonly EntryRow[], userId: string | null, today: string) {
  const { isDone, entryCount, missingYears } = disclosureState(rows, userId, today);
  return isDone ? null : { entryCount, missingYears };
}

/** Joint entries to settle, each with what was typed of it; null when there are none. */
function disputesOf(rows: readonly EntryRow[]) {
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const disputes = financialDisputesOf(rows).map((dispute) => ({
    ...dispute,
    version: versions.get(dispute.entryId) ?? null,
    twinVersion: dispute.twinId === null ? null : (versions.get(dispute.twinId) ?? null),
  }));
  return disputes.length === 0 ? null : disputes;
}

/** A warning, and a keyed hash of what it warns of: the same as long as that is the same. */
interface PresentWarning {
  readonly warning: GenerationWarning;
  readonly facts: string;
}

async function presentWarnings(
  tx: Tx,
  couple: Couple,
  disclosed: DisclosedByBoth,
  today: string,
): Promise<PresentWarning[]> {
  const lack = (side: Side) => lackOf(disclosed.rows, personOn(couple, side)?.id ?? null, today);
  const facts = {
    DISCLOSURE_MISSING_A: lack('A'),
    DISCLOSURE_MISSING_B: lack('B'),
    RECEIPT_MISSING_A: await unreadVersion(tx, couple, disclosed, 'A'),
    RECEIPT_MISSING_B: await unreadVersion(tx, couple, disclosed, 'B'),
    FINANCIAL_DISPUTES_PENDING: disputesOf(disclosed.rows),
  } satisfies Record<GenerationWarning, unknown>;
  const house = houseSealIn(tx);
  // Keyed: by a plain hash of a version, amounts could be found by trying.
  const hashed = (warning: GenerationWarning) =>
    house.fingerprint(`warning ${canonicalJson([couple.document.id, warning, facts[warning]])}`);
  return GENERATION_WARNINGS.filter((warning) => facts[warning] !== null).map((warning) => ({
    warning,
    facts: hashed(warning),
  }));
}

/**
 * Confirms, for one partner, the warnings that are there now, each for what it warns of now. One that is not there any
 * more needs no word.
 */
export async function confirmWarnings(
  tx: Tx,
  couple: Couple,
  by: { readonly userId: string; readonly warnings: readonly GenerationWarning[] },
  now: Date,
): Promise<void> {
  const disclosed = await readDisclosed(tx, couple.document);
  for (const { warning, facts } of await presentWarnings(tx, couple, disclosed, todayOf(couple, now))) {
    if (!by.warnings.includes(warning)) continue;
    await tx
      .insertInto('preflightConfirmations')
      .values({ documentId: couple.document.id, userId: by.userId, warning, facts, confirmedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** What stands between the couple and the agreement, and what they are warned of. */
export async function generationGate(
  tx: Tx,
  couple: Couple,
  now: Date,
  known?: CoupleAnswers,
): Promise<GenerationGate & { readonly answers: CoupleAnswers }> {
  const answers = known ?? (await evaluateCouple(tx, couple));
  const disclosed = await readDisclosed(tx, couple.document);
  const present = await presentWarnings(tx, couple, disclosed, todayOf(couple, now));
  const confirmations = await tx
    .selectFrom('preflightConfirmations')
    .selectAll()
    .where('documentId', '=', couple.document.id)
    .execute();
  const warnings = present.map(({ warning, facts }) => ({
    warning,
    confirmedBy: SIDES.filter((side) =>
      confirmations.some(
        (row) => row.warning === warning && row.facts === facts && row.userId === personOn(couple, side)?.id,
      ),
    ),
  }));
  const areConfirmed = warnings.every(({ confirmedBy }) => confirmedBy.length === SIDES.length);
  const isPaid = isPrenupPaid(await purchaseFactsOf(tx, couple.document.id));
  const isBlocked = questionnaireBlock(await statesOf(tx, couple.document, couple.state)) !== null;
  return {
    refusal: firstRefusal(couple, answers, { isPaid, isBlocked, areWarningsConfirmed: areConfirmed }),
    warnings,
    leftOutQuestionIds: couple.partner === null ? [] : oneSidedQuestions(questionnaire, answers.evaluation),
    answers,
  };
}
