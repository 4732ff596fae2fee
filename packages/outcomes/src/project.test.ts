import { outcomeLaws } from '@troth/content/outcome-laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions';
import { part } from './cents';
import type { Facts, Holding } from './facts';
import { OF_A, OF_B, OUTSIDE, SHARED } from './ledger';
import { project, projectYears, type Projection } from './project';
import { rangeOfB } from './statement';
import { termsOf } from './terms';
import { type YearState, Years } from './years';
import { answers, couple, lawOf, owned } from './testing/couples';

/** All that the estates hold. */
const heldInAll = (state: YearState): number =>
  state.items.reduce((sum, { held }) => sum + held[OF_A] + held[OF_B] + held[SHARED], 0);

const side = fc.constantFrom('A' as const, 'B' as const);
const holding: fc.Arbitrary<Holding> = fc.record({
  kind: fc.constantFrom(
    'CASH' as const,
    'SECURITIES' as const,
    'HOME' as const,
    'BUSINESS' as const,
    'RETIREMENT' as const,
    'OTHER' as const,
    'AWARD' as const,
    'INHERITANCE' as const,
  ),
  owner: fc.option(side),
  ownedByABp: fc.integer({ min: 0, max: 10_000 }),
  cents: fc.integer({ min: 0, max: 100_000_000_000 }),
  owedCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50_000_000_000 })),
});
const options: Readonly<Record<string, readonly string[]>> = {
  sp_premarital: ['stays', 'shared', 'except_listed'],
  sp_growth_passive: ['owner', 'shared'],
  sp_growth_active: ['owner', 'shared', 'partly'],
  sp_growth_pct: ['#40', '#0.5', '#100'],
  sp_income: ['owner', 'shared'],
  sp_commingling: ['shared', 'traceable', 'returned'],
  sp_credit: ['none', 'spent', 'spent_and_growth'],
  sp_inheritance: ['receiver_all', 'growth_shared', 'shared'],
  sp_business: ['neither', 'both'],
  sp_business_class: ['owner_all', 'growth_shared', 'shared'],
  sp_equity: ['holder', 'time_rule', 'shared_once_vested'],
  mp_scheme: ['state_default', 'joint_title', 'all_shared', 'nothing_shared'],
  mp_earnings: ['shared', 'earner', 'partly'],
  mp_earnings_pct: ['#60'],
  mp_retirement: ['owner', 'shared', 'contributions_shared'],
  mp_split: ['equally', 'by_contribution', 'fixed_percent', 'state_law'],
  mp_split_pct_a: ['#55', '#100'],
  db_premarital: ['borrower', 'shared'],
  db_repay: ['none', 'half', 'all'],
  hm_current: ['partner_a', 'partner_b', 'rented'],
  hm_class: ['stays', 'shared', 'yearly_share'],
  hm_vest_pct: ['#2', '#5'],
  hm_future: ['equal', 'by_down_payment', 'as_deed_says'],
  hm_down_payment: ['returned', 'returned_with_growth', 'not_returned'],
  ss_choice: [
    'state_law',
    'waived',
    'partner_a_waives',
    'partner_b_waives',
    'waived_if_short',
    'limited',
    'sum_per_year',
    'lump_sum',
  ],
  ss_lump: ['#40000.00'],
  ss_short_years: ['#5'],
  ss_sum: ['#10000.00'],
  ss_basis: ['fixed', 'income_gap', 'guideline'],
  ss_amount: ['#2500.00'],
  ss_pct: ['#30'],
  ss_months: ['#4'],
  de_estate: ['state_law', 'both_waive', 'partner_a_waives'],
  de_gift: ['none', 'amount', 'third', 'half'],
  de_gift_amt: ['#200000.00'],
  de_home: ['none', 'stay', 'receive'],
  de_retirement: ['spouse', 'anyone'],
  in_life: ['none', 'both'],
  in_life_amt: ['#250000.00'],
};
const given = fc
  .record(Object.fromEntries(Object.entries(options).map(([key, values]) => [key, fc.constantFrom(...values)])), {
    requiredKeys: [],
  })
  .map((chosen) => answers(chosen as Record<string, string>));
