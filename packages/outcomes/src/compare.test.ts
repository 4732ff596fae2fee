import { describe, expect, it } from 'vitest';
import { readingsOf, withFollowUps } from './answers';
import { DEFAULT_ASSUMPTIONS } from './assumptions';
import { compare } from './compare';
import { answers, couple, owned } from './testing/couples';

const base = answers({ sp_premarital: 'stays', sp_growth_passive: 'owner', mp_split: 'equally' });
const facts = couple('NY', [owned('B', 'BUSINESS', 200_000), owned('A', 'SECURITIES', 50_000)], {
  A: 10_000_000,
  B: 4_000_000,
});

describe('ways to answer, side by side', () => {
  it('tells the lines alone that differ, and the law on the same lines', () => {
    const told = compare(facts, DEFAULT_ASSUMPTIONS, 1, [
      { key: 'A', readings: [{ ...base, ...answers({ sp_growth_active: 'owner' }) }] },
      { key: 'B', readings: [{ ...base, ...answers({ sp_growth_active: 'shared' }) }] },
    ]);
    expect(told?.event).toEqual({ kind: 'DIVORCE' });
    expect(told?.lines).toEqual(['BUSINESS']);
    // 4% of $200,000, half of it from work: $4,000, of which A has one half.
    expect(told?.variants.map(({ key, a, b }) => [key, a.low, a.high, b.low])).toEqual([
      ['A', 0, 0, 20_800_000],
      ['B', 200_000, 200_000, 20_600_000],
    ]);
    expect(told?.byLaw.a).toEqual({ low: 160_000, high: 240_000 });
  });

  it('looks at a death where a divorce makes no difference, and says nothing where none does', () => {
    const ways = (key: string, one: string, other: string) =>
      [one, other].map((option) => ({ key: option, readings: [{ ...base, ...answers({ [key]: option }) }] }));
    expect(compare(facts, DEFAULT_ASSUMPTIONS, 10, ways('de_estate', 'state_law', 'both_waive'))?.event).toEqual({
      kind: 'DEATH',
      // A's plan and the joint account are already more than a third of what A leaves.
      of: 'B',
    });
    expect(compare(facts, DEFAULT_ASSUMPTIONS, 10, ways('sp_equity', 'holder', 'time_rule'))).toBeNull();
    expect(
      compare({ ...facts, law: null }, DEFAULT_ASSUMPTIONS, 10, ways('mp_split', 'equally', 'state_law')),
    ).toBeNull();
  });

  it('tells where only the support differs', () => {
    const told = compare(facts, DEFAULT_ASSUMPTIONS, 10, [
      { key: 'waived', readings: [answers({ ss_choice: 'waived' })] },
      { key: 'state_law', readings: [answers({ ss_choice: 'state_law' })] },
    ]);
    expect([told?.lines, told?.isSupportDifferent]).toEqual([[], true]);
    expect(told?.variants.map(({ support }) => support?.outcome)).toEqual(['NONE', 'FIGURE']);
  });
});

describe('the agreement as both partners read it', () => {
  const given = {
    A: answers({ sp_growth_active: 'owner', mp_split: 'equally' }),
    B: answers({ sp_growth_active: 'partly', sp_growth_pct: '#40', mp_split: 'equally' }),
  };

  it('is the same to both, whoever wrote a follow-up', () => {
    // The API gives each reader the own follow-up alone.
    const { sp_growth_pct: _, ...seenByA } = given.B;
    const asSide = Object.fromEntries(withFollowUps('sp_growth_active').map((key) => [key, 'B' as const]));
    expect(readingsOf({ A: given.A, B: seenByA }, true, 'A', asSide)).toEqual(readingsOf(given, true, 'B', asSide));
    expect(readingsOf(given, true, 'A', asSide)).toEqual({
      readings: [answers({ sp_growth_active: 'partly', mp_split: 'equally' })],
      disputed: [],
    });
    expect(readingsOf(given, true, 'A').disputed).toEqual(['sp_growth_active']);
  });

  it('is the own answers alone until both are done', () => {
    expect(readingsOf(given, false, 'A')).toEqual({ readings: [given.A], disputed: [] });
    expect(readingsOf(given, false, 'B')).toEqual({ readings: [given.B], disputed: [] });
  });
});
