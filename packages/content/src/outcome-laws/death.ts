import type { OutcomeLaw } from '@troth/domain/outcomes';

type Intestacy = NonNullable<OutcomeLaw['intestacy']>;
type Elective = NonNullable<OutcomeLaw['elective']>;
type Grade = Intestacy['grade'];
type Portion = Intestacy['withChildren'];

const ALL: Portion = { firstCents: 0, restBp: 10_000 };
const HALF: Portion = { firstCents: 0, restBp: 5000 };
const dollarsThen = (dollars: number, percent: number): Portion => ({
  firstCents: dollars * 100,
  restBp: percent * 100,
});

function without(
  citation: string,
  withChildren: Portion,
  alone: Portion = ALL,
  more: Partial<Intestacy> & { grade?: Grade } = {},
): Intestacy {
  return { citation, grade: 'high', withChildren, alone, communityBp: null, note: null, ...more };
}
const community = (note: string | null = null): Partial<Intestacy> => ({ communityBp: 10_000, note });

/**
 * The survivor's share without a will: with children of both, and where there are neither descendants nor parents.
 * Where a parent or a sibling would share, the figure for couples without children can be less.
 */
export const INTESTACY_RULES: Readonly<Record<string, Intestacy>> = {
  AK: without('AS 13.12.102', ALL),
  AZ: without('A.R.S. § 14-2102', ALL, ALL, community()),
  CA: without(
    'Cal. Prob. Code § 6401',
    HALF,
    ALL,
    community('With two or more children a third of separate property.'),
  ),
  CO: without('C.R.S. § 15-11-102', ALL),
  CT: without('Conn. Gen. Stat. § 45a-437', dollarsThen(100_000, 50)),
  DC: without('D.C. Code § 19-302', { firstCents: 0, restBp: 20_000 / 3 }, ALL, { grade: 'medium' }),
  FL: without('Fla. Stat. § 732.102', ALL),
  HI: without('HRS § 560:2-102', ALL),
  ID: without('Idaho Code § 15-2-102', HALF, ALL, community()),
  IL: without('755 ILCS 5/2-1', HALF),
  IN: without('Ind. Code § 29-1-2-1', HALF),
  IA: without('Iowa Code § 633.211', ALL),
  KS: without('K.S.A. 59-504, 59-505', HALF),
  MA: without('M.G.L. c. 190B, § 2-102', ALL),
  ME: without('18-C M.R.S. § 2-102', ALL, ALL, { grade: 'medium' }),
  MN: without('Minn. Stat. § 524.2-102', ALL),
  MO: without('RSMo § 474.010', dollarsThen(20_000, 50)),
  MT: without('MCA § 72-2-112', ALL),
  ND: without('N.D.C.C. § 30.1-04-02', ALL),
  NE: without('Neb. Rev. Stat. § 30-2302', dollarsThen(100_000, 50), ALL, { grade: 'medium' }),
  NH: without('RSA 561:1', dollarsThen(250_000, 50)),
  NJ: without('N.J.S.A. 3B:5-3', ALL),
  NM: without('NMSA 1978 § 45-2-102', dollarsThen(0, 25), ALL, community()),
  NV: without('NRS 134.040', HALF, ALL, community('With two or more children a third of separate property.')),
  NY: without('EPTL § 4-1.1', dollarsThen(50_000, 50)),
  OH: without('R.C. 2105.06', ALL),
  OR: without('ORS 112.025', ALL),
  PA: without('20 Pa.C.S. § 2102', dollarsThen(30_000, 50)),
  SC: without('S.C. Code § 62-2-102', HALF),
  SD: without('SDCL § 29A-2-102', ALL),
  TX: without('Tex. Est. Code §§ 201.002, 201.003', null, ALL, {
    ...community('Of separate land the survivor has a life estate in a third, which has no one figure.'),
    grade: 'medium',
  }),
  UT: without('Utah Code § 75-2-102', ALL),
  VA: without('Va. Code § 64.2-200', ALL),
  VT: without('14 V.S.A. § 311', ALL),
  WA: without('RCW 11.04.015', HALF, ALL, community('With parents or siblings three quarters of separate property.')),
  WI: without('Wis. Stat. § 852.01', ALL, ALL, community()),
  WV: without('W. Va. Code § 42-1-3', ALL),
  LA: without('La. Civ. Code arts. 889-894', dollarsThen(0, 0), null, {
    communityBp: null,
    note: 'With descendants the survivor has the use of the other’s half of the community, which has no one figure.',
  }),
};

/** A third in hundredths, exactly. */
const THIRD = 100 / 3;

const shareOf = (percent: number): number => (percent === THIRD ? 10_000 / 3 : percent * 100);

const estate = (
  citation: string,
  withChildrenPercent: number,
  alonePercent: number = withChildrenPercent,
  grade: Grade = 'high',
  leastDollars = 0,
  note: string | null = null,
): Elective => ({
  citation,
  grade,
  share: {
    kind: 'ESTATE',
    steps: [
      {
        fromYears: 0,
        withChildrenBp: shareOf(withChildrenPercent),
        aloneBp: shareOf(alonePercent),
      },
    ],
    leastCents: leastDollars * 100,
    beyondWill: null,
  },
  note,
});
/** Joint names and plans count toward the share, and what comes of them to the survivor is set off. */
const counting = (rule: Elective, jointBp: number, planBp: number): Elective =>
  rule.share.kind === 'ESTATE' ? { ...rule, share: { ...rule.share, beyondWill: { jointBp, planBp } } } : rule;
