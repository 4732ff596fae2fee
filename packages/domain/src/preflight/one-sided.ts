import { yearOf } from '../dates/calendar';
import { entryAmounts } from '../disclosure/amounts';
import { disclosureTotals } from '../disclosure/totals';
import { otherSide, type Side, SIDES } from '../people/enumerations';
import { agreedNumber, agreedOn, type CoupleAnswerFacts, type PreflightFacts } from './facts';
import { type Finding, found, questionFixes } from './finding';

/** Fewer choices that favour anybody make no pattern. */
export const ONE_SIDED_MIN_CHOICES = 5;
/** "Nearly every": at least this many in a hundred of them favour the same partner. */
export const ONE_SIDED_PERCENT = 80;
/** Only where one has this many times what the other has does a rule of "each keeps their own" favour anybody. */
export const ONE_SIDED_RATIO = 2;

/** A partner whom an answer favours. OWNER and EARNER: the partner with clearly more, of what is owned or of income. */
type Favoured = Side | 'OWNER' | 'EARNER' | 'OTHER_THAN_OWNER' | 'OTHER_THAN_EARNER';

/** Whom each answer favours; answers that favour nobody are left out. Ours. */
const FAVOURS: Readonly<Record<string, Readonly<Record<string, Favoured>>>> = {
  hm_end: { offered_to_a: 'A', offered_to_b: 'B' },
  de_estate: { partner_a_waives: 'B', partner_b_waives: 'A', both_waive: 'OWNER' },
  in_life: { partner_a: 'B', partner_b: 'A' },
  fa_embryo_divorce: { partner_a: 'A', partner_b: 'B' },
  fa_pet_home: { partner_a: 'A', partner_b: 'B' },
  sp_premarital: { stays: 'OWNER', shared: 'OTHER_THAN_OWNER' },
  sp_growth_passive: { owner: 'OWNER', shared: 'OTHER_THAN_OWNER' },
  sp_growth_active: { owner: 'OWNER', shared: 'OTHER_THAN_OWNER' },
  sp_income: { owner: 'OWNER', shared: 'OTHER_THAN_OWNER' },
  mp_earnings: { earner: 'EARNER', shared: 'OTHER_THAN_EARNER' },
  mp_equity: { earner: 'EARNER', shared_once_vested: 'OTHER_THAN_EARNER' },
  mp_retirement: { owner: 'EARNER', shared: 'OTHER_THAN_EARNER' },
  ss_choice: { waived: 'EARNER', state_law: 'OTHER_THAN_EARNER', partner_a_waives: 'B', partner_b_waives: 'A' },
  hf_contrib: { same: 'EARNER', by_income: 'OTHER_THAN_EARNER' },
  at_fees: { own: 'EARNER', higher_earner: 'OTHER_THAN_EARNER' },
};

/** The answers that favour the owner of the home or of the business, which one alone has. */
const OF_THE_OWNER: readonly {
  readonly owner: string;
  readonly questionKey: string;
  readonly keeps: string;
  readonly shares: string;
}[] = [
  { owner: 'hm_current', questionKey: 'hm_class', keeps: 'stays', shares: 'shared' },
  { owner: 'sp_business', questionKey: 'sp_business_class', keeps: 'owner_all', shares: 'shared' },
];

/** The partner with clearly more; null when nobody has, or when there are several currencies to compare. */
function clearlyMore(amounts: Readonly<Record<Side, number>>): Side | null {
  const more = amounts.A > amounts.B ? 'A' : 'B';
  const least = Math.max(amounts[otherSide(more)], 0);
  return amounts[more] > 0 && amounts[more] >= least * ONE_SIDED_RATIO ? more : null;
}

/** Net of debts, each with the own part of what is joint. */
function wealthier({ disclosed }: PreflightFacts): Side | null {
  const { A, B } = disclosed;
  if (A === null || B === null) return null;
  const [only, ...others] = disclosureTotals({ A: A.entries, B: B.entries });
  return only === undefined || others.length > 0 ? null : clearlyMore(only.netCents);
}

