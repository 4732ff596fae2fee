import { describe, expect, it } from 'vitest';
import { IMPORTED_INPUT_HASH } from './enumerations';
import { type InputParts, regenerationCheck, type RegenerationFacts } from './regeneration';

const PARTS: InputParts = {
  answersA: 'a',
  answersB: 'b',
  disclosureA: 'c',
  disclosureB: 'd',
  partyA: 'e',
  partyB: 'f',
  state: 'g',
  stateId: 'i',
  template: 'h',
};
const AT = '2026-05-01T00:00:00.000Z';
const generated = { lastGeneratedAt: AT, lastGeneratedInputHash: 'old' };
const latest = { commitAt: AT, inputParts: PARTS };
const changing = (parts: Partial<InputParts>): RegenerationFacts => ({
  document: generated,
  current: { hash: 'new', parts: { ...PARTS, ...parts } },
  latest,
});

describe('the regeneration check', () => {
  it('asks for a first version, and blames nobody', () => {
    const check = regenerationCheck({
      document: { lastGeneratedAt: null, lastGeneratedInputHash: null },
      current: { hash: 'new', parts: PARTS },
      latest: null,
    });
    expect(check).toMatchObject({ needsRegeneration: true, reason: 'NEVER_GENERATED', userAMadeChanges: false });
  });

  it('asks for nothing while the input is what it was', () => {
    expect(regenerationCheck({ document: generated, current: { hash: 'old', parts: PARTS }, latest })).toMatchObject({
      needsRegeneration: false,
      reason: null,
      userAMadeChanges: false,
      userBMadeChanges: false,
    });
  });

  it('never asks for what was made elsewhere, or before there is a state', () => {
    const imported = { lastGeneratedAt: AT, lastGeneratedInputHash: IMPORTED_INPUT_HASH };
    expect(regenerationCheck({ ...changing({ answersA: 'x' }), document: imported }).needsRegeneration).toBe(false);
    expect(regenerationCheck({ document: generated, current: null, latest }).needsRegeneration).toBe(false);
  });

  it.each([
    [{ answersA: 'x' }, 'ANSWERS_CHANGED', true, false],
    [{ answersB: 'x' }, 'ANSWERS_CHANGED', false, true],
    [{ disclosureA: 'x', partyB: 'x' }, 'DISCLOSURE_CHANGED', true, true],
    [{ partyB: 'x' }, 'PROFILE_CHANGED', false, true],
    [{ state: 'x', stateId: 'x', answersA: 'x' }, 'STATE_CHANGED', true, false],
    [{ state: 'x', answersA: 'x' }, 'ANSWERS_CHANGED', true, false],
    [{ state: 'x' }, 'LAW_CHANGED', false, false],
    [{ state: 'x', template: 'x' }, 'LAW_CHANGED', false, false],
    [{ template: 'x' }, 'TEMPLATE_CHANGED', false, false],
    [{}, 'TEMPLATE_CHANGED', false, false],
  ] as const)('names what changed %o, and whose it is', (parts, reason, userAMadeChanges, userBMadeChanges) => {
    expect(regenerationCheck(changing(parts))).toMatchObject({ reason, userAMadeChanges, userBMadeChanges });
  });

  it('cannot tell the state from its law where the version does not', () => {
    const { stateId: _, ...inputParts } = PARTS;
    const facts = { ...changing({ state: 'x' }), latest: { commitAt: AT, inputParts } };
    expect(regenerationCheck(facts).reason).toBe('STATE_CHANGED');
  });
});
