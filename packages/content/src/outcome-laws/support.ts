import type { OutcomeLaw } from '@troth/domain/outcomes';

type Support = NonNullable<OutcomeLaw['support']>;
type Length = NonNullable<Support['length']>[number];

const shares = (fromYears: number, low: number, high: number): Length => ({
  fromYears,
  lowBp: low * 100,
  highBp: high * 100,
  mostMonths: null,
});
/** From nothing to a number of months, whatever the share. */
const atMost = (fromYears: number, mostMonths: number): Length => ({
  fromYears,
  lowBp: 0,
  highBp: 10_000,
  mostMonths,
});

const decides = (citation: string, more: Partial<Support> = {}): Support => ({
  citation,
  grade: 'high',
  amount: null,
  leastYears: 0,
  length: null,
  note: null,
  ...more,
});

/** 750 ILCS 5/504(b-1)(1)(B): a share of the marriage's length that grows with each year. */
const ILLINOIS: readonly number[] = [20, 20, 20, 20, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80];

/** C.R.S. 14-10-114(3)(b)(II): months of support after full years of marriage, then one half of its length. */
const COLORADO: readonly (readonly [years: number, months: number])[] = [
  [3, 11],
  [4, 16],
  [5, 21],
  [6, 27],
  [7, 33],
  [8, 39],
  [9, 46],
  [10, 54],
  [11, 62],
  [12, 71],
];
/** The share that gives the table's whole months. */
const colorado = COLORADO.map(([fromYears, months]): Length => {
  const bp = Math.ceil((months * 10_000) / (fromYears * 12));
  return { fromYears, lowBp: bp, highBp: bp, mostMonths: null };
});

/**
 * Support by statute. An amount only where a statute has a formula or a limit; elsewhere a court decides, and there is
 * no figure. States that are not here are not known.
 */
