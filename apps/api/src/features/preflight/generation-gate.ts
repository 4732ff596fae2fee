import { isAlignmentComplete, oneSidedQuestions } from '@troth/domain/alignment';
import { type GenerationRefusal, generationRefusal, isImported, questionnaireBlock } from '@troth/domain/documents';
import { SIDES } from '@troth/domain/people';
import { isPrenupPaid } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import type { Case } from '../../records/case/load-case';
import { personOn } from '../../records/couples/couple';
import { type CoupleFinding, coupleFindings, unconfirmed } from './couple-findings';
import { readPreflightFacts } from './preflight-facts';
import { questionnaire } from '../../records/case/questionnaire';

export interface GenerationGate {
  readonly refusal: GenerationRefusal | null;
  /** The refusal in a sentence. */
  readonly message: string | null;
  /** What the preflight finds, heaviest first. What is a partner's alone is among it. */
  readonly findings: readonly CoupleFinding[];
  /** Questions that only one partner answered: their clauses are left out (D14). None before both are done (3). */
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

/** The refusal in a sentence. Once both have finished the questionnaire, only their differences are left to settle. */
const refusalText = (refusal: GenerationRefusal, areBothComplete: boolean): string =>
  refusal === 'ALIGNMENT_INCOMPLETE' && areBothComplete ? text('generation.differencesLeft') : texts[refusal];

/** @throws Problem PAYMENT_REQUIRED or CONFLICT with the refusal as `reason`. */
export function requireGate({ refusal, message }: GenerationGate): void {
  if (refusal === null) return;
  const options = { ...(message !== null && { detail: message }), reason: refusal };
  throw problem(refusal === 'PRENUP_NOT_PAID' ? 'PAYMENT_REQUIRED' : 'CONFLICT', options);
}

/** What stands between the couple and the agreement, and what the preflight finds of it. */
export async function generationGate(tx: Tx, known: Case, now: Date): Promise<GenerationGate> {
  const { couple } = known;
  const { evaluation } = await known.answers();
  const facts = await readPreflightFacts(tx, known, now);
  const findings = await coupleFindings(tx, couple, facts);
  const refusal = generationRefusal({
    isImported: isImported(couple.document),
    hasState: couple.state !== null,
    isPaid: isPrenupPaid(await known.purchases()),
    people: SIDES.map((side) => personOn(couple, side)).map(
      (person) =>
        person && {
          ...person,
          hasAcknowledged: person.enforcementAgreedAt !== null && person.attorneyCounselAgreedAt !== null,
        },
    ),
    isQuestionnaireBlocked: questionnaireBlock(await known.states()) !== null,
    isAligned: isAlignmentComplete(questionnaire, evaluation, { hasPartner: true, isImported: false }),
    areFindingsConfirmed: unconfirmed(findings).length === 0,
  });
  return {
    refusal,
    message: refusal === null ? null : refusalText(refusal, facts.answers !== null),
    findings,
    // Before, the list would tell of each question whether the other has answered it.
    leftOutQuestionIds: facts.answers === null ? [] : oneSidedQuestions(questionnaire, evaluation),
  };
}
