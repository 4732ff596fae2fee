import { describe, expect, it } from 'vitest';
import { offeredStates, stateChoiceRefusal, stateChoiceStep } from './choose-state';

const state = (id: string, isActive = true) => ({ id, name: id, isActive });

describe('choosing a state (customer spec §4; D15)', () => {
  it('offers active states by name, and an inactive one chosen before', () => {
    const states = [state('Texas'), state('Iowa', false), state('Alabama')];
    expect(offeredStates(states, null).map(({ id }) => id)).toEqual(['Alabama', 'Texas']);
    expect(offeredStates(states, 'Iowa').map(({ id }) => id)).toEqual(['Alabama', 'Iowa', 'Texas']);
  });
  it('is refused while the questionnaire is blocked, and for a state that is not offered', () => {
    const facts = { state: state('Texas'), chosenId: 'Iowa', isQuestionnaireBlocked: false };
    expect(stateChoiceRefusal(facts)).toBeNull();
    expect(stateChoiceRefusal({ ...facts, isQuestionnaireBlocked: true })).toBe('QUESTIONNAIRE_BLOCKED');
    expect(stateChoiceRefusal({ ...facts, state: state('Ohio', false) })).toBe('STATE_NOT_OFFERED');
    expect(stateChoiceRefusal({ ...facts, state: state('Iowa', false), isQuestionnaireBlocked: true })).toBeNull();
  });
  it('makes the document first, and asks before changing it once the prenup is paid', () => {
    expect(stateChoiceStep({ hasDocument: false, isPrenupPaid: false })).toBe('CREATE_DOCUMENT');
    expect(stateChoiceStep({ hasDocument: true, isPrenupPaid: false })).toBe('UPDATE_DOCUMENT');
    expect(stateChoiceStep({ hasDocument: true, isPrenupPaid: true })).toBe('CONFIRM_FIRST');
  });
});
