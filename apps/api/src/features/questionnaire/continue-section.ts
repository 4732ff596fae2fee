import type { QuestionnaireSectionContent } from '@troth/content/questionnaire';
import type { Tx } from '../../kernel/database/database';
import { stalenessOf } from '../../records/case/regeneration';
import { continuedSectionRepository } from '../../records/answers/continued-section.repository';
import { evaluateCouple } from '../../records/case/evaluate-couple';
import { blockOf, writeHireFlags } from '../../records/case/save-answer';
import { findCouple } from '../../records/couples/couple';
import { respondentOf } from './respondent';
import { lockOf, sectionFactsOf } from './section-view';

/**
 * Records that a person left a section by Continue. That can complete the questionnaire, and with it decide who needs an
 * attorney. Nothing is recorded of a section that the person cannot open.
 */
export async function continueSection(
  tx: Tx,
  userId: string,
  { id, sectionKey }: QuestionnaireSectionContent,
  now: Date,
): Promise<void> {
  const couple = await findCouple(tx, userId, 'change');
  if (couple === null || (await blockOf(tx, couple)) !== null) return;
  const respondent = await respondentOf(tx, couple);
  if (lockOf(id, respondent, await sectionFactsOf(respondent)) !== null) return;
  await continuedSectionRepository(tx, couple.document.id).record({ userId, sectionKey }, now);
  await writeHireFlags(
    tx,
    couple.document,
    await evaluateCouple(tx, couple),
    now,
    stalenessOf(tx, couple.document.id, now),
  );
}
