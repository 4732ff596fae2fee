import { SIDES } from '@troth/domain/people';
import { indexQuestionnaire, type QuestionnaireIndex, type QuestionNode } from '@troth/domain/questionnaire';
import type { JurisdictionContent } from '../../jurisdictions';
import type { QuestionnaireSectionContent } from '../content-model';
import { Couple } from './couple';
import type { Finding } from './finding';
import { finish, offeredValues } from './finish';
import { walkGroup } from './group-paths';
import { PairTable } from './pair-table';
import { ValueSpace } from './values';
import { type Intentions, Walk } from './walk';

export interface Simulation {
  readonly state: string;
  readonly walks: number;
  /** Pairs of answers to different questions that some walk held at its end. */
  readonly pairsReached: number;
  /** Pairs that contradict the conditions, the state or what answers rule out. */
  readonly pairsImpossible: number;
  /** Combinations of answers within groups. */
  readonly groupWays: number;
  /** Groups with too many combinations to try them all. */
  readonly cappedGroups: readonly string[];
  /** Changes of one answer in a finished questionnaire. */
  readonly changesOfMind: number;
  /** Changes to another state, from finished and from half-finished questionnaires. */
  readonly changesOfState: number;
  /** Required questions that the state does not hide and that no walk saw: right where the state closes their topic. */
  readonly neverAsked: readonly string[];
  readonly findings: readonly Finding[];
}

/** Findings are few or the content is broken: beyond this many a state is not walked further. */
const ENOUGH_FINDINGS = 20;
/** Every so many walks the state is changed in the middle too. */
const CHANGE_HALFWAY_EVERY = 4;
/** How many open pairs a couple goes for besides the one that it sets out for. */
const MORE_PAIRS_IN_A_WALK = 24;
/** Ways tried to reach one pair. */
const TRIES_FOR_A_PAIR = 3;

/** Walks one questionnaire through jurisdictions. */
export class Simulator {
  readonly #index: QuestionnaireIndex;
  readonly #spaces = new Map<string, ValueSpace>();
  readonly #jurisdictions: readonly JurisdictionContent[];

  constructor(sections: readonly QuestionnaireSectionContent[], jurisdictions: readonly JurisdictionContent[]) {
    this.#index = indexQuestionnaire(sections);
    this.#jurisdictions = jurisdictions;
  }

