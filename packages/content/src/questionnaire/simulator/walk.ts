import { willHireFlags } from '@troth/domain/alignment';
import { otherSide, SIDES, type Side } from '@troth/domain/people';
import {
  continueFrom,
  isAttorneyRequiredSection,
  isChoice,
  isDone,
  type QuestionNode,
  type QuestionState,
  sectionLock,
  sectionPath,
  type SectionNode,
} from '@troth/domain/questionnaire';
import type { QuestionOptionContent } from '../content-model';
import type { Couple } from './couple';
import type { Finding } from './finding';
import { findingOf, finish, offeredValues } from './finish';
import type { PairTable } from './pair-table';
import { stuckAt } from './to-the-notary';
import type { Value, ValueSpace } from './values';

/** What the two set out to do; everything else they choose so that as many new pairs as possible are reached. */
export interface Intentions {
  readonly plans: Readonly<Record<Side, ReadonlySet<number>>>;
  /** Options that a partner keeps away from. */
  readonly avoids: Readonly<Record<Side, ReadonlySet<number>>>;
}

/** Question that records an attorney of one's own (D10). */
const OWN_ATTORNEY_QUESTION = 'un_ext_attorney';

const AFTER_THE_LAST_SECTION = '/financial-disclosure';

/** The options that count; a choice that the profile stores is told by the value there. */
function chosenIn(state: QuestionState | undefined): readonly string[] {
  if (state === undefined || !state.isVisible) return [];
  const { question, options } = state.node;
  if (question.profileField === null || !isChoice(question)) return state.chosenOptionIds;
  return [...options.values()]
    .filter((option) => (option as QuestionOptionContent).profileValue === state.typed)
    .map(({ id }) => id);
}

/**
 * One couple's way through the whole questionnaire, as the screens lead them: the state, section by section with Continue,
 * the payment, an attorney where one is asked for. Both answer each section before they go on.
 */
export class Walk {
  readonly couple: Couple;
  readonly findings: Finding[] = [];
  readonly #space: ValueSpace;
  readonly #pairs: PairTable;
  readonly #intentions: Intentions;
  readonly #picked: Record<Side, number[]> = { A: [], B: [] };
  readonly #met: Record<Side, Set<string>> = { A: new Set(), B: new Set() };
  #isPaid = false;
  readonly #isRepresented: Record<Side, boolean> = { A: false, B: false };

  constructor(couple: Couple, space: ValueSpace, pairs: PairTable, intentions: Intentions) {
    this.couple = couple;
    this.#space = space;
    this.#pairs = pairs;
    this.#intentions = intentions;
  }

  /** Walks to the end. `pauseAt` is called once, when both have left the section of that place. */
  go(pause?: { readonly at: number; readonly then: (couple: Couple) => void }): void {
    this.couple.index.sections.forEach((section, at) => {
      for (const side of SIDES) this.#enter(side, section);
      for (const side of SIDES) this.#answerSection(side, section);
      for (const side of SIDES) this.#leave(side, at);
      if (pause?.at === at) pause.then(this.couple);
    });
    this.findings.push(...finish(this.couple, this.#space));
    for (const side of SIDES) {
      if (!this.couple.read(side).isComplete) this.#find(side, 'DEAD_END', 'the whole');
      this.#pairs.reach(this.heldBy(side));
    }
    this.#goOnToTheNotary();
  }

  /** What they answered says who needs an attorney; from there the gates before the notary lead on. */
  #goOnToTheNotary(): void {
    const requires = { A: this.#wantsAttorney('A'), B: this.#wantsAttorney('B') };
    const namesOwn = (side: Side) => {
      const own = this.couple.index.byKey.get(OWN_ATTORNEY_QUESTION);
      return own !== undefined && this.couple.read(side).stateOf(own.question.id)?.completeness === 'COMPLETE';
    };
    const prefersOwn = { A: namesOwn('A'), B: namesOwn('B') };
    const at = stuckAt(this.couple.jurisdiction, { requires, prefersOwn, setbacks: ['RESCINDED', 'REGENERATED'] });
    if (at !== null) this.#find('A', 'STUCK_BEFORE_NOTARY', at);
  }

  /** The values that hold for one partner at the end, by the engine's word. */
  heldBy(side: Side): number[] {
    const own = this.couple.read(side);
    const partner = this.couple.read(otherSide(side));
    return this.#space.values.flatMap((value) => {
      const state = own.stateOf(value.questionId);
      const holds = (): boolean => {
        switch (value.kind) {
          case 'OPTION':
            return chosenIn(state).includes(value.optionId);
          case 'TYPED':
            return state?.isVisible === true && state.typed !== null && chosenIn(state).length === 0;
          case 'SKIPPED':
            return state?.isVisible === true && state.completeness === 'INCOMPLETE';
          case 'PARTNER_CHOSE':
          case 'PARTNER_DID_NOT': {
            const isChosen = chosenIn(partner.stateOf(value.questionId)).includes(value.optionId);
            return isChosen === (value.kind === 'PARTNER_CHOSE');
          }
        }
      };
      return holds() ? [value.number] : [];
    });
  }

