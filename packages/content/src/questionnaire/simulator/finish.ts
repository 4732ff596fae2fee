import { SIDES, type Side } from '@troth/domain/people';
import { firstIncompleteSection, type QuestionNode } from '@troth/domain/questionnaire';
import type { Couple } from './couple';
import type { Finding } from './finding';
import type { Value, ValueSpace } from './values';

/** What a person sees as possible for a question now: offered options, words, leaving it alone. */
export function offeredValues(couple: Couple, side: Side, node: QuestionNode, space: ValueSpace): readonly Value[] {
  const own = couple.read(side);
  return space.ofQuestion(node.question.id).filter((value) => value.kind !== 'OPTION' || own.isOffered(value.optionId));
}

export const findingOf = (couple: Couple, side: Side, kind: Finding['kind'], at: string): Finding => ({
  kind,
  state: couple.jurisdiction.state.abbreviation,
  at,
  story: couple.story(side),
});

/** Answers what is still asked of one partner, in order, with the first thing offered. @returns What stood in the way. */
function finishSide(couple: Couple, side: Side, space: ValueSpace): Finding | null {
  // Each question may be asked again once for every other that took its answer away; more than that goes round.
  for (let patience = couple.index.questions.length * 2; patience > 0; patience -= 1) {
    const section = firstIncompleteSection(couple.read(side));
    if (section === null) return null;
    const [id] = section.incompleteQuestionIds;
    if (id === undefined) {
      // Nothing is required there: it is done once it is left by Continue.
      couple.continueSection(side, section.node.section.sectionKey);
      continue;
    }
    const node = couple.index.byId.get(id);
    if (node === undefined) return findingOf(couple, side, 'DEAD_END', section.node.section.sectionKey);
    const { key } = node.question;
    if (couple.read(side).stateOf(node.question.id)?.isVisible !== true) {
      return findingOf(couple, side, 'INVISIBLE_BLOCKS', key);
    }
    const [value] = offeredValues(couple, side, node, space);
    if (value === undefined || couple.answer(side, node, [value]) !== null) {
      return findingOf(couple, side, 'UNANSWERABLE', key);
    }
  }
  return findingOf(couple, side, 'DEAD_END', 'goes round');
}

/**
 * Lets both partners answer what is still asked: after a change of state, or a change of mind that took other answers away.
 * Proves that what is asked can be answered and that answering it finishes the questionnaire.
 */
export function finish(couple: Couple, space: ValueSpace): Finding[] {
  return SIDES.flatMap((side) => finishSide(couple, side, space) ?? []);
}