const facts: fc.Arbitrary<Facts> = fc.record({
  holdings: fc.array(holding, { maxLength: 8 }),
  debts: fc.array(fc.record({ owner: side, cents: fc.integer({ min: -100_000, max: 20_000_000 }) }), { maxLength: 4 }),
  incomes: fc.record({
    A: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    B: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
  }),
  readings: fc.array(given, { minLength: 1, maxLength: 2 }),
  law: fc.constantFrom(...outcomeLaws),
  changedByHand: fc.constant([]),
});
const rate = fc.integer({ min: -500, max: 1200 });
const assumed: fc.Arbitrary<Assumptions> = fc
  .record({
    CASH: rate,
    SECURITIES: rate,
    HOME: rate,
    BUSINESS: rate,
    RETIREMENT: rate,
    intoHomeCents: fc.integer({ min: 0, max: 1_000_000 }),
    savingsName: fc.constantFrom('JOINT' as const, 'EARNER' as const),
    homeBought: fc.option(
      fc.record({
        year: fc.integer({ min: 1, max: 9 }),
        priceCents: fc.integer({ min: 0, max: 80_000_000 }),
        downBp: fc.integer({ min: 0, max: 10_000 }),
        from: fc.constantFrom('SAVINGS' as const, 'A' as const, 'B' as const),
      }),
    ),
    inheritance: fc.option(
      fc.record({ side, year: fc.integer({ min: 1, max: 9 }), cents: fc.integer({ min: 0, max: 50_000_000 }) }),
    ),
    mixed: fc.option(
      fc.record({ side, year: fc.integer({ min: 1, max: 9 }), cents: fc.integer({ min: 0, max: 5_000_000 }) }),
    ),
    outOfWork: fc.option(
      fc.record({ side, year: fc.integer({ min: 1, max: 9 }), years: fc.integer({ min: 1, max: 5 }) }),
    ),
  })
  .map(({ CASH, SECURITIES, HOME, BUSINESS, RETIREMENT, ...rest }) => ({
    ...DEFAULT_ASSUMPTIONS,
    ...rest,
    growthBp: { CASH, SECURITIES, HOME, BUSINESS, RETIREMENT, OTHER: 0 },
  }));
const event = fc.constantFrom(
  { kind: 'DIVORCE' as const },
  { kind: 'DEATH' as const, of: 'A' as const },
  { kind: 'DEATH' as const, of: 'B' as const },
);

const valueOf = (given: ReturnType<typeof projectYears>): readonly Projection[] => {
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};