  #find(side: Side, kind: Finding['kind'], at: string): void {
    this.findings.push(findingOf(this.couple, side, kind, at));
  }

  #hasAttorney(side: Side): boolean {
    const own = this.couple.index.byKey.get(OWN_ATTORNEY_QUESTION);
    const state = own === undefined ? undefined : this.couple.read(side).stateOf(own.question.id);
    return (
      this.#isRepresented[side] ||
      state?.completeness === 'COMPLETE' ||
      this.couple.jurisdiction.state.attorneySupport === 'NONE'
    );
  }

  #lockOf(side: Side, section: SectionNode) {
    return sectionLock(this.couple.index, section, {
      stateId: this.couple.jurisdiction.state.id,
      isPrenupPaid: this.#isPaid,
      plansToHireAttorney: this.couple.read(side).attorneyRules.has('HIRES_ATTORNEY'),
      hasAttorney: this.#hasAttorney(side),
    });
  }

  /** Books representation, where the service has attorneys; elsewhere nothing may wait for it. */
  #findAttorney(side: Side): void {
    if (this.couple.jurisdiction.state.attorneySupport === 'PARTNER') this.#isRepresented[side] = true;
  }

  #enter(side: Side, section: SectionNode): void {
    const lock = this.#lockOf(side, section);
    if (lock === null) return;
    if (lock === 'PRENUP_NOT_PAID') this.#isPaid = true;
    else this.#findAttorney(side);
    if (this.#lockOf(side, section) !== null) this.#find(side, 'LOCKED_FOR_EVER', section.section.sectionKey);
  }

  /** Answers what is asked, top to bottom, and what answers bring up, until nothing new is asked. */
  #answerSection(side: Side, section: SectionNode): void {
    let isNew = true;
    while (isNew) {
      isNew = false;
      for (const node of section.questions) {
        if (this.#met[side].has(node.question.id)) continue;
        if (this.couple.read(side).stateOf(node.question.id)?.isVisible !== true) continue;
        this.#met[side].add(node.question.id);
        isNew = true;
        this.#answerQuestion(side, node);
      }
    }
  }

  #answerQuestion(side: Side, node: QuestionNode): void {
    const chosen = this.#choose(side, node);
    if (chosen.length === 0) {
      this.#find(side, 'UNANSWERABLE', node.question.key);
      return;
    }
    this.#picked[side].push(...chosen.map(({ number }) => number));
    if (chosen.some(({ kind }) => kind === 'SKIPPED')) return;
    if (this.couple.answer(side, node, chosen) !== null) this.#find(side, 'UNANSWERABLE', node.question.key);
  }

  #choose(side: Side, node: QuestionNode): readonly Value[] {
    const plan = this.#intentions.plans[side];
    const offered = offeredValues(this.couple, side, node, this.#space);
    const planned = offered.filter(({ number }) => plan.has(number));
    if (planned.length > 0) return planned;
    const free = offered.filter(
      ({ number }) => !this.#space.contradictsAny(number, plan) && !this.#intentions.avoids[side].has(number),
    );
    const [best] = (free.length > 0 ? free : offered)
      .map((value) => ({ value, worth: this.#worth(side, value.number) }))
      .sort((a, b) => b.worth - a.worth);
    return best === undefined ? [] : [best.value];
  }

  /** New pairs with what was picked; where that is even, what has more of them before it. */
  #worth(side: Side, value: number): number {
    return this.#pairs.newPairs(value, this.#picked[side]) + this.#pairs.openOf(value) / 1000;
  }

  /** Continue leads to the next section; on the way past an attorney where one is wanted. Customer spec §4. */
  #leave(side: Side, at: number): void {
    const { index } = this.couple;
    const section = index.sections[at]!;
    this.couple.continueSection(side, section.section.sectionKey);
    const own = this.couple.read(side);
    const isAllDone = own.sections.every(({ status }) => isDone(status));
    const next = index.sections[at + 1];
    const step = () =>
      continueFrom({
        hasState: true,
        isPrenupPaid: this.#isPaid,
        isAttorneyRequired: isAttorneyRequiredSection(section, this.couple.jurisdiction.state.id),
        wantsAttorney: this.#wantsAttorney(side),
        hasAttorney: this.#hasAttorney(side),
        sections: own.sections,
        sectionId: section.section.id,
      });
    const wayOf = () => {
      const found = step();
      return found.kind === 'GO' ? found.to : found.popup;
    };
    let way = wayOf();
    if (way === '/payment') {
      this.#isPaid = true;
      way = wayOf();
    }
    if (way.startsWith('/attorney-services')) {
      this.#findAttorney(side);
      way = wayOf();
    }
    // An answer of the partner may open a question in a section that was done: then the last Continue lists it.
    const onward = next === undefined ? AFTER_THE_LAST_SECTION : sectionPath(next.section.label);
    const isListed = next === undefined && !isAllDone && way === 'INCOMPLETE_SECTIONS';
    if (way !== onward && !isListed) this.#find(side, 'CONTINUE_STAYS', section.section.sectionKey);
  }

  #wantsAttorney(side: Side): boolean {
    const evaluation = {
      A: this.couple.read('A'),
      B: this.couple.read('B'),
      stateId: this.couple.jurisdiction.state.id,
    };
    return willHireFlags(this.couple.index, evaluation)[side];
  }
}
