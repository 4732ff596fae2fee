import { isAlignmentComplete, oneSidedQuestions } from '@troth/domain/alignment';
import { isImported, questionnaireBlock } from '@troth/domain/documents';
import { missingNames, SIDES } from '@troth/domain/people';
import { isPrenupPaid } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { type CoupleAnswers, evaluateCouple } from '../../records/case/evaluate-couple';
import { statesOf } from '../../records/case/states-of';
import { type Couple, personOn } from '../../records/couples/couple';
import { purchaseFactsOf } from '../../records/case/purchase-state';
import { type CoupleFinding, coupleFindings, unconfirmed } from './couple-findings';
import { readPreflightFacts } from './preflight-facts';
import { questionnaire } from '../../records/case/questionnaire';
import { readDisclosed } from '../../records/case/disclosed';
import type { KnownOfCouple } from '../../records/case/assembly-input';

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
  'FINDINGS_UNCONFIRMED',
] as const;
export type GenerationRefusal = (typeof GENERATION_REFUSALS)[number];

export interface GenerationGate {
  readonly refusal: GenerationRefusal | null;
  /** What the preflight finds, heaviest first. What is a partner's alone is among it. */
  readonly findings: readonly CoupleFinding[];
  /** Questions that only one partner answered: their clauses are left out (decision 14). None before both are done (3). */
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
  FINDINGS_UNCONFIRMED: text('generation.findingsUnconfirmed'),
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
    areFindingsConfirmed,
  }: Readonly<Record<'isPaid' | 'isBlocked' | 'areFindingsConfirmed', boolean>>,
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
  return areFindingsConfirmed ? null : 'FINDINGS_UNCONFIRMED';
}

/** What stands between the couple and the agreement, and what the preflight finds of it. */
export async function generationGate(tx: Tx, couple: Couple, now: Date): Promise<GenerationGate & KnownOfCouple> {
  const answers = await evaluateCouple(tx, couple);
  const disclosed = await readDisclosed(tx, couple.document);
  const purchases = await purchaseFactsOf(tx, couple.document.id);
  const facts = await readPreflightFacts(tx, couple, { answers, disclosed, purchases }, now);
  const findings = await coupleFindings(tx, couple, facts);
  const isBlocked = questionnaireBlock(await statesOf(tx, couple.document, couple.state)) !== null;
  const areFindingsConfirmed = unconfirmed(findings).length === 0;
  return {
    refusal: firstRefusal(couple, answers, { isPaid: isPrenupPaid(purchases), isBlocked, areFindingsConfirmed }),
    findings,
    // Before, the list would tell of each question whether the other has answered it.
    leftOutQuestionIds: facts.answers === null ? [] : oneSidedQuestions(questionnaire, answers.evaluation),
    answers,
    disclosed,
  };
}
