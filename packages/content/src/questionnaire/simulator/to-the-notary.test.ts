import { describe, expect, it } from 'vitest';
import { jurisdictions } from '../../jurisdictions';
import { type Setback, stuckAt } from './to-the-notary';

const yesOrNo = [false, true];
const sides = yesOrNo.flatMap((A) => yesOrNo.map((B) => ({ A, B })));
const everySetback: readonly (readonly Setback[])[] = [
  [],
  ['RESCINDED'],
  ['REGENERATED'],
  ['ATTORNEY_CHANGED'],
  ['RESCINDED', 'REGENERATED', 'ATTORNEY_CHANGED', 'RESCINDED'],
  ['ATTORNEY_CHANGED', 'REGENERATED', 'RESCINDED', 'REGENERATED'],
];
const everyWay = sides.flatMap((requires) =>
  sides.flatMap((prefersOwn) => everySetback.map((setbacks) => ({ requires, prefersOwn, setbacks }))),
);

describe('from the questionnaire to the notary (D10)', () => {
  it('all 51 are walked', () => {
    expect(jurisdictions).toHaveLength(51);
  });

  it.each(jurisdictions.map((jurisdiction) => [jurisdiction.state.name, jurisdiction] as const))(
    'nobody is stuck in %s, whoever needs an attorney, whoever brings one, and whatever sets them back',
    (_name, jurisdiction) => {
      const stuck = everyWay.flatMap((ways) => {
        const at = stuckAt(jurisdiction, ways);
        return at === null ? [] : [{ at, ways }];
      });
      expect(stuck).toEqual([]);
    },
  );

  it('finds who would be stuck if nobody could bring an attorney of their own', () => {
    const ways = { requires: { A: true, B: false }, prefersOwn: { A: false, B: false }, setbacks: [] };
    const stuck = jurisdictions.filter((state) => stuckAt(state, ways, { hasOwnAttorneys: false }) !== null);
    const without = jurisdictions.filter(({ state }) => state.attorneySupport === 'NONE');
    expect(stuck.map(({ state }) => state.abbreviation)).toEqual(without.map(({ state }) => state.abbreviation));
    expect(without.length).toBeGreaterThan(0);
  });
});
