import { jurisdictionByStateId, preflightLawOf } from '@troth/content/jurisdictions';
import { questionById } from '@troth/content/questionnaire';
import { isAgreed } from '@troth/domain/alignment';
import { receiptStatus } from '@troth/domain/disclosure';
import { otherSide, type Side } from '@troth/domain/people';
import { type AnswerFacts, type DisclosedFacts, type PreflightFacts, type PreflightLaw } from '@troth/domain/preflight';
import { hasRepresentation } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import type { CoupleAnswers } from '../../records/case/evaluate-couple';
import { type Couple, personOn, todayOf } from '../../records/couples/couple';
import type { Case } from '../../records/case/load-case';
import { templateStateOf } from '../../records/states/state.repository';

/** Question whose answer names an attorney of one's own (row 10). */
const EXTERNAL_ATTORNEY = 'un_ext_attorney';

/**
 * One partner's answers that count: visible and complete. What is sensitive stays with its author and is not even read,
 * and the profile's fields are no answers (row 3).
 */
function answersOf({ evaluation }: CoupleAnswers, side: Side): AnswerFacts {
  const known: Record<string, AnswerFacts[string]> = {};
  for (const state of evaluation[side].states) {
    const questionId = state.node.question.id;
    const question = questionById(questionId);
    if (question === null || question.isSensitive || question.profileField !== null) continue;
    if (!state.isVisible || state.completeness !== 'COMPLETE') continue;
    known[question.key] = {
      options: state.chosenOptionIds.flatMap((id) => state.node.options.get(id)?.key ?? []),
      typed: state.typed,
      isAgreed: question.generatesDispute && isAgreed(evaluation, questionId),
    };
  }
  return known;
}

/** The law of the couple's state as admins may have changed it, over what ships. */
async function lawOf(tx: Tx, { document, state }: Couple): Promise<PreflightLaw | null> {
  const shipped = state === null ? null : jurisdictionByStateId(state.id);
  if (state === null || shipped === null) return null;
  const templateState = await templateStateOf(tx, { templateId: document.templateId, stateId: state.id });
  return preflightLawOf(shipped, {
    spousalSupportLaw: state.spousalSupportLaw,
    embryoRepRequired: state.embryoRepRequired,
    witnessRequired: templateState?.witnessRequired ?? shipped.templateState.witnessRequired,
  });
}

async function disclosedOf(known: Case, side: Side): Promise<DisclosedFacts | null> {
  const own = (await known.disclosed()).of[side];
  if (own === null) return null;
  const hasReader = personOn(known.couple, otherSide(side)) !== null;
  return {
    entries: own.entries,
    nothingToDisclose: own.nothingToDisclose,
    version: own.version,
    // Before there is anybody to read it, nothing is unread.
    receipt: hasReader ? receiptStatus((await known.receipts())[side], own.version) : 'CURRENT',
  };
}

/** Everything that the preflight reads of a couple. */
export async function readPreflightFacts(tx: Tx, known: Case, now: Date): Promise<PreflightFacts> {
  const { couple } = known;
  const given = await known.answers();
  const purchases = await known.purchases();
  const { evaluation } = given;
  const areBothComplete = couple.partner !== null && evaluation.A.isComplete && evaluation.B.isComplete;
  const answers = areBothComplete ? { A: answersOf(given, 'A'), B: answersOf(given, 'B') } : null;
  const isRepresented = (side: Side): boolean => {
    const person = personOn(couple, side);
    const attorneyId = side === 'A' ? couple.document.attorneyAId : couple.document.attorneyBId;
    return (
      attorneyId !== null ||
      (person !== null && hasRepresentation(purchases, person.id)) ||
      answers?.[side][EXTERNAL_ATTORNEY] !== undefined
    );
  };
  return {
    answers,
    law: await lawOf(tx, couple),
    names: { A: personOn(couple, 'A'), B: personOn(couple, 'B') },
    disclosed: {
      A: await disclosedOf(known, 'A'),
      B: await disclosedOf(known, 'B'),
    },
    isRepresented: { A: isRepresented('A'), B: isRepresented('B') },
    today: todayOf(couple, now),
  };
}