export const SUPPORT_RULES: Readonly<Record<string, Support>> = {
  AL: decides('Ala. Code § 30-2-57'),
  AK: decides('AS 25.24.160(a)(2)'),
  AZ: decides('A.R.S. § 25-319', {
    length: [atMost(0, 12), atMost(2, 36), atMost(5, 48), atMost(10, 60), atMost(16, 96)],
    note: 'Arizona’s guidelines compute a range that is not shown here.',
  }),
  AR: decides('Ark. Code § 9-12-312'),
  CA: decides('Cal. Fam. Code §§ 4320, 4336', {
    note: 'After less than ten years, half of the marriage’s length is the general rule for how long.',
  }),
  CO: decides('C.R.S. § 14-10-114', {
    grade: 'medium',
    amount: {
      kind: 'COMBINED_SHARE',
      combinedBp: 4000,
      thresholdCents: 12_000_000,
      factorBp: 8000,
      aboveBp: 7500,
      combinedLimitCents: 24_000_000,
    },
    leastYears: 3,
    length: [...colorado, shares(13, 50, 50)],
    note: 'An advisory guideline. Above $240,000 together, the figure of the statute as enacted, nothing is drawn; the limit has been raised since.',
  }),
  CT: decides('Conn. Gen. Stat. § 46b-82'),
  DE: decides('13 Del. C. § 1512', { length: [shares(0, 0, 50), shares(20, 0, 100)] }),
  DC: decides('D.C. Code § 16-913'),
  FL: decides('Fla. Stat. § 61.08', {
    amount: { kind: 'DIFFERENCE', steps: [{ fromYears: 0, lowBp: 0, highBp: 3500 }], isOfNet: true },
    leastYears: 3,
    length: [shares(3, 0, 50), shares(10, 0, 60), shares(20, 0, 75)],
    note: 'A limit, not an amount: the need of the one who asks can be less. It is of net incomes.',
  }),
  GA: decides('O.C.G.A. § 19-6-1'),
  HI: decides('HRS § 580-47'),
  ID: decides('Idaho Code § 32-705'),
  IL: decides('750 ILCS 5/504', {
    amount: {
      kind: 'TWO_INCOMES',
      payorBp: 10_000 / 3,
      payeeBp: 2500,
      combinedBp: 4000,
      payorCapCents: null,
      combinedLimitCents: 50_000_000,
      isOfNet: true,
    },
    length: [...ILLINOIS.map((percent, fromYears) => shares(fromYears, percent, percent)), shares(20, 100, 100)],
    note: 'A guideline of net incomes, below $500,000 together. After twenty years it can be without end.',
  }),
  IN: decides('Ind. Code § 31-15-7-2', {
    note: 'Only for incapacity, care of a child who needs it, or up to three years to become self-supporting.',
  }),
  IA: decides('Iowa Code § 598.21A'),
  KS: decides('K.S.A. 23-2902, 23-2904', { length: [atMost(0, 121)] }),
  KY: decides('KRS 403.200'),
  LA: decides('La. Civ. Code arts. 111-112', {
    note: 'After the divorce at most one third of the payor’s net income, save in cases of abuse.',
  }),
  ME: decides('19-A M.R.S. § 951-A', {
    length: [shares(10, 0, 50), shares(21, 0, 100)],
    note: 'After less than ten years it is presumed that there is no general support.',
  }),
  MD: decides('Md. Code, Fam. Law § 11-106'),
  MA: decides('M.G.L. c. 208, §§ 49, 53', {
    amount: { kind: 'DIFFERENCE', steps: [{ fromYears: 0, lowBp: 0, highBp: 3500 }], isOfNet: false },
    // Five years or less, ten or less, and so on.
    length: [shares(0, 0, 50), shares(6, 0, 60), shares(11, 0, 70), shares(16, 0, 80), shares(21, 0, 100)],
    note: 'A limit, not an amount: the recipient’s need, or 30 to 35 percent of the difference in gross incomes. Courts have used less since alimony is no longer deductible. After twenty years it can be without end.',
  }),
  MI: decides('MCL 552.23'),
  MN: decides('Minn. Stat. § 518.552', {
    grade: 'medium',
    leastYears: 5,
    length: [shares(5, 0, 50), shares(20, 0, 100)],
    note: 'After less than five years it is presumed that there is none; after twenty it can be without end.',
  }),
  MS: decides('Armstrong v. Armstrong, 618 So. 2d 1278 (Miss. 1993)'),
  MO: decides('RSMo § 452.335'),
  MT: decides('MCA § 40-4-203'),
  NE: decides('Neb. Rev. Stat. § 42-365'),
  NV: decides('NRS 125.150'),
  NH: decides('RSA 458:19-a', { grade: 'medium', note: 'New Hampshire has a formula that is not shown here.' }),
  NJ: decides('N.J.S.A. 2A:34-23', { length: [shares(0, 0, 100)], note: 'After twenty years it can be without end.' }),
  NM: decides('NMSA 1978 § 40-4-7'),
  NY: decides('N.Y. Dom. Rel. Law § 236(B)(6)', {
    grade: 'medium',
    amount: {
      kind: 'TWO_INCOMES',
      payorBp: 3000,
      payeeBp: 2000,
      combinedBp: 4000,
      payorCapCents: 22_800_000,
      combinedLimitCents: null,
      isOfNet: false,
    },
    // Up to and including 15 years, and 20.
    length: [shares(0, 15, 30), shares(16, 30, 40), shares(21, 35, 50)],
    note: 'The formula without child support, of income up to the cap of $228,000 set on March 1, 2024. The cap changes every two years; its figure of March 2026 was not found. Above it a court decides. The times are advisory.',
  }),
  NC: decides('N.C. Gen. Stat. § 50-16.3A'),
  ND: decides('N.D.C.C. § 14-05-24.1'),
  OH: decides('R.C. 3105.18'),
  OK: decides('43 O.S. § 121'),
  OR: decides('ORS 107.105(1)(d)'),
  PA: decides('23 Pa.C.S. § 3701'),
  RI: decides('R.I. Gen. Laws § 15-5-16'),
  SC: decides('S.C. Code § 20-3-130'),
  SD: decides('SDCL § 25-4-41'),
  TN: decides('Tenn. Code § 36-5-121'),
  TX: decides('Tex. Fam. Code §§ 8.051, 8.054, 8.055', {
    amount: { kind: 'CAPPED', mostCents: 500_000, payorBp: 2000 },
    leastYears: 10,
    length: [atMost(10, 60), atMost(20, 84), atMost(30, 120)],
    note: 'A limit, not an amount, and only for a spouse who cannot meet basic needs. Disability and family violence have rules of their own.',
  }),
  UT: decides('Utah Code § 81-4-502', { grade: 'medium', length: [shares(0, 0, 100)] }),
  VT: decides('15 V.S.A. § 752', {
    grade: 'medium',
    amount: {
      kind: 'DIFFERENCE',
      steps: [
        { fromYears: 0, lowBp: 0, highBp: 1600 },
        { fromYears: 5, lowBp: 1200, highBp: 2900 },
        { fromYears: 10, lowBp: 1600, highBp: 3300 },
        { fromYears: 15, lowBp: 2000, highBp: 3700 },
        { fromYears: 20, lowBp: 2400, highBp: 4100 },
      ],
      isOfNet: false,
    },
    length: [atMost(0, 12), shares(5, 20, 50), shares(10, 40, 60), shares(15, 40, 70)],
    note: 'A guideline of gross incomes.',
  }),
  VA: decides('Va. Code § 20-107.1'),
  WA: decides('RCW 26.09.090'),
  WV: decides('W. Va. Code § 48-6-301'),
  WI: decides('Wis. Stat. § 767.56'),
  WY: decides('W.S. § 20-2-114'),
};
