import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { outcomeLawOf } from '@troth/content/outcome-laws';
import { questionOfKey } from '@troth/content/questionnaire';
import { isAgreed } from '@troth/domain/alignment';
import { type OutcomeAnswers, type OutcomeFacts, OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import { otherSide, type Side } from '@troth/domain/people';
import type { Tx } from '../../kernel/database/database';
import type { CoupleAnswers } from '../../records/case/evaluate-couple';
import type { Case } from '../../records/case/load-case';
import { commitRepository } from '../../records/generation/commit.repository';
import { stateCodeOf } from '../../records/states/state.repository';

/** The answers of one side that count and have an effect on the years, by key. */
function countedAnswers({ evaluation }: CoupleAnswers, side: Side): OutcomeAnswers {
  return Object.fromEntries(
    OUTCOME_QUESTIONS.flatMap((key) => {
      const state = evaluation[side].stateOf(questionOfKey(key).id);
      if (state === undefined || !state.isVisible || state.completeness !== 'COMPLETE') return [];
      const options = state.chosenOptionIds.flatMap((id) => state.node.options.get(id)?.key ?? []);
      return [[key, { options, typed: state.typed }]];
    }),
  );
}

/**
 * What the reader may know of the other partner's answers: once both are done, those to questions that both answered.
 * A partner sees where the two differ, as on the alignment screen; an attorney sees only what the two agree on, which is
 * the own client's answer (D3).
 */
function answersOfOther(given: CoupleAnswers, side: Side, isPartner: boolean): OutcomeAnswers {
  const own = countedAnswers(given, side);
  const other = countedAnswers(given, otherSide(side));
  return Object.fromEntries(
    Object.entries(other).filter(
      ([key]) => own[key] !== undefined && (isPartner || isAgreed(given.evaluation, questionOfKey(key).id)),
    ),
  );
}

const clausesOf = (clause: ClauseNode): readonly ClauseNode[] => [clause, ...clause.children.flatMap(clausesOf)];

/** The clauses whose words someone changed by hand in the newest version, as they are called there. */
const changedByHand = (tree: AgreementTree): OutcomeFacts['changedByHand'] =>
  tree.sections.flatMap((section) =>
    section.clauses
      .flatMap(clausesOf)
      .filter(({ provenance }) => (provenance.edits ?? []).length > 0)
      .map(({ key, number, heading }) => ({
        key,
        name: [number, heading ?? section.title].filter((part) => part !== null).join(' '),
      })),
  );

/** What the years are computed from, beside the disclosures, as one reader may know it. */
export async function outcomeFactsOf(tx: Tx, known: Case, side: Side, isReaderPartner: boolean): Promise<OutcomeFacts> {
  const { couple } = known;
  const given = await known.answers();
  const { evaluation } = given;
  const areBothComplete = couple.partner !== null && evaluation.A.isComplete && evaluation.B.isComplete;
  const law = couple.state === null ? null : outcomeLawOf(stateCodeOf(couple.state));
  const own = countedAnswers(given, side);
  const other = areBothComplete ? answersOfOther(given, side, isReaderPartner) : {};
  const commit = await known.latestCommit();
  const latest =
    commit === undefined ? undefined : await commitRepository(tx).find(couple.document.id, commit.commitAt);
  const gaps: OutcomeFacts['gaps'] = [];
  if (law === null) gaps.push('NO_STATE');
  if (couple.partner === null) gaps.push('NO_PARTNER');
  else if (!areBothComplete) gaps.push('PARTNER_NOT_DONE');
  return {
    law,
    answers: side === 'A' ? { A: { ...own }, B: { ...other } } : { A: { ...other }, B: { ...own } },
    areBothComplete,
    gaps,
    changedByHand: latest === undefined ? [] : changedByHand(latest.tree),
  };
}