describe('conservation', () => {
  it('keeps each dollar in exactly one estate, moved by a named rule, for any couple', () => {
    fc.assert(
      fc.property(facts, given, assumed, (known, chosen, given2) => {
        if (known.law === null) return;
        const years = new Years(known, termsOf(chosen, known.law, 'LOW'), given2);
        const brought = known.holdings.reduce((sum, { cents, owedCents }) => sum + cents - owedCents, 0);
        expect(heldInAll(years.state)).toBe(brought - known.debts.reduce((sum, { cents }) => sum + cents, 0));
        for (let year = 1; year <= 12; year += 1) {
          const { ledger } = years.next();
          expect(heldInAll(years.state) + ledger.balances[OUTSIDE]).toBe(0);
          expect(ledger.balances.reduce((sum, cents) => sum + cents, 0)).toBe(0);
          expect(Number.isSafeInteger(ledger.balances[OUTSIDE])).toBe(true);
        }
        // The postings alone give the same balances.
        const replayed = [0, 0, 0, 0];
        for (const { from, to, cents } of years.state.ledger.postings) {
          replayed[from] = (replayed[from] ?? 0) - cents;
          replayed[to] = (replayed[to] ?? 0) + cents;
        }
        expect(replayed).toEqual([...years.state.ledger.balances]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives out what there is: what one has at most, the other has at least', () => {
    fc.assert(
      fc.property(facts, assumed, event, (known, given2, kind) => {
        for (const { withAgreement, withoutAgreement } of valueOf(projectYears(known, given2, kind, 10))) {
          for (const statement of [withAgreement, withoutAgreement]) {
            if (statement === null) continue;
            const { a, b, totalCents, lines } = statement;
            expect([a.low + b.high, a.high + b.low]).toEqual([totalCents, totalCents]);
            expect(lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents);
            for (const line of lines) {
              expect(line.a.low).toBeLessThanOrEqual(line.a.high);
              expect([line.a.low, line.a.high, rangeOfB(line).low].every(Number.isSafeInteger)).toBe(true);
              expect(line.why.every((rule) => statement.rulings[rule].rule === rule)).toBe(true);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives both worlds the same whole in a divorce', () => {
    fc.assert(
      fc.property(facts, assumed, (known, given2) => {
        // Whose money buys a home, and so what it leaves growing, differs between the worlds.
        const alike = { ...given2, homeBought: null, mixed: null };
        for (const { withAgreement, withoutAgreement } of valueOf(projectYears(known, alike, { kind: 'DIVORCE' }, 8))) {
          expect(withAgreement?.totalCents).toBe(withoutAgreement?.totalCents);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('monotonicity', () => {
  it('more growth of what is separate never gives the other more where no clause shares it', () => {
    const kept = answers({
      sp_premarital: 'stays',
      sp_growth_passive: 'owner',
      sp_growth_active: 'owner',
      sp_income: 'owner',
      sp_credit: 'none',
      mp_split: 'equally',
      ss_choice: 'waived',
    });
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 800 }), fc.constantFrom(...outcomeLaws), (bp, more, law) => {
        const known = {
          ...couple('NY', [owned('A', 'SECURITIES', 100_000)], { A: 9_000_000, B: 9_000_000 }, kept),
          law,
        };
        const at = (growth: number) =>
          valueOf(
            projectYears(
              known,
              { ...DEFAULT_ASSUMPTIONS, growthBp: { ...DEFAULT_ASSUMPTIONS.growthBp, SECURITIES: growth } },
              { kind: 'DIVORCE' },
              20,
            ),
          )[20]?.withAgreement;
        const [less, greater] = [at(bp), at(bp + more)];
        expect(greater?.b).toEqual(less?.b);
        expect(greater?.a.low ?? 0).toBeGreaterThanOrEqual(less?.a.low ?? 0);
      }),
    );
  });
});

describe('equal worlds', () => {
  const asTheLawSays = answers({
    sp_premarital: 'stays',
    sp_growth_passive: 'owner',
    sp_growth_active: 'shared',
    sp_income: 'owner',
    sp_commingling: 'shared',
    sp_credit: 'none',
    sp_inheritance: 'receiver_all',
    sp_equity: 'time_rule',
    mp_scheme: 'state_default',
    mp_earnings: 'shared',
    mp_retirement: 'shared',
    mp_split: 'state_law',
    db_premarital: 'borrower',
    db_repay: 'none',
    ss_choice: 'state_law',
    de_estate: 'state_law',
  });
  const holdings = [
    owned('A', 'SECURITIES', 120_000),
    owned('A', 'RETIREMENT', 80_000),
    owned('B', 'HOME', 400_000, 250_000),
    owned('B', 'BUSINESS', 90_000),
    owned('A', 'AWARD', 40_000),
    owned(null, 'CASH', 20_000, 0, 5000),
  ];
  const eventful: Assumptions = {
    ...DEFAULT_ASSUMPTIONS,
    intoHomeCents: 400_000,
    inheritance: { side: 'B', year: 4, cents: 10_000_000 },
    children: { year: 3, years: 18, costCents: 1_200_000 },
  };

  it.each(['NY', 'CA', 'NC', 'VA', 'NM'])('are the same in %s when the agreement says what the law says', (state) => {
    const known = couple(state, holdings, { A: 9_500_000, B: 6_000_000 }, asTheLawSays, [
      { owner: 'A', cents: 3_000_000 },
    ]);
    for (const kind of [{ kind: 'DIVORCE' } as const, { kind: 'DEATH', of: 'A' } as const]) {
      for (const { withAgreement, withoutAgreement } of valueOf(projectYears(known, eventful, kind))) {
        expect(withAgreement?.lines.map(({ line, totalCents, a }) => ({ line, totalCents, a }))).toEqual(
          withoutAgreement?.lines.map(({ line, totalCents, a }) => ({ line, totalCents, a })),
        );
        expect(withAgreement?.support).toEqual(withoutAgreement?.support);
      }
    }
  });

  it('are the same in every state when nothing is answered', () => {
    for (const law of outcomeLaws) {
      const known = { ...couple('NY', holdings, { A: 9_500_000, B: 6_000_000 }), law };
      for (const { withAgreement, withoutAgreement } of valueOf(
        projectYears(known, eventful, { kind: 'DIVORCE' }, 25),
      )) {
        expect(withAgreement).toEqual(withoutAgreement);
      }
    }
  });
});

describe('what is unknown', () => {
  it('widens the band while the two differ, and draws nothing for a place without data', () => {
    const base = couple('NY', [owned('A', 'SECURITIES', 100_000)], { A: 8_000_000, B: 8_000_000 });
    const [one, other] = [
      answers({ mp_split: 'equally' }),
      answers({ mp_split: 'fixed_percent', mp_split_pct_a: '#70' }),
    ];
    const bandAt = (readings: Facts['readings']) => {
      const result = project({ ...base, readings }, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year: 10 });
      return result.ok ? result.value.withAgreement?.a : null;
    };
    const [first, second, both] = [bandAt([one]), bandAt([other]), bandAt([one, other])];
    expect(both).toEqual({ low: first?.low, high: second?.high });
    const nowhere = project({ ...base, law: null }, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year: 10 });
    expect(nowhere).toEqual({ ok: true, value: { year: 10, withAgreement: null, withoutAgreement: null } });
  });

  it('widens the band where it is not known which growth the law shares', () => {
    const { growth, ...rest } = lawOf('NY');
    const known = couple('NY', [owned('A', 'BUSINESS', 200_000)], { A: 8_000_000, B: 8_000_000 });
    const width = (facts2: Facts) => {
      const result = project(facts2, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year: 10 });
      const a = result.ok ? result.value.withoutAgreement?.a : undefined;
      return a === undefined ? 0 : a.high - a.low;
    };
    expect(growth?.shared).toBe('ACTIVE');
    expect(width({ ...known, law: { ...rest, growth: null } })).toBeGreaterThan(width(known));
  });
});

describe('bad input and limits', () => {
  const empty = couple('NY', [], { A: null, B: 0 });

  it('tells a couple without disclosure or income that they have nothing, in every year', () => {
    for (const { withAgreement } of valueOf(projectYears(empty, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE' }))) {
      expect(withAgreement).toMatchObject({ lines: [], totalCents: 0, a: { low: 0, high: 0 } });
      expect(withAgreement?.support?.outcome).toBe('NONE');
    }
  });

  it('takes a marriage of 0 years, negative worth and a hundred debts', () => {
    const debts = Array.from({ length: 100 }, (_, at) => ({
      owner: at % 2 === 0 ? ('A' as const) : ('B' as const),
      cents: 1_000_001,
    }));
    const known = couple('CA', [owned('A', 'HOME', 300_000, 400_000)], { A: 5_000_000, B: 0 }, {}, debts);
    const all = valueOf(projectYears(known, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE' }));
    expect(all[0]?.withoutAgreement?.totalCents).toBe(-10_000_000 - 100_000_100);
    // Nobody pays B's debts: they are what they were.
    expect(all[50]?.withoutAgreement?.lines.find(({ line }) => line === 'DEBTS')?.a.low).toBe(0);
    expect(all[50]?.withoutAgreement?.lines.find(({ line }) => line === 'DEBTS')?.totalCents).toBe(-50 * 1_000_001);
  });

  it.each([
    ['growthBp.CASH', { growthBp: { ...DEFAULT_ASSUMPTIONS.growthBp, CASH: 2001 } }, -2000, 2000],
    ['inflationBp', { inflationBp: -1 }, 0, 2000],
    ['courtLowBp', { courtLowBp: 7000 }, 0, 6000],
    ['savingsBp', { savingsBp: 9500 }, 0, 9400],
    ['debtYears', { debtYears: 0 }, 1, 50],
    ['homeBought.year', { homeBought: { year: 51, priceCents: 1, downBp: 0, from: 'A' as const } }, 1, 50],
    ['inflationBp', { inflationBp: Number.NaN }, 0, 2000],
  ])('says what is out of range: %s', (place, change, least, most) => {
    const result = project(empty, { ...DEFAULT_ASSUMPTIONS, ...change }, { kind: 'DIVORCE', year: 1 });
    expect(result).toEqual({ ok: false, problems: [{ place, least, most }] });
  });

  it.each([-1, 51, 1.5, Number.NaN])('refuses the year %s', (year) => {
    expect(() => project(empty, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year })).toThrow(RangeError);
  });

  it('stays exact over 50 years at the highest growth', () => {
    const known = couple('NY', [owned('A', 'SECURITIES', 90_000_000)], { A: 900_000_000, B: 900_000_000 });
    const most = {
      ...DEFAULT_ASSUMPTIONS,
      growthBp: { ...DEFAULT_ASSUMPTIONS.growthBp, SECURITIES: 2000 },
      wageGrowthBp: 2000,
    };
    const last = valueOf(projectYears(known, most, { kind: 'DIVORCE' }))[50]?.withAgreement;
    expect(Number.isSafeInteger(last?.totalCents)).toBe(true);
    expect(part(9_007_199_254_740, 9999)).toBe(9_006_298_534_814);
  });

  it('names a clause that was changed by hand as not computed, and reads the law for it', () => {
    const known = couple(
      'NY',
      [owned('A', 'SECURITIES', 100_000)],
      { A: 8_000_000, B: 1_000_000 },
      answers({ ss_choice: 'waived' }),
    );
    const result = project({ ...known, changedByHand: ['sup_waive'] }, DEFAULT_ASSUMPTIONS, {
      kind: 'DIVORCE',
      year: 10,
    });
    expect(result.ok && result.value.withAgreement?.notComputed).toEqual(['sup_waive']);
    expect(result.ok && result.value.withAgreement?.support?.outcome).toBe('FIGURE');
  });

  it('moves one sum in place of support once, however long the marriage lasts', () => {
    const known = couple(
      'NY',
      [owned('A', 'SECURITIES', 100_000)],
      { A: 8_000_000, B: 1_000_000 },
      answers({ ss_choice: 'lump_sum', ss_lump: '#40000.00' }),
    );
    const at = (year: number) => {
      const result = project(known, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year });
      return result.ok ? result.value.withAgreement : null;
    };
    expect(at(10)?.support?.outcome).toBe('NONE');
    for (const year of [1, 10])
      expect(at(year)?.lines.find(({ why }) => why.includes('SUPPORT'))?.a.low, `year ${year}`).toBe(-4_000_000);
  });

  it.each([
    ['partner_a_waives', 'FIGURE'],
    ['partner_b_waives', 'NONE'],
  ])('with %s, the partner who earns less has: %s', (ss_choice, outcome) => {
    const known = couple(
      'NY',
      [owned('A', 'SECURITIES', 100_000)],
      { A: 8_000_000, B: 1_000_000 },
      answers({ ss_choice }),
    );
    const result = project(known, DEFAULT_ASSUMPTIONS, { kind: 'DIVORCE', year: 10 });
    expect(result.ok && result.value.withAgreement?.support?.outcome).toBe(outcome);
    expect(result.ok && result.value.withAgreement?.rulings.SUPPORT.source).toEqual({ kind: 'CLAUSE', key: 'sup_one' });
  });

  it.each([
    [{ de_gift: 'amount', de_gift_amt: '#200000.00' }, 5_000_000],
    [{ de_gift: 'amount', de_gift_amt: '#150000.00' }, 0],
    [{ de_gift: 'half' }, 5_000_000],
    [{ de_gift: 'third', in_life: 'none' }, 13_332_000],
    [{ de_gift: 'none' }, 0],
  ])('leaves a survivor at least what %j says, after what comes in other ways', (given2, low) => {
    const known = couple(
      'NY',
      [owned('A', 'OTHER', 400_000)],
      { A: 0, B: 0 },
      answers({ de_estate: 'both_waive', in_life: 'both', in_life_amt: '#150000.00', ...given2 }),
    );
    const result = project(known, DEFAULT_ASSUMPTIONS, { kind: 'DEATH', of: 'A', year: 0 });
    const estate = result.ok ? result.value.withAgreement?.lines.find(({ line }) => line === 'ESTATE') : undefined;
    // What is not A's is the survivor's.
    expect((estate?.totalCents ?? 0) - (estate?.a.high ?? 0)).toBe(low);
  });
});
