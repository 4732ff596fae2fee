import type { OutcomeLaw } from '@troth/domain/outcomes';

type Property = OutcomeLaw['property'];

/** Where division is not left to a court's discretion, or a court reaches more or less than the classification alone tells. */
export const PROPERTY_RULES: Readonly<Record<string, Partial<Pick<Property, 'reach' | 'division' | 'note'>>>> = {
  CA: { division: 'EQUAL' },
  ID: {
    division: 'EQUAL',
    note: 'A substantially equal division; a court may depart from it for compelling reasons.',
  },
  LA: { division: 'EQUAL', note: 'Each spouse owns an undivided half of the community.' },
  NM: { division: 'EQUAL' },
  NV: { division: 'EQUAL', note: 'Equal as far as practicable; a court may depart from it for compelling reasons.' },
  TX: { note: 'A court divides the community as is just and right, and cannot take separate property from its owner.' },
  WA: { note: 'A court divides as is just and equitable, and can reach separate property too.' },
  WI: {
    reach: 'ALL_BUT_GIFTS',
    note: 'An equal division of everything but gifts and inheritances is presumed, and a court may depart from it.',
  },
};

type Growth = readonly [shared: 'NONE' | 'ACTIVE' | 'ALL', citation: string, grade: 'high' | 'medium' | 'low'];

/** Which growth of separate property is shared. States that are not here are not known. */
export const GROWTH_RULES: Readonly<Record<string, Growth>> = {
  AR: ['NONE', 'Ark. Code § 9-12-315(b)(5)', 'medium'],
  AZ: ['ACTIVE', 'Cockrill v. Cockrill, 124 Ariz. 50 (1979)', 'high'],
  CA: ['ACTIVE', 'Pereira v. Pereira, 156 Cal. 1 (1909)', 'high'],
  CO: ['ALL', 'C.R.S. § 14-10-113(4)', 'high'],
  DE: ['NONE', '13 Del. C. § 1513(b)(4)', 'medium'],
  FL: ['ACTIVE', 'Fla. Stat. § 61.075(6)(a)', 'high'],
  GA: ['ACTIVE', 'Thomas v. Thomas, 259 Ga. 73 (1989)', 'medium'],
  IL: ['NONE', '750 ILCS 5/503(a)(7)', 'high'],
  KY: ['ACTIVE', 'KRS 403.190(2)(e)', 'high'],
  LA: ['ACTIVE', 'La. Civ. Code art. 2368', 'medium'],
  MD: ['ACTIVE', 'Harper v. Harper, 294 Md. 54 (1982)', 'medium'],
  ME: ['ACTIVE', '19-A M.R.S. § 953(2)(E)', 'medium'],
  MN: ['ACTIVE', 'Minn. Stat. § 518.003, subd. 3b', 'medium'],
  MO: ['ACTIVE', 'RSMo § 452.330.2(5)', 'high'],
  NC: ['ACTIVE', 'N.C. Gen. Stat. § 50-20(b)', 'high'],
  NE: ['ACTIVE', 'Stephens v. Stephens, 297 Neb. 188 (2017)', 'high'],
  NJ: ['ACTIVE', 'Valentino v. Valentino, 309 N.J. Super. 334 (1998)', 'medium'],
  NM: ['ACTIVE', 'Dorbin v. Dorbin, 105 N.M. 263 (1986)', 'medium'],
  NV: ['ACTIVE', 'Johnson v. Johnson, 89 Nev. 244 (1973)', 'medium'],
  NY: ['ACTIVE', 'N.Y. Dom. Rel. Law § 236(B)(1)(d)(3)', 'high'],
  OH: ['ACTIVE', 'R.C. 3105.171(A)(3)(a)(iii)', 'high'],
  PA: ['ALL', '23 Pa.C.S. § 3501', 'high'],
  TN: ['ACTIVE', 'Tenn. Code § 36-4-121(b)', 'medium'],
  TX: ['NONE', 'Tex. Fam. Code §§ 3.001, 3.402', 'medium'],
  VA: ['ACTIVE', 'Va. Code § 20-107.3(A)(3)(a)', 'high'],
  WA: ['ACTIVE', 'In re Marriage of Elam, 97 Wn.2d 811 (1982)', 'medium'],
  WI: ['ACTIVE', 'Wis. Stat. § 766.63(2)', 'medium'],
  WV: ['ACTIVE', 'W. Va. Code § 48-1-233', 'medium'],
};

/** Whether income of separate property is shared, where that is known. */
export const INCOME_RULES: Readonly<
  Record<string, readonly [isShared: boolean, citation: string, grade: 'high' | 'medium']>
> = {
  AZ: [false, 'A.R.S. § 25-213', 'high'],
  CA: [false, 'Cal. Fam. Code § 770', 'high'],
  CO: [true, 'In re Marriage of Foottit, 903 P.2d 1209 (Colo. App. 1995)', 'medium'],
  ID: [true, 'Idaho Code § 32-906', 'high'],
  LA: [true, 'La. Civ. Code art. 2339', 'high'],
  NM: [false, 'NMSA 1978 § 40-3-8', 'medium'],
  NV: [false, 'NRS 123.130', 'high'],
  TX: [true, 'Tex. Fam. Code § 3.002', 'high'],
  WA: [false, 'RCW 26.16.010', 'high'],
  WI: [true, 'Wis. Stat. § 766.31(4)', 'high'],
};

type PaidIn = NonNullable<OutcomeLaw['paidIn']>;

/** What shared pay becomes in one partner's own home, where that is known to be other than a part that grows with the equity. */
export const PAID_IN_RULES: Readonly<Record<string, PaidIn>> = {
  CA: {
    kind: 'FRACTION',
    areDebtsRepaid: false,
    citation: 'In re Marriage of Moore, 28 Cal. 3d 366 (1980)',
    grade: 'high',
  },
  FL: { kind: 'FRACTION', areDebtsRepaid: false, citation: 'Fla. Stat. § 61.075(6)(a)1.c', grade: 'medium' },
  IL: { kind: 'AMOUNT', areDebtsRepaid: false, citation: '750 ILCS 5/503(c)(2)', grade: 'medium' },
  LA: { kind: 'AMOUNT', areDebtsRepaid: true, citation: 'La. Civ. Code arts. 2364, 2366', grade: 'high' },
  TX: { kind: 'AMOUNT', areDebtsRepaid: true, citation: 'Tex. Fam. Code § 3.402', grade: 'medium' },
};
