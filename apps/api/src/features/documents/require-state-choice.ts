import { stateChoiceRefusal } from '@troth/domain/jurisdictions';
import type { Tx } from '../../kernel/database/database';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { isOpenToNewCouples } from '../../records/counsel/counsel.repository';

/**
 * Refuses a state that a couple cannot choose (D15).
 *
 * @param blocked What is said of a questionnaire that cannot change now; null when it can.
 * @throws Problem REFUSED_BY_RULE while the questionnaire is blocked, VALIDATION_FAILED for a state that is not offered.
 */
export async function requireStateChoice(
  tx: Tx,
  choice: { readonly stateId: string; readonly chosenId: string | null; readonly blocked: string | null },
): Promise<void> {
  const { stateId, chosenId, blocked } = choice;
  const refusal = stateChoiceRefusal({
    state: { id: stateId, isActive: await isOpenToNewCouples(tx, stateId) },
    chosenId,
    isQuestionnaireBlocked: blocked !== null,
  });
  if (refusal === 'QUESTIONNAIRE_BLOCKED')
    throw problem('REFUSED_BY_RULE', { ...(blocked !== null && { detail: blocked }) });
  if (refusal === 'STATE_NOT_OFFERED') {
    const message = text('document.stateNotOffered');
    throw invalidField('stateId', message, 'state_not_offered');
  }
}
