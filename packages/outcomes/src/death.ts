import type { OutcomeLaw } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';
import type { Assumptions } from './assumptions';
import { part } from './cents';
import { SHARED } from './ledger';
import { type DeathLine, exactly, type Range, type Statement, type StatementLine, sumOf } from './statement';
import type { Rule, Terms } from './terms';
import { estateOf, type YearState } from './years';

interface Left {
  /** The survivor's own, by title or as the own half of the community. */
  own: number;
  /** The part of jointly held things that the one who died had. */
  joint: number;
  plan: number;
  home: number;
  /** Separate or titled property of the one who died, debts taken off. */
  estate: number;
  /** The dead partner's half of the community. */
  community: number;
}

/** Who had what on the day of death. In a community, what is shared is half each; elsewhere the title decides. */
function leftBehind(terms: Terms, law: OutcomeLaw, state: YearState, died: Side): Left {
  const left: Left = { own: 0, joint: 0, plan: 0, home: 0, estate: 0, community: 0 };
  const survivor: Side = died === 'A' ? 'B' : 'A';
  const isCommunity = law.property.kind === 'COMMUNITY';
  const largest = Math.max(
    0,
    ...state.items
      .filter(({ line, title }) => line === 'HOME' && title === died)
      .map(({ held }) => held[estateOf(died)]),
  );
  let isHomeTaken = false;
  for (const { held, title, line, isRetirement } of state.items) {
    let ofSurvivor = held[estateOf(survivor)];
    let ofDied = held[estateOf(died)];
    const shared = held[SHARED];
    if (title === null) {
      // In both names: one half is the survivor's, and the other comes to the survivor.
      const half = Math.trunc(shared / 2);
      left.own += ofSurvivor + shared - half;
      left.joint += half + ofDied;
      continue;
    }
    if (isCommunity) {
      // A plan in the survivor's name cannot be willed away by the other: Boggs v. Boggs, 520 U.S. 833 (1997).
      const half = isRetirement && title === survivor ? 0 : Math.trunc(shared / 2);
      left.own += ofSurvivor + shared - half;
      if (isRetirement && title === died) left.plan += ofDied + half;
      else {
        left.community += half;
        left.estate += ofDied;
      }
      continue;
    }
    if (title === survivor) ofSurvivor += shared;
    else ofDied += shared;
    left.own += ofSurvivor;
    if (isRetirement && title === died) left.plan += ofDied;
    else if (
      !isHomeTaken &&
      line === 'HOME' &&
      title === died &&
      terms.homeAtDeath === 'receive' &&
      held[estateOf(died)] === largest
    ) {
      isHomeTaken = true;
      left.home += ofDied;
    } else left.estate += ofDied;
  }
  return left;
}

const stepAt = <T extends { readonly fromYears: number }>(steps: readonly T[], years: number): T | undefined =>
  steps.findLast(({ fromYears }) => years >= fromYears);

/**
 * What the law sets aside for a survivor, whatever a will says; null where its figure is not known.
 *
 * @param plan What comes to the survivor of the dead partner's plans.
 */
function setAside(law: OutcomeLaw, left: Left, plan: number, years: number, hasChildren: boolean): number | null {
  if (law.elective === null) return null;
  const { share } = law.elective;
  const estate = Math.max(0, left.estate);
  if (share.kind === 'NONE') return 0;
  if (share.kind === 'ESTATE') {
    const step = stepAt(share.steps, years);
    if (step === undefined) return 0;
    const { jointBp, planBp } = share.beyondWill ?? { jointBp: 0, planBp: 0 };
    const counted = estate + part(left.joint, jointBp) + part(left.plan, planBp);
    const owed = Math.max(share.leastCents, part(counted, hasChildren ? step.withChildrenBp : step.aloneBp));
    return Math.min(estate, Math.max(0, owed - part(left.joint, jointBp) - part(plan, planBp)));
  }
  const step = stepAt(share.steps, years);
  if (step === undefined) return 0;
  const both = left.own + left.joint + left.plan + estate;
  const owed =
    part(Math.trunc(both / 2), step.maritalBp) - left.joint - plan - part(Math.max(0, left.own), step.maritalBp);
  return Math.min(estate, Math.max(0, owed));
}

