import {
  type AssumptionPlace,
  type AssumptionProblem,
  ASSUMPTION_RANGES,
  type Assumptions,
  assumptionProblems,
} from '../assumptions';
import { amount } from './amounts';
import type { Names, Say } from './texts';

const GROWTH = ['CASH', 'SECURITIES', 'HOME', 'BUSINESS', 'RETIREMENT', 'OTHER'] as const;
const NUMBERS = [
  'wageGrowthBp',
  'inflationBp',
  'savingsBp',
  'retirementBp',
  'businessEffortBp',
  'intoHomeCents',
  'courtLowBp',
  'courtHighBp',
  'dividendsBp',
  'debtYears',
  'mortgageYears',
  'vestingYears',
  'grantedYears',
  'netOfPayBp',
] as const;
/** Percent and dollars as typed, both in hundredths; years as they are. */
const HUNDREDTHS = 100;

/** What may happen in a marriage, with the figures that it starts with once someone adds it. */
export const OCCURRENCES = {
  homeBought: { year: 3, priceCents: 40_000_000, downBp: 2000, from: 'SAVINGS' },
  outOfWork: { side: 'A', year: 5, years: 3 },
  inheritance: { side: 'A', year: 10, cents: 10_000_000 },
  mixed: { side: 'A', year: 5, cents: 5_000_000 },
  children: { year: 2, years: 18, costCents: 1_200_000 },
} as const satisfies {
  readonly [Name in 'homeBought' | 'outOfWork' | 'inheritance' | 'mixed' | 'children']: Assumptions[Name];
};
export type Occurrence = keyof typeof OCCURRENCES;
export const OCCURRENCE_NAMES = Object.keys(OCCURRENCES) as Occurrence[];

const PARTS = {
  homeBought: ['year', 'priceCents', 'downBp'],
  outOfWork: ['year', 'years'],
  inheritance: ['year', 'cents'],
  mixed: ['year', 'cents'],
  children: ['year', 'years', 'costCents'],
} as const;

type FieldText =
  | (typeof GROWTH)[number]
  | (typeof NUMBERS)[number]
  | { [Name in Occurrence]: `${Name}.${(typeof PARTS)[Name][number]}` }[Occurrence];

/** One number of the assumptions, as it is typed. */
export interface PanelField {
  readonly place: AssumptionPlace;
  readonly text: FieldText;
  readonly scale: number;
  readonly value: number;
  readonly change: (value: number) => Assumptions;
}

const isInYears = (part: string) => /years?$/iu.test(part);

export const ratesOf = (assumed: Assumptions): PanelField[] => [
  ...GROWTH.map((kind) => ({
    place: `growthBp.${kind}` as const,
    text: kind,
    scale: HUNDREDTHS,
    value: assumed.growthBp[kind],
    change: (value: number) => ({ ...assumed, growthBp: { ...assumed.growthBp, [kind]: value } }),
  })),
  ...NUMBERS.map((name) => ({
    place: name,
    text: name,
    scale: isInYears(name) ? 1 : HUNDREDTHS,
    value: assumed[name],
    change: (value: number) => ({ ...assumed, [name]: value }),
  })),
];

/** The numbers of something that is assumed to happen; none while it is not. */
export function fieldsOf(name: Occurrence, assumed: Assumptions): PanelField[] {
  const happening = assumed[name];
  if (happening === null) return [];
  const values = happening as unknown as Readonly<Record<string, number>>;
  return PARTS[name].map((part) => ({
    place: `${name}.${part}` as AssumptionPlace,
    text: `${name}.${part}` as FieldText,
    scale: isInYears(part) ? 1 : HUNDREDTHS,
    value: values[part] ?? 0,
    change: (value: number) => ({ ...assumed, [name]: { ...happening, [part]: value } }),
  }));
}

/** `$12,000` and `3.5` as the engine counts; not a number where it is none. */
export function numberTyped(text: string, { scale }: PanelField): number {
  const bare = text.replaceAll(/[$,%\s]/gu, '');
  if (!/^-?\d*\.?\d+$/u.test(bare)) return Number.NaN;
  return scale === 1 ? Number(bare) : Math.round(Number(bare) * scale);
}

/** What is wrong with a field as typed; null where it can be computed. */
export function problemOf(field: PanelField, text: string): AssumptionProblem | null {
  const found = assumptionProblems(field.change(numberTyped(text, field)));
  return (
    found.find(({ place }) => place === field.place) ??
    (found.length === 0 ? null : { place: field.place, ...ASSUMPTION_RANGES[field.place] })
  );
}

/** What a number is, and what stands there, as the panel and the sheet say it. */
export const fieldLabel = (say: Say, { text }: PanelField, names: Names): string => say(`assume.${text}`, names);

/** Each assumption in words, for the sheet. */
export function assumptionLines(
  say: Say,
  assumed: Assumptions,
  names: Names,
): { readonly label: string; readonly value: string }[] {
  const told = (field: PanelField) => ({
    label: fieldLabel(say, field, names),
    value: /cents$/iu.test(field.text) ? amount(field.value) : String(field.value / field.scale),
  });
  const whose = (name: Occurrence): string | null => {
    if (name === 'children') return null;
    const happening = assumed[name];
    if (happening === null) return null;
    const from = 'from' in happening ? happening.from : happening.side;
    return from === 'SAVINGS' ? say('happen.savings') : names[from];
  };
  return [
    { label: say('assume.name'), value: say(`assume.${assumed.savingsName}`) },
    ...ratesOf(assumed).map(told),
    ...OCCURRENCE_NAMES.flatMap((name) => {
      const fields = fieldsOf(name, assumed);
      const title = say(`happen.${name}`);
      if (fields.length === 0) return [{ label: title, value: say('happen.not') }];
      const who = whose(name);
      return [
        ...(who === null ? [] : [{ label: say(name === 'homeBought' ? 'happen.from' : 'happen.who'), value: who }]),
        ...fields.map(told),
      ].map(({ label, value }) => ({ label: `${title}: ${label}`, value }));
    }),
  ];
}
