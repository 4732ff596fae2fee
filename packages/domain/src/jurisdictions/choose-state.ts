import type { Id } from '../records/fields';

/**
 * The states that are offered: active ones, and an inactive one that was chosen before; by name.
 * D15.
 */
export const offeredStates = <S extends { readonly id: Id; readonly name: string; readonly isActive: boolean }>(
  states: readonly S[],
  chosenId: Id | null,
): S[] =>
  states
    .filter((state) => state.isActive || state.id === chosenId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'));

/** Why a state cannot be chosen. */
export type StateChoiceRefusal = 'STATE_NOT_OFFERED' | 'QUESTIONNAIRE_BLOCKED';

/**
 * Why a couple cannot choose a state; null when they can. Keeping the chosen one is no change.
 * D15.
 */
export function stateChoiceRefusal(facts: {
  readonly state: { readonly id: Id; readonly isActive: boolean };
  readonly chosenId: Id | null;
  readonly isQuestionnaireBlocked: boolean;
}): StateChoiceRefusal | null {
  if (facts.state.id === facts.chosenId) return null;
  if (facts.isQuestionnaireBlocked) return 'QUESTIONNAIRE_BLOCKED';
  return facts.state.isActive ? null : 'STATE_NOT_OFFERED';
}

/** What choosing a state does: make the document, change it, or ask first because the prenup is paid. Customer spec §4. */
export function stateChoiceStep(facts: {
  readonly hasDocument: boolean;
  readonly isPrenupPaid: boolean;
}): 'CREATE_DOCUMENT' | 'UPDATE_DOCUMENT' | 'CONFIRM_FIRST' {
  if (!facts.hasDocument) return 'CREATE_DOCUMENT';
  return facts.isPrenupPaid ? 'CONFIRM_FIRST' : 'UPDATE_DOCUMENT';
}
