import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../jurisdictions';
import { barRegisters } from './index';

const hostOf = (url: string) => url.split('/')[2];

describe('the registers of the bars', () => {
  it('are one for each state that we know, and no other', () => {
    expect(barRegisters.map(({ stateId }) => stateId).toSorted()).toEqual(
      jurisdictions.map(({ state }) => state.id).toSorted(),
    );
    expect(barRegisters).toHaveLength(51);
  });

  it.each(barRegisters.map((register) => [register.abbreviation, register] as const))(
    '%s has an https address of its own that carries nobody’s name',
    (_abbreviation, register) => {
      expect(register.url).toMatch(/^https:\/\/[a-z0-9.-]+\/[^#@]*$/);
      expect(barRegisters.filter(({ url }) => hostOf(url) === hostOf(register.url))).toHaveLength(1);
      expect(register.keeper.length).toBeGreaterThan(5);
    },
  );

  it('say where there is no complete public roll', () => {
    expect(barRegisters.filter(({ isRoll }) => !isRoll).map(({ abbreviation }) => abbreviation)).toEqual([
      'AR',
      'NH',
      'OK',
      'SD',
      'VT',
    ]);
  });
});