  #spaceOf(jurisdiction: JurisdictionContent): ValueSpace {
    const { id } = jurisdiction.state;
    const known = this.#spaces.get(id) ?? new ValueSpace(this.#index, id);
    this.#spaces.set(id, known);
    return known;
  }

  /** Every path that the issue of this questionnaire asks for, in one jurisdiction. */
  simulate(jurisdiction: JurisdictionContent): Simulation {
    const space = this.#spaceOf(jurisdiction);
    const pairs = new PairTable(space);
    const findings: Finding[] = [];
    const others = this.#jurisdictions.filter((other) => other !== jurisdiction);
    const seen = new Set<string>();
    let walks = 0;
    let pairsImpossible = 0;
    let changesOfState = 0;
    let last = new Couple(this.#index, jurisdiction);

    const change = (couple: Couple): void => {
      const target = others[changesOfState % Math.max(others.length, 1)];
      if (target === undefined) return;
      changesOfState += 1;
      findings.push(...finish(couple.movedTo(target), this.#spaceOf(target)));
    };
    const walk = (intentions: Intentions): void => {
      const going = new Walk(new Couple(this.#index, jurisdiction), space, pairs, intentions);
      const isChangedHalfway = walks % CHANGE_HALFWAY_EVERY === 0;
      going.go(isChangedHalfway ? { at: walks % this.#index.sections.length, then: change } : undefined);
      walks += 1;
      findings.push(...going.findings);
      last = going.couple;
      for (const side of SIDES) {
        for (const number of going.heldBy(side)) seen.add(space.values[number]!.questionId);
      }
      change(last);
    };

    for (const [one, other] of pairs.open()) {
      const plans = space.plansFor(one, other);
      if (plans.length === 0) {
        pairs.close(one, other);
        pairsImpossible += 1;
        continue;
      }
      for (const plan of plans.slice(0, TRIES_FOR_A_PAIR)) {
        if (pairs.isOpen(one, other)) walk(this.#intend(space, pairs, plan));
      }
      if (pairs.isOpen(one, other)) {
        pairs.close(one, other);
        findings.push(this.#unreached(jurisdiction, space, one, other));
      }
      if (findings.length > ENOUGH_FINDINGS) break;
    }
    while (changesOfState < others.length) change(last);

    // A broken questionnaire is told by its walks; combinations start from a finished one.
    const isSound = findings.length === 0;
    const groups = isSound
      ? this.#groups().map((group) => ({ ...group, ...walkGroup(last, group.questions, space) }))
      : [];
    const changesOfMind = isSound ? this.#changeMinds(last, space, findings) : 0;
    return {
      state: jurisdiction.state.abbreviation,
      walks,
      pairsReached: pairs.reached,
      pairsImpossible,
      groupWays: groups.reduce((sum, { ways }) => sum + ways, 0),
      cappedGroups: groups.filter(({ isCapped }) => isCapped).map(({ key }) => key),
      changesOfMind,
      changesOfState,
      neverAsked: this.#neverAsked(jurisdiction, seen),
      findings: [...findings, ...groups.flatMap((group) => group.findings)],
    };
  }

  /** One partner goes for a pair, the other for what that needs of the partner; both for further pairs beside it. */
  #intend(space: ValueSpace, pairs: PairTable, plan: readonly number[]): Intentions {
    const own = new Set(plan);
    const partners = new Set<number>();
    const avoided = new Set<number>();
    for (const number of plan) {
      const value = space.values[number]!;
      if (value.kind !== 'PARTNER_CHOSE' && value.kind !== 'PARTNER_DID_NOT') continue;
      const option = space.numberOf('OPTION', value.optionId)!;
      if (value.kind === 'PARTNER_DID_NOT') avoided.add(option);
      else for (const needed of space.waysTo(option)[0] ?? []) partners.add(needed);
    }
    let goers = { values: partners, avoids: avoided };
    let others = { values: own, avoids: new Set<number>() };
    const isOwn = (number: number) => !space.values[number]!.kind.startsWith('PARTNER');
    const fits = (way: readonly number[]) =>
      way.every((number) => isOwn(number) && !goers.avoids.has(number) && !space.contradictsAny(number, goers.values));
    let room = MORE_PAIRS_IN_A_WALK;
    for (const [one, other] of pairs.open()) {
      if (room === 0) break;
      const isHeld = [own, partners].some((values) => values.has(one) && values.has(other));
      const way = isHeld ? undefined : space.plansFor(one, other).find(fits);
      if (way === undefined) continue;
      for (const number of way) goers.values.add(number);
      [goers, others] = [others, goers];
      room -= 1;
    }
    return { plans: { A: own, B: partners }, avoids: { A: new Set(), B: avoided } };
  }

  #unreached(jurisdiction: JurisdictionContent, space: ValueSpace, one: number, other: number): Finding {
    const name = (number: number): string => {
      const value = space.values[number]!;
      const node = this.#index.byId.get(value.questionId);
      const option = 'optionId' in value ? (node?.options.get(value.optionId)?.key ?? value.optionId) : value.kind;
      return `${node?.question.key ?? value.questionId}=${option}`;
    };
    return {
      kind: 'PAIR_NOT_REACHED',
      state: jurisdiction.state.abbreviation,
      at: `${name(one)} with ${name(other)}`,
      story: '',
    };
  }

  #neverAsked({ state }: JurisdictionContent, seen: ReadonlySet<string>): string[] {
    return this.#index.questions
      .filter(({ question, hiddenInStates }) => {
        return question.isRequired && !hiddenInStates.has(state.id) && !seen.has(question.id);
      })
      .map(({ question }) => question.key);
  }

  #groups(): { key: string; questions: readonly QuestionNode[] }[] {
    return this.#index.sections.flatMap(({ section, questions }) =>
      section.groups.map((group) => ({
        key: `${section.sectionKey}.${group.groupKey}`,
        questions: questions.filter(({ question }) => question.parentQuestionGroupId === group.id),
      })),
    );
  }

  /** In a finished questionnaire each answer is changed to each other one offered, and what that took away is given again. */
  #changeMinds(couple: Couple, space: ValueSpace, findings: Finding[]): number {
    let changes = 0;
    for (const node of this.#index.questions) {
      if (couple.read('A').stateOf(node.question.id)?.isVisible !== true) continue;
      for (const value of offeredValues(couple, 'A', node, space)) {
        if (value.kind === 'SKIPPED') continue;
        const mark = couple.mark();
        if (couple.answer('A', node, [value]) === null) findings.push(...finish(couple, space));
        else
          findings.push({
            kind: 'UNANSWERABLE',
            state: couple.jurisdiction.state.abbreviation,
            at: node.question.key,
            story: '',
          });
        couple.undoTo(mark);
        changes += 1;
      }
    }
    return changes;
  }
}