/** The spouse's share without a will; null where it is not one figure. */
function withoutWill(law: OutcomeLaw, left: Left, hasChildren: boolean): number | null {
  const { intestacy } = law;
  const portion = hasChildren ? intestacy?.withChildren : intestacy?.alone;
  if (!intestacy || !portion) return null;
  const estate = Math.max(0, left.estate);
  const first = Math.min(estate, portion.firstCents);
  const separate = first + part(estate - first, portion.restBp);
  if (left.community === 0) return separate;
  return intestacy.communityBp === null ? null : separate + part(Math.max(0, left.community), intestacy.communityBp);
}

/** What the estate owes so that the survivor has the least that the agreement gives, after what comes by other ways. */
function missing(terms: Terms, left: Left, insured: number): number {
  const { leastAtDeath } = terms;
  if (leastAtDeath === null) return 0;
  const plan = terms.planAtDeath === 'anyone' ? 0 : left.plan;
  const otherwise = left.joint + plan + insured + left.home;
  const estate = Math.max(0, left.estate + left.community);
  const least = leastAtDeath.kind === 'SUM' ? leastAtDeath.cents : part(estate, leastAtDeath.bp);
  return Math.max(0, least - Math.max(0, otherwise));
}

/**
 * What the survivor has when one dies at the end of this year: from a will that leaves the survivor nothing to one that
 * leaves everything. Taxes and costs of an estate are not counted.
 */
export function deathAt(terms: Terms, law: OutcomeLaw, state: YearState, assumed: Assumptions, died: Side): Statement {
  const survivor: Side = died === 'A' ? 'B' : 'A';
  const { children } = assumed;
  const hasChildren = children !== null && state.year >= children.year;
  const left = leftBehind(terms, law, state, died);
  const lines: StatementLine[] = [];
  const push = (line: DeathLine, totalCents: number, toSurvivor: Range, why: Rule[]) => {
    if (totalCents === 0) return;
    const a = survivor === 'A' ? toSurvivor : { low: totalCents - toSurvivor.high, high: totalCents - toSurvivor.low };
    lines.push({ line, totalCents, a, why });
  };
  push('SURVIVOR_OWN', left.own, exactly(left.own), ['TITLE']);
  push('JOINT', left.joint, exactly(left.joint), ['TITLE']);
  push(
    'PLAN',
    left.plan,
    // With the spouse's consent after the wedding, anyone can be named.
    terms.planAtDeath === 'anyone' ? { low: Math.min(0, left.plan), high: Math.max(0, left.plan) } : exactly(left.plan),
    ['PLAN_AT_DEATH'],
  );
  const insured = terms.insuredCents[died];
  push('INSURANCE', insured, exactly(insured), ['INSURANCE']);
  push('HOME_RECEIVED', left.home, exactly(left.home), ['HOME_AT_DEATH']);
  const hasWaived = terms.hasWaived[survivor];
  // Debts take from the estate first, and no survivor owes them for it.
  const everything = Math.max(0, left.estate) + Math.max(0, left.community);
  const least = hasWaived
    ? 0
    : setAside(law, left, terms.planAtDeath === 'anyone' ? 0 : left.plan, state.year, hasChildren);
  const byLaw = hasWaived ? null : withoutWill(law, left, hasChildren);
  const owed = missing(terms, left, insured);
  const lowOfEstate = Math.min(Math.max(least ?? 0, owed), everything);
  const estateTotal = left.estate + left.community;
  push(
    'ESTATE',
    estateTotal,
    estateTotal <= 0
      ? exactly(0)
      : { low: Math.min(lowOfEstate, estateTotal), high: Math.min(everything, estateTotal) },
    terms.leastAtDeath === null ? ['RIGHTS_AT_DEATH'] : ['RIGHTS_AT_DEATH', 'LEAST_AT_DEATH'],
  );
  const sum = sumOf(lines);
  const certain = survivor === 'A' ? sum.a.low : sum.b.low;
  return {
    year: state.year,
    lines,
    ...sum,
    support: null,
    notKnown: least === null ? ['ESTATE_BY_LAW'] : [],
    withoutWillCents:
      byLaw === null || estateTotal <= 0 ? null : certain - lowOfEstate + Math.min(Math.max(byLaw, owed), estateTotal),
    rulings: terms.rulings,
    notComputed: terms.notComputed,
  };
}