const byYears = (citation: string, steps: readonly (readonly [number, number])[], grade: Grade = 'high'): Elective => ({
  citation,
  grade,
  share: {
    kind: 'ESTATE',
    steps: steps.map(([fromYears, percent]) => ({
      fromYears,
      withChildrenBp: percent * 100,
      aloneBp: percent * 100,
    })),
    leastCents: 0,
    beyondWill: null,
  },
  note: null,
});
/** The uniform code's schedule of fifteen years. */
const UNIFORM: readonly (readonly [number, number])[] = [
  [1, 6],
  [2, 12],
  [3, 18],
  [4, 24],
  [5, 30],
  [6, 36],
  [7, 42],
  [8, 48],
  [9, 54],
  [10, 60],
  [11, 68],
  [12, 76],
  [13, 84],
  [14, 92],
  [15, 100],
];
const augmented = (
  citation: string,
  steps: readonly (readonly [number, number])[] = UNIFORM,
  grade: Grade = 'medium',
): Elective => ({
  citation,
  grade,
  share: {
    kind: 'AUGMENTED',
    steps: steps.map(([fromYears, percent]) => ({ fromYears, maritalBp: percent * 100 })),
  },
  note: 'The augmented estate is read as what both have; gifts to others before the death are not counted.',
});
const none = (citation: string, note: string | null = null, grade: Grade = 'high'): Elective => ({
  citation,
  grade,
  share: { kind: 'NONE' },
  note,
});
const OWN_HALF = 'No elective share: the survivor has one half of the community.';

/**
 * What the law sets aside for a survivor whatever a will says. Left out where it is a life estate, or a figure that we
 * do not know well enough.
 */
export const ELECTIVE_RULES: Readonly<Record<string, Elective>> = {
  AZ: none('A.R.S. § 14-3101', OWN_HALF),
  CA: none('Cal. Prob. Code § 100', OWN_HALF),
  CO: augmented('C.R.S. §§ 15-11-202, 15-11-203', [
    [0, 5],
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 40],
    [5, 50],
    [6, 60],
    [7, 70],
    [8, 80],
    [9, 90],
    [10, 100],
  ]),
  DE: estate('12 Del. C. § 901', THIRD, THIRD, 'medium'),
  FL: counting(
    estate(
      'Fla. Stat. §§ 732.2035, 732.2065, 732.2075',
      30,
      30,
      'medium',
      0,
      'A homestead has rules of its own, which are not shown.',
    ),
    10_000,
    10_000,
  ),
  GA: none('O.C.G.A. § 53-3-1', 'No elective share; a year’s support can be asked for.'),
  HI: augmented('HRS § 560:2-202'),
  IA: estate('Iowa Code § 633.238', THIRD),
  ID: none('Idaho Code § 15-2-203', OWN_HALF, 'medium'),
  IL: estate('755 ILCS 5/2-8', THIRD, 50),
  IN: estate('Ind. Code § 29-1-3-1', 50),
  KS: augmented('K.S.A. 59-6a202'),
  LA: none(
    'La. Civ. Code art. 2432',
    'No elective share; a marital portion can be asked for by a survivor in need.',
    'medium',
  ),
  MD: estate('Md. Code, Est. & Trusts § 3-403', THIRD, 50, 'medium'),
  ME: augmented('18-C M.R.S. §§ 2-202, 2-203'),
  MN: augmented('Minn. Stat. §§ 524.2-202, 524.2-203'),
  MO: estate('RSMo § 474.160', THIRD, 50),
  MT: augmented('MCA §§ 72-2-221, 72-2-222'),
  NC: byYears(
    'N.C. Gen. Stat. § 30-3.1',
    [
      [0, 15],
      [5, 25],
      [10, 33],
      [15, 50],
    ],
    'medium',
  ),
  NM: none('NMSA 1978 § 40-3-8', OWN_HALF, 'medium'),
  NV: none('NRS 123.250', OWN_HALF),
  // Of a qualified plan one half counts.
  NY: counting(estate('EPTL § 5-1.1-A', THIRD, THIRD, 'medium', 50_000), 10_000, 5000),
  OH: estate('R.C. 2106.01', 50, 50, 'high', 0, 'With two or more children a third.'),
  PA: estate('20 Pa.C.S. § 2203', THIRD),
  SC: estate('S.C. Code § 62-2-201', THIRD),
  SD: augmented('SDCL § 29A-2-202'),
  TN: byYears('Tenn. Code § 31-4-101', [
    [0, 10],
    [3, 20],
    [6, 30],
    [9, 40],
  ]),
  TX: none('Tex. Est. Code § 201.003', OWN_HALF),
  VA: augmented('Va. Code §§ 64.2-308.3, 64.2-308.4', UNIFORM, 'high'),
  VT: estate('14 V.S.A. § 319', 50, 50, 'medium'),
  WA: none('RCW 11.02.070', OWN_HALF),
  WI: none('Wis. Stat. § 861.02', 'Half of deferred marital property can be chosen, which is not shown.', 'medium'),
  WV: augmented('W. Va. Code § 42-3-1'),
  WY: estate('W.S. § 2-5-101', 50),
};