/** Of the last full year, for which both owe their incomes. */
function higherEarner({ disclosed, today }: PreflightFacts): Side | null {
  const lastYear = yearOf(today) - 1;
  const incomes = SIDES.flatMap((side) =>
    (disclosed[side]?.entries.incomes ?? [])
      .filter(({ year }) => year === lastYear)
      .map((income) => ({ side, currency: income.currency, cents: entryAmounts('incomes', income).earnedCents })),
  );
  if (new Set(incomes.map(({ currency }) => currency)).size !== 1) return null;
  const sum = (of: Side) => incomes.filter(({ side }) => side === of).reduce((total, { cents }) => total + cents, 0);
  return SIDES.every((side) => incomes.some((income) => income.side === side))
    ? clearlyMore({ A: sum('A'), B: sum('B') })
    : null;
}

/** Answers to what is one decision count as one choice, as far as they favour the same partner. */
const ONE_DECISION: Readonly<Partial<Record<string, string>>> = {
  sp_growth_passive: 'sp_premarital',
  sp_growth_active: 'sp_premarital',
  sp_income: 'sp_premarital',
  mp_equity: 'mp_earnings',
  mp_retirement: 'mp_earnings',
};

interface Choice {
  readonly questionKey: string;
  readonly favours: Side;
}

/** Each agreed choice that favours one of the two. */
function choices(answers: CoupleAnswerFacts, facts: PreflightFacts): Choice[] {
  const owner = wealthier(facts);
  const earner = higherEarner(facts);
  const sideOf = (favoured: Favoured): Side | null => {
    if (favoured === 'A' || favoured === 'B') return favoured;
    const more = favoured.endsWith('OWNER') ? owner : earner;
    return more === null ? null : favoured.startsWith('OTHER') ? otherSide(more) : more;
  };
  const choice = (questionKey: string, favours: Side | null): Choice[] =>
    favours === null ? [] : [{ questionKey, favours }];
  const half = 50;
  const percentageOfA = agreedOn(answers, 'mp_split', 'fixed_percent') ? agreedNumber(answers, 'mp_split_pct_a') : null;
  return [
    ...Object.entries(FAVOURS).flatMap(([questionKey, options]) =>
      Object.entries(options)
        .filter(([option]) => agreedOn(answers, questionKey, option))
        .flatMap(([, favoured]) => choice(questionKey, sideOf(favoured))),
    ),
    ...OF_THE_OWNER.flatMap(({ owner: question, questionKey, keeps, shares }) => {
      const alone = SIDES.find((side) => agreedOn(answers, question, side === 'A' ? 'partner_a' : 'partner_b'));
      if (alone === undefined) return [];
      if (agreedOn(answers, questionKey, keeps)) return choice(questionKey, alone);
      return agreedOn(answers, questionKey, shares) ? choice(questionKey, otherSide(alone)) : [];
    }),
    ...(percentageOfA === null || percentageOfA === half
      ? []
      : choice('mp_split_pct_a', percentageOfA > half ? 'A' : 'B')),
  ];
}

/**
 * A one-sided pattern: nearly every choice that favours anybody favours the same partner. Courts ask whether an
 * agreement was fair (`unconscionabilityStandard` of the state), so the couple is asked first, as a question: they may
 * have good reasons. It is of agreed answers and of disclosures, which both know.
 */
export function oneSidedPattern(answers: CoupleAnswerFacts, facts: PreflightFacts): Finding[] {
  const all = choices(answers, facts);
  const decisions = (side: Side) =>
    new Set(
      all.filter(({ favours }) => favours === side).map(({ questionKey }) => ONE_DECISION[questionKey] ?? questionKey),
    ).size;
  const of = decisions('A') + decisions('B');
  const favoured = SIDES.find((side) => decisions(side) * 100 >= of * ONE_SIDED_PERCENT);
  if (of < ONE_SIDED_MIN_CHOICES || favoured === undefined) return [];
  const inFavour = all.filter(({ favours }) => favours === favoured).map(({ questionKey }) => questionKey);
  return found('ONE_SIDED', {
    side: favoured,
    parameters: { count: decisions(favoured), of },
    fixes: questionFixes(...inFavour),
  });
}
